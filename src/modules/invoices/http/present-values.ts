import { formatScaled } from '@/shared/money/scaled';
import { AMOUNT_DECIMALS } from '@/modules/invoices/domain/invoice';

/** `YYYY-MM-DD HH:MM:SS` as `DD-MM-YYYY HH:MM:SS`; empty when unknown. */
export function dayFirst(time: string): string {
  return time.replace(/^(\d{4})-(\d{2})-(\d{2})/, '$3-$2-$1');
}

/** Ten-thousandths as text with two decimals, more only where there are more: 15486000 gives "1548.60". */
export function amountText(amount: number): string {
  return formatScaled(amount, AMOUNT_DECIMALS, 2);
}

/** Ten-thousandths as a JSON number: 15486000 gives 1548.6. */
export function amountNumber(amount: number): number {
  return Number(formatScaled(amount, AMOUNT_DECIMALS, 0));
}
