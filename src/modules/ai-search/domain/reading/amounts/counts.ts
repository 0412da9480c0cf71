import { unitAt } from '@/modules/ai-search/domain/amounts/unit-at';
import { readNumber, type ReadNumber } from '@/modules/ai-search/domain/amounts/numbers';
import { isAsOne } from '@/modules/ai-search/domain/kinds/as-one';
import { words } from '@/modules/ai-search/domain/words/words';
import { textAt, type ScanToken } from '../scan';

/** `llevo 12 años`. */
const TIMES = words('anos ano meses mes semanas semana dias dia horas hora minutos');

/** A number of things that is a whole one; undefined for none. */
export function readWhole(tokens: readonly ScanToken[], at: number): ReadNumber | undefined {
  const number = readNumber(tokens, at);
  return number && Number.isInteger(number.value) && number.value > 0 ? number : undefined;
}

/** Whether what follows a number is counted, not measured. */
export function isCounted(tokens: readonly ScanToken[], at: number): boolean {
  if (TIMES.has(textAt(tokens, at))) return false;
  const unit = unitAt(tokens, at);
  return unit === undefined || (unit.dimension === 'cameras' && !isAsOne(tokens));
}
