import { alpha2ToAlpha3, alpha2ToNumeric, getNames, registerLocale } from 'i18n-iso-countries';
import spanish from 'i18n-iso-countries/langs/es.json';
import type { CountryRow } from '@/seeds/reference/rows';

registerLocale(spanish);

/** Kosovo's code is a private one, which tax authorities and carriers don't know. */
const NOT_IN_THE_STANDARD = 'XK';

/** Built-in countries: ISO 3166-1 alpha-3 code, numeric code without leading zeros, Spanish name; by name. */
export const countryRows: readonly CountryRow[] = Object.entries(getNames('es'))
  .filter(([alpha2]) => alpha2 !== NOT_IN_THE_STANDARD)
  .flatMap(([alpha2, nombre]) => {
    const codigo = alpha2ToAlpha3(alpha2);
    const numeric = alpha2ToNumeric(alpha2);
    return codigo && numeric ? [{ codigo, id: String(Number(numeric)), nombre }] : [];
  })
  .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
