import { Injectable } from '@nestjs/common';
import { alpha2ToAlpha3, getNames, registerLocale } from 'i18n-iso-countries/index';
import spanish from 'i18n-iso-countries/langs/es.json';
import type { Country } from '@/modules/support-catalogs/domain/places/countries';
import { foldedName } from '@/modules/support-catalogs/domain/spanish-text';
import { SupportCatalogMemory } from '@/modules/support-catalogs/support-catalog-memory';

registerLocale(spanish);

/** The countries an address may name. */
@Injectable()
export class Countries {
  private named: { readonly of: ReadonlyMap<string, Country>; readonly codes: ReadonlyMap<string, string> } | undefined;

  constructor(private readonly memory: SupportCatalogMemory) {}

  /** By Spanish name (Contract 4.6). */
  list(): Country[] {
    return [...this.memory.get('countries').values()];
  }

  /** The country of this alpha-3 code, in upper case. */
  find(code: string): Country | undefined {
    return this.memory.get('countries').get(code);
  }

  /**
   * The alpha-3 code of a country of the catalog as live clients write it (Decisions 11): alpha-3, alpha-2 or its Spanish
   * name, without regard to case and accents. Undefined when it is none.
   */
  codeAsWritten(text: string): string | undefined {
    const written = foldedName(text);
    const countries = this.memory.get('countries');
    const code = countries.has(written) ? written : alpha2ToAlpha3(written);
    return code !== undefined && countries.has(code) ? code : this.codesByName(countries).get(written);
  }

  /** Names of the catalog win over other usual names; found anew when the catalog changes. */
  private codesByName(of: ReadonlyMap<string, Country>): ReadonlyMap<string, string> {
    if (this.named?.of !== of) {
      const own = [...of.values()].map(({ code, name }) => [foldedName(name), code] as const);
      this.named = { of, codes: new Map([...USUAL_NAMES.filter(([, code]) => of.has(code)), ...own]) };
    }
    return this.named.codes;
  }
}

/** Folded Spanish names in use, with their alpha-3 code. */
const USUAL_NAMES: readonly (readonly [name: string, code: string])[] = Object.entries(
  getNames('es', { select: 'all' }),
).flatMap(([alpha2, names]) => names.map((name) => [foldedName(name), alpha2ToAlpha3(alpha2) ?? ''] as const));
