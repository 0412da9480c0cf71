import { Injectable } from '@nestjs/common';
import { AccountDirectory } from '@/modules/accounts/account-directory.service';
import type { Account } from '@/modules/accounts/domain/account';
import type { CartChoices, CartNames, ChoiceProblem } from '@/modules/cart/quoting/domain/cart-request';
import { deliveryRules } from '@/modules/cart/quoting/domain/delivery-rules';
import { BranchDirectory } from '@/modules/support-catalogs/branch-directory.service';
import { Carriers } from '@/modules/support-catalogs/carriers.service';
import { CfdiUses } from '@/modules/support-catalogs/cfdi-uses.service';
import { Countries } from '@/modules/support-catalogs/countries.service';
import { holdsForPickup } from '@/modules/support-catalogs/domain/carriers';
import { PaymentMethods } from '@/modules/support-catalogs/payment-methods.service';
import type { Caller } from '@/shared/kernel/caller';
import { DomainError } from '@/shared/kernel/domain-error';

/** Whether what a cart picks is in the account's catalogs. All of them are in memory: nothing here waits. */
@Injectable()
export class CartCatalogs {
  constructor(
    private readonly accounts: AccountDirectory,
    private readonly branches: BranchDirectory,
    private readonly carriers: Carriers,
    private readonly cfdiUses: CfdiUses,
    private readonly payments: PaymentMethods,
    private readonly countries: Countries,
  ) {}

  /** The caller's account; throws `cuenta_sin_acceso` when it is gone. */
  account(caller: Caller): Account {
    const account = this.accounts.get(caller.accountId);
    if (!account) throw new DomainError('forbidden', 'cuenta_sin_acceso', 'account not found');
    return account;
  }

  /** How the account's catalogs read what live clients write (Decisions 14). */
  names({ creditTerms }: Account): CartNames {
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

  /** Every choice that can't stand (Decisions 10: a 400 that names the field); choices not made are not judged. */
  problems(account: Account, choices: CartChoices): ChoiceProblem[] {
    const { cfdiUse, paymentMethod } = choices;
    const problems: ChoiceProblem[] = [];
    if (choices.type === 'branch-pickup' && choices.branch !== undefined && !this.branches.get(choices.branch)) {
      problems.push('branch_unknown');
    }
    problems.push(...this.carrierProblem(choices));
    if (cfdiUse !== undefined && !this.cfdiUses.find(cfdiUse, account.taxRegime)) problems.push('cfdi_use_unknown');
    if (paymentMethod !== undefined && !this.payments.find(paymentMethod, account.creditTerms)) {
      problems.push('payment_method_unknown');
    }
    return problems;
  }

  private carrierProblem({ type, ownGuide, carrier: code }: CartChoices): ChoiceProblem[] {
    if (type === undefined || code === undefined) return [];
    const rules = deliveryRules({ type, ownGuide, guideAttached: false });
    if (!rules.needsCarrier) return [];
    const carrier = this.carriers.find(code);
    if (!carrier) return ['carrier_unknown'];
    return rules.groundCarrierOnly && !holdsForPickup(carrier) ? ['carrier_not_ground'] : [];
  }
}
