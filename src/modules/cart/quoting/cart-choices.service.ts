import { Injectable } from '@nestjs/common';
import { AccountDirectory } from '@/modules/accounts/account-directory.service';
import type { Account } from '@/modules/accounts/domain/account';
import type { CartChoices, ChoiceProblem } from '@/modules/cart/quoting/domain/cart-request';
import { deliveryRules } from '@/modules/cart/quoting/domain/delivery/delivery-rules';
import { BranchDirectory } from '@/modules/support-catalogs/branch-directory.service';
import { Carriers } from '@/modules/support-catalogs/carriers.service';
import { CfdiUses } from '@/modules/support-catalogs/cfdi-uses.service';
import type { Branch } from '@/modules/support-catalogs/domain/places/branch';
import { holdsForPickup, type Carrier } from '@/modules/support-catalogs/domain/delivery/carriers';
import type { PaymentMethod } from '@/modules/support-catalogs/domain/payment/payment-methods';
import { PaymentMethods } from '@/modules/support-catalogs/payment-methods.service';
import type { Caller } from '@/shared/kernel/caller';

/** What a cart picks, as the catalogs have it now, and every pick that can't stand. */
export interface ChosenTerms {
  /** The branch to collect at, when the goods are collected. */
  readonly branch: Branch | undefined;
  /** The carrier, when the delivery needs one. */
  readonly carrier: Carrier | undefined;
  readonly paymentMethod: PaymentMethod | undefined;
  readonly problems: readonly ChoiceProblem[];
}

/** Looks up what a cart picks from the account's catalogs, once. All of them are in memory: nothing here waits. */
@Injectable()
export class CartChoicesService {
  constructor(
    private readonly accounts: AccountDirectory,
    private readonly branches: BranchDirectory,
    private readonly carriers: Carriers,
    private readonly cfdiUses: CfdiUses,
    private readonly payments: PaymentMethods,
  ) {}

  /** The caller's account; throws `cuenta_sin_acceso` when it is gone. */
  account(caller: Caller): Account {
    return this.accounts.of(caller);
  }

  /**
   * Looks up what was chosen and tells what is wrong with each choice; what was not chosen is left alone (Decisions 10: a 400 names the
   * field of each problem).
   */
  choose(account: Account, choices: CartChoices): ChosenTerms {
    const { type, ownGuide } = choices;
    const rules = type && deliveryRules({ type, ownGuide, guideAttached: false });
    const problems: ChoiceProblem[] = [];
    const pick = <T>(code: string | undefined, find: (code: string) => T, problem: ChoiceProblem): T | undefined => {
      const found = code === undefined ? undefined : find(code);
      if (code !== undefined && !found) problems.push(problem);
      return found;
    };
    const branch = pick(
      rules?.needsBranch ? choices.branch : undefined,
      (code) => this.branches.get(code),
      'branch_unknown',
    );
    const carrier = pick(
      rules?.needsCarrier ? choices.carrier : undefined,
      (code) => this.carriers.find(code),
      'carrier_unknown',
    );
    if (carrier && rules?.groundCarrierOnly && !holdsForPickup(carrier)) problems.push('carrier_not_ground');
    pick(choices.cfdiUse, (code) => this.cfdiUses.find(code, account.taxRegime), 'cfdi_use_unknown');
    const paymentMethod = pick(
      choices.paymentMethod,
      (key) => this.payments.find(key, account.creditTerms),
      'payment_method_unknown',
    );
    return { branch, carrier, paymentMethod, problems };
  }
}
