import { Injectable } from '@nestjs/common';
import {
  bestDiscount,
  groupMethods,
  methodOfSatCode,
  methodsOpenTo,
  type PaymentMethod,
  type PaymentMethodGroup,
} from '@/modules/support-catalogs/domain/payment/payment-methods';
import { SupportCatalogMemory } from '@/modules/support-catalogs/support-catalog-memory';

/** The ways to pay that are open to an account, by the keys of the credit terms granted to it (Decisions 5). */
@Injectable()
export class PaymentMethods {
  constructor(private readonly memory: SupportCatalogMemory) {}

  /** By heading, in catalog order (Contract 4.6). */
  groups(creditTerms: readonly string[]): PaymentMethodGroup[] {
    return groupMethods(this.openTo(creditTerms));
  }

  /** The method of this key (`metodo_pago`); undefined when there is none or the account was not granted it. */
  find(key: string, creditTerms: readonly string[]): PaymentMethod | undefined {
    return this.openTo(creditTerms).find((method) => method.key === key);
  }

  /** The key of a method as live clients write it: itself, or its SAT code where that names one method (Decisions 10). */
  keyAsWritten(text: string, creditTerms: readonly string[]): string {
    const open = this.openTo(creditTerms);
    const key = text.toLowerCase();
    return open.some((method) => method.key === key) ? key : (methodOfSatCode(open, key)?.key ?? key);
  }

  /** The account's best ready-money discount in millionths (Decisions 8, `financiero`). */
  bestDiscount(creditTerms: readonly string[]): number {
    return bestDiscount(this.openTo(creditTerms));
  }

  private openTo(creditTerms: readonly string[]): PaymentMethod[] {
    return methodsOpenTo(this.memory.get('payment_methods'), creditTerms);
  }
}
