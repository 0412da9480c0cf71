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

/** The index of order folios as orders are given out. */
export const SPELLED = 'ix_invoices_spelled';

/**
 * The matches of a prefix as index ranges without overlap: by folio, by order folio where the folio doesn't match, and by the order
 * folio as orders are given out where neither does.
 */
export function prefixRanges({ text }: FolioPrefix): IndexRange[] {
  const byFolio = startsWith('folio', text);
  const byOrder = orderConditions('order_folio', text);
  return [
    { index: 'ix_invoices_folio', where: byFolio },
    ...byOrder.map((where) => ({ index: 'ix_invoices_order', where: except(where, [byFolio]) })),
    ...orderConditions('order_spelled', text).map((where) => ({
      index: SPELLED,
      where: except(where, [byFolio, ...byOrder]),
    })),
  ];
}

/** The matches of a prefix as one condition; `spelled`: also those that only the order folio as orders are given out tells. */
export function prefixCondition({ text }: FolioPrefix, spelled: boolean): Sql {
  return anyOf([
    startsWith('folio', text),
    ...orderConditions('order_folio', text),
    ...(spelled ? orderConditions('order_spelled', text) : []),
  ]);
}

/** An order folio matches by its start; a whole one also when it was imported without its `-API` (Decisions 13). */
function orderConditions(column: string, text: string): Sql[] {
  const bare = withoutOrderSuffix(text);
  const whole: Sql[] = bare === text || bare === '' ? [] : [{ text: `${column} = ?`, values: [bare] }];
  return [startsWith(column, text), ...whole];
}

function except(where: Sql, others: readonly Sql[]): Sql {
  const other = anyOf(others);
  return { text: `${where.text} AND NOT ${other.text}`, values: [...where.values, ...other.values] };
}

function anyOf(parts: readonly Sql[]): Sql {
  return { text: `(${parts.map((part) => part.text).join(' OR ')})`, values: parts.flatMap((part) => part.values) };
}
