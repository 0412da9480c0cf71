import { shiftDays } from '../calendar';
import { ACCOUNTS, DEMO_ACCOUNT, type AccountDraft } from '../data/accounts';
import { BRANCHES, type BranchDraft } from '../data/branches';
import { diceFor } from '../dice';

/** How far an invoice's delivery got; `held` waits at the carrier's branch. */
export type InvoiceStage =
  'created' | 'ordered' | 'purchased' | 'invoiced' | 'waiting' | 'travelling' | 'held' | 'delivered' | 'cancelled';

/** What an invoice is before its lines and amounts are worked out. */
export interface InvoicePlan {
  readonly account: AccountDraft;
  readonly branch: BranchDraft;
  readonly date: Date;
  readonly stage: InvoiceStage;
  /** `FA26/000123`. */
  readonly folio: string;
  /** `MTY-004512/26-API`. */
  readonly orderFolio: string;
}

const RECENT: readonly (readonly [daysAgo: number, stage: InvoiceStage])[] = [
  [0, 'created'],
  [0, 'ordered'],
  [1, 'purchased'],
  [1, 'invoiced'],
  [2, 'waiting'],
  [3, 'travelling'],
  [4, 'held'],
  [6, 'delivered'],
  [7, 'cancelled'],
];

/** Days ago and stage of every invoice of an account: the demo account has every stage and a longer history. */
function history(account: AccountDraft): readonly (readonly [number, InvoiceStage])[] {
  const dice = diceFor(`invoices ${account.number}`);
  const demo = account.number === DEMO_ACCOUNT;
  const recent = demo ? RECENT : RECENT.filter((_, order) => order > 3 && dice.chance(60));
  const count = demo ? 32 : 9;
  const older = Array.from({ length: count }, (_, order): readonly [number, InvoiceStage] => [
    12 + Math.floor((order * 1060) / count) + dice.int(0, 20),
    dice.chance(7) ? 'cancelled' : 'delivered',
  ]);
  return [...recent, ...older];
}

/** Invoices of every account over three years up to today, oldest first, with rising folios per year. */
export function invoicePlans(today: Date): readonly InvoicePlan[] {
  const dated = ACCOUNTS.flatMap((account) =>
    history(account).map(([daysAgo, stage]) => ({ account, stage, date: shiftDays(today, -daysAgo) })),
  );
  dated.sort((a, b) => a.date.getTime() - b.date.getTime());
  const next = new Map<string, number>();
  return dated.map(({ account, stage, date }): InvoicePlan => {
    const year = String(date.getUTCFullYear()).slice(2);
    const dice = diceFor(`folio ${account.number} ${date.toISOString().slice(0, 10)} ${stage}`);
    const number = (next.get(year) ?? 100) + dice.int(1, 40);
    next.set(year, number);
    const branch = dice.pick(BRANCHES.filter((candidate) => candidate.supplies));
    return {
      account,
      branch,
      date,
      stage,
      folio: `FA${year}/${String(number).padStart(6, '0')}`,
      orderFolio: `${branch.series}-${String(number * 3 + 11).padStart(6, '0')}/${year}-API`,
    };
  });
}
