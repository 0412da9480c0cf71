import { Injectable } from '@nestjs/common';
import type { Account } from '@/modules/accounts/domain/account';

/** The best discount of the payment methods without credit, in millionths: what `financiero=true` applies (Decisions 8). */
@Injectable()
export class ReadyMoneyDiscount {
  of(_account: Account): number {
    return 40_000;
  }
}
