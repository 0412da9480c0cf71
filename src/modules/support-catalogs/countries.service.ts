import { Injectable } from '@nestjs/common';
import type { Country } from '@/modules/support-catalogs/domain/countries';
import { SupportCatalogMemory } from '@/modules/support-catalogs/support-catalog-memory';

/** The countries an address may name. */
@Injectable()
export class Countries {
  constructor(private readonly memory: SupportCatalogMemory) {}

  /** By Spanish name (Contract 4.6). */
  list(): Country[] {
    return [...this.memory.get('countries').values()];
  }

  /** The country of this alpha-3 code, in upper case. */
  find(code: string): Country | undefined {
    return this.memory.get('countries').get(code);
  }
}
