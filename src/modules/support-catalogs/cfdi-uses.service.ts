import { Injectable } from '@nestjs/common';
import { usesOpenTo, type CfdiUse } from '@/modules/support-catalogs/domain/payment/cfdi-uses';
import { SupportCatalogMemory } from '@/modules/support-catalogs/support-catalog-memory';

/** The uses of an invoice (CFDI) open to a fiscal regime (Decisions 5). */
@Injectable()
export class CfdiUses {
  constructor(private readonly memory: SupportCatalogMemory) {}

  /** `G03`, then `G01`, then by code; none that is for payments only (Contract 4.6, Decisions 5). */
  openTo(regime: string): CfdiUse[] {
    return usesOpenTo(this.memory.get('cfdi_uses'), regime);
  }

  /** The use of this code; undefined when there is none or the regime may not choose it. */
  find(code: string, regime: string): CfdiUse | undefined {
    return this.openTo(regime).find((use) => use.code === code);
  }
}
