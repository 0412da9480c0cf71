import { Injectable } from '@nestjs/common';
import type { Account } from '@/modules/accounts/domain/account';
import type { CartNames } from '@/modules/cart/quoting/domain/cart-request';
import { BranchDirectory } from '@/modules/support-catalogs/branch-directory.service';
import { Carriers } from '@/modules/support-catalogs/carriers.service';
import { Countries } from '@/modules/support-catalogs/countries.service';
import { PaymentMethods } from '@/modules/support-catalogs/payment-methods.service';

/** What carts call the entries of the catalogs. All of them are in memory: nothing here waits. */
@Injectable()
export class CartNamesService {
  constructor(
    private readonly branches: BranchDirectory,
    private readonly carriers: Carriers,
    private readonly payments: PaymentMethods,
    private readonly countries: Countries,
  ) {}

  /** How the account's catalogs read what live clients write (Decisions 14). */
  readings({ creditTerms }: Account): CartNames {
    return {
      branch: (text) => this.branches.codeAsWritten(text) ?? text.toLowerCase(),
      carrier: (text) => this.carriers.codeAsWritten(text),
      paymentMethod: (text) => this.payments.keyAsWritten(text, creditTerms),
      country: (text) => this.countries.codeAsWritten(text),
    };
  }

  /** Code of a branch that can be picked up at, to show as an example. */
  branchExample(): string {
    return this.branches.all()[0]?.code ?? 'centro';
  }
}
