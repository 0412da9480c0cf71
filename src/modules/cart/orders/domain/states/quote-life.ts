import type { SalesDocumentKind } from '@/modules/cart/orders/domain/documents/sales-document';
import { dayAfter, dayText, endOfDay, mexicoCityDate } from '@/shared/kernel/clock';

/** What a quote's last day depends on. */
export interface QuoteLifeTerms {
  readonly madeAt: Date;
  /** Days after its own. */
  readonly days: number;
  /** Last days (YYYYMMDD) of the offers it was made with. */
  readonly offerDays: readonly number[];
}

/** The last moment at which a quote can be ordered: the end of its last day in Mexico City (Beyond 3.1). Epoch milliseconds. */
export function quoteValidUntil({ madeAt, days, offerDays }: QuoteLifeTerms): number {
  const lastDays = [dayAfter(mexicoCityDate(madeAt), days), ...offerDays.map(dayText)];
  const last = lastDays.reduce((earliest, day) => (day < earliest ? day : earliest));
  return endOfDay(last);
}

/** What a quote can be: to be ordered, past its last day, or an order by now. The words are those of the wire. */
export const QUOTE_STATES = ['vigente', 'vencida', 'ordenada'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** State of a quote at a moment (Beyond 3.1). */
export function quoteState(quote: { readonly ordered: boolean; readonly validUntil: number }, now: number): QuoteState {
  if (quote.ordered) return 'ordenada';
  return now <= quote.validUntil ? 'vigente' : 'vencida';
}

/** What a quote's standing depends on. */
interface QuoteRow {
  readonly kind: SalesDocumentKind;
  readonly validUntil: number | null;
  readonly version: number;
}

/** State and version of a quote at a moment. Its version rises when its time is over: it is shown otherwise from then on (ADR 31). */
export function quoteStanding(
  { kind, validUntil, version }: QuoteRow,
  now: number,
): { state: QuoteState; version: number } {
  const state = quoteState({ ordered: kind === 'order', validUntil: validUntil ?? 0 }, now);
  return { state, version: state === 'vencida' ? version + 1 : version };
}
