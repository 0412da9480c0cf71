import { problem, type Problem } from '@/modules/importing/readers/problem';

/** A longer number is shown by no example. */
const LONGEST_EXAMPLE = 20;
const PLAIN = /^[-+]?\d+(\.\d+)?$/;
const GROUPED = /^[^\d.,]*\d{1,3}([,'’\s]\d{3})+(\.\d+)?[^\d.,]*$/;
const WITH_COMMA = /^[^\d.,]*\d+(\.\d{3})*,\d+[^\d.,]*$/;
const WITH_EXPONENT = /^\d+(\.\d+)?e[-+]?\d+$/i;
const WITH_MORE = /^[^\d.,()-]*\d+(\.\d+)?[^\d.,()-]*$/;

/**
 * Of a text in which people see a number, but which is not written as one: what is to be written otherwise, with the number as the example. Undefined
 * for what is a number, and for what is none to anybody.
 */
export function writtenOtherwise(value: unknown): Problem | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  if (PLAIN.test(text)) return undefined;
  if (GROUPED.test(text)) return wrong('lleva separador de miles: escríbalo sin él', text.replace(/[^\d.]/g, ''));
  if (WITH_COMMA.test(text))
    return wrong('lleva coma decimal: escríbalo con punto', text.replace(/[^\d,]/g, '').replace(',', '.'));
  if (WITH_EXPONENT.test(text)) return problem('está escrito con exponente: escríbalo con todas sus cifras');
  if (WITH_MORE.test(text)) return wrong('lleva algo más que el número: escríbalo solo', text.replace(/[^\d.]/g, ''));
  return undefined;
}

function wrong(text: string, example: string): Problem {
  return problem(example.length <= LONGEST_EXAMPLE ? `${text}, por ejemplo ${example}` : text);
}
