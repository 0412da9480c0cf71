/** What is wrong with the quotes of a record. */
export type CsvFault = 'quote_inside' | 'text_after_quote' | 'unclosed';

export type CsvRecord = readonly string[] | { readonly fault: CsvFault };

const QUOTE = 0x22;
const COMMA = 0x2c;

/** Whether a piece of a record leaves a quoted cell open, given whether it began in one (RFC 4180: quotes come in pairs). */
export function leavesQuoteOpen(text: string, openBefore: boolean): boolean {
  let open = openBefore;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) open = !open;
  return open;
}

/** The cells of one whole record, without its line end (RFC 4180). */
export function parseCsvRecord(text: string): CsvRecord {
  if (!text.includes('"')) return text.split(',');
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    if (text.charCodeAt(at) === QUOTE) {
      const end = closingQuote(text, at + 1);
      if (end < 0) return { fault: 'unclosed' };
      cells.push(text.slice(at + 1, end).replaceAll('""', '"'));
      at = end + 1;
      if (at < text.length && text.charCodeAt(at) !== COMMA) return { fault: 'text_after_quote' };
    } else {
      const comma = text.indexOf(',', at);
      const cell = text.slice(at, comma < 0 ? text.length : comma);
      if (cell.includes('"')) return { fault: 'quote_inside' };
      cells.push(cell);
      at += cell.length;
    }
    if (at >= text.length) return cells;
    at++;
  }
}

/** Where the quoted cell that starts at `from` ends: a quote that is not followed by another. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text.charCodeAt(at + 1) !== QUOTE) return at;
  }
  return -1;
}
