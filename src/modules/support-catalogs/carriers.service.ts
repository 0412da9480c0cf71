import { Injectable } from '@nestjs/common';
import {
  carrierAsWritten,
  coverageOf,
  type Carrier,
  type Coverage,
} from '@/modules/support-catalogs/domain/delivery/carriers';
import { SupportCatalogMemory } from '@/modules/support-catalogs/support-catalog-memory';

/** The carriers and where the coverage-dependent ones deliver. */
@Injectable()
export class Carriers {
  constructor(private readonly memory: SupportCatalogMemory) {}

  /** In catalog order, the coverage-dependent ones last (Contract 4.6). */
  list(): Carrier[] {
    return [...this.memory.get('carriers').values()];
  }

  /** The carrier of this code. */
  find(code: string): Carrier | undefined {
    return this.memory.get('carriers').get(code);
  }

  /** The code of a carrier as live clients write it: separators and case aside (Decisions 5); as sent where it is none. */
  codeAsWritten(text: string): string {
    const carriers = this.memory.get('carriers');
    const code = text.toLowerCase();
    return carriers.has(code) ? code : (carrierAsWritten(carriers.values(), text)?.code ?? code);
  }

  /** Whether a carrier delivers to a five-digit postal code; without one, what it would take to know (Contract 2.11). */
  coverage(carrier: Carrier, postalCode?: string): Coverage {
    return coverageOf(carrier, this.memory.get('carrier_coverage').get(carrier.code), postalCode);
  }
}
