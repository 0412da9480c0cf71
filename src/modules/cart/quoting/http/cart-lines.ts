import { isListNumber } from '@/shared/http/fields/bracketed-fields';
import { isRecord } from '@/shared/kernel/is-record';
import type { CartLine } from '@/modules/cart/quoting/domain/quote-input';
import type { FieldProblem } from '@/shared/http/errors/api-error';
import { identifier, integer, oneOf, type Parsed, type Parser } from '@/shared/http/fields/parsers';
import { CONDITION_WORDS, conditionOf } from '@/modules/cart/quoting/http/wire-words';

export const MAX_LINES = 50;
/** Of one line. */
export const MAX_QUANTITY = 999_999;

const quantity = integer(1, MAX_QUANTITY);
const condition = oneOf(CONDITION_WORDS, true);
const EXAMPLE = [{ id: 1001, cantidad: 2, tipo: 'nuevo' }];

/**
 * `productos` (Contract 4.5): one to fifty lines. Every problem of every line goes to `problems`; the lines that are good
 * come back.
 */
export function readLines(raw: unknown, problems: FieldProblem[]): CartLine[] {
  const list = asList(raw);
  const problem = listProblem(list);
  if (problem !== undefined) {
    problems.push({ campo: 'productos', problema: problem, ejemplo: EXAMPLE });
    return [];
  }
  return (list as unknown[]).flatMap((line, index) => readLine(line, `productos[${index}]`, problems) ?? []);
}

/**
 * PHP writes a list out of which lines were taken as an object by number. It is the list it was, in the order of the numbers (which is that of
 * an object's keys), as in a form (Decisions 1).
 */
function asList(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const numbers = Object.keys(raw);
  return numbers.length > 0 && numbers.every(isListNumber) ? Object.values(raw) : raw;
}

function listProblem(raw: unknown): string | undefined {
  if (raw === undefined) return 'es obligatorio';
  if (!Array.isArray(raw)) return 'debe ser una lista de productos';
  if (raw.length === 0) return 'debe tener al menos un producto';
  return raw.length > MAX_LINES ? `admite hasta ${MAX_LINES} productos` : undefined;
}

function readLine(raw: unknown, campo: string, problems: FieldProblem[]): CartLine | undefined {
  if (!isRecord(raw)) {
    problems.push({ campo, problema: 'debe ser un objeto con id, cantidad y tipo', ejemplo: EXAMPLE[0] });
    return undefined;
  }
  const productId = member(raw.id, identifier);
  const pieces = member(raw.cantidad, quantity);
  const word = member(raw.tipo, condition);
  if (!productId.ok) problems.push({ campo: `${campo}.id`, problema: productId.problem, ejemplo: 1001 });
  if (!pieces.ok) problems.push({ campo: `${campo}.cantidad`, problema: pieces.problem, ejemplo: 2 });
  if (!word.ok) problems.push({ campo: `${campo}.tipo`, problema: word.problem, ejemplo: 'nuevo' });
  if (!productId.ok || !pieces.ok || !word.ok) return undefined;
  return { productId: productId.value, condition: conditionOf(word.value), quantity: pieces.value };
}

function member<T>(raw: unknown, parse: Parser<T>): Parsed<T> {
  return raw === undefined || raw === null || raw === '' ? { ok: false, problem: 'es obligatorio' } : parse(raw);
}
