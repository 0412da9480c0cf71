import type { FolioPrefix, Period } from '@/modules/invoices/domain/invoice-search';
import { withoutOrderSuffix } from '@/modules/invoices/domain/folio';

/** A piece of SQL with the values of its placeholders. */
export interface Sql {
  readonly text: string;
  readonly values: readonly (string | number)[];
}

/** An index to read from and the condition that makes a range of it. */
export interface IndexRange {
  readonly index: string;
  readonly where: Sql;
}

/** Sorts after every character a folio may hold, on both databases (UTF-8 bytes and code points agree). */
const LAST = '\u{10ffff}';

/** Values that start with `prefix`: a plain range, so no character of it is a wildcard and the index is used. */
function startsWith(column: string, prefix: string): Sql {
  return { text: `${column} BETWEEN ? AND ?`, values: [prefix, prefix + LAST] };
}

export function inPeriod(period: Pick<Period, 'from' | 'to'>): IndexRange {
  return {
    index: 'ix_invoices_issued',
    where: { text: 'issued_on BETWEEN ? AND ?', values: [period.from, period.to] },
  };
}

/** The matches of a prefix as index ranges without overlap: by folio, and by order folio where the folio doesn't match. */
export function prefixRanges({ text }: FolioPrefix): IndexRange[] {
  const byFolio = startsWith('folio', text);
  return [
    { index: 'ix_invoices_folio', where: byFolio },
    ...orderConditions(text).map((byOrder) => ({
      index: 'ix_invoices_order',
      where: { text: `${byOrder.text} AND NOT (${byFolio.text})`, values: [...byOrder.values, ...byFolio.values] },
    })),
  ];
}

/** The matches of a prefix as one condition. */
export function prefixCondition({ text }: FolioPrefix): Sql {
  const parts = [startsWith('folio', text), ...orderConditions(text)];
  return { text: `(${parts.map((part) => part.text).join(' OR ')})`, values: parts.flatMap((part) => part.values) };
}

/** An order folio matches by its start; a whole one also when it was imported without its `-API` (Decisions 13). */
function orderConditions(text: string): Sql[] {
  const bare = withoutOrderSuffix(text);
  const whole: Sql[] = bare === text || bare === '' ? [] : [{ text: 'order_folio = ?', values: [bare] }];
  return [startsWith('order_folio', text), ...whole];
}
