import { mainsOf } from '@/modules/ai-search/domain/amounts/mains';
import { unitAt } from '@/modules/ai-search/domain/amounts/unit-at';
import { isCount } from '@/modules/ai-search/domain/amounts/price-amounts';
import { bookOf } from '@/modules/ai-search/domain/words/phrase-book';
import { words } from '@/modules/ai-search/domain/words/words';
import { CURRENCIES } from '../grammar';
import type { Rule } from '../rule';
import { textAt, type ScanToken } from '../scan';

/** As people round the volts of the mains. */
const SAID = words('110 115 117 120 125 127 208 220 230 240 440 480');
/** Where one of these is named such a number is of volts. */
const ELECTRIC = words(
  'corriente luz voltaje toma tomas bifasica bifasico monofasica monofasico trifasica trifasico contacto contactos enchufe enchufes fase fases acometida minisplit minisplits clima climas motor motores bomba bombas compresor soldadora generador inversor',
);
const LEADING = words('a de con en tengo hay');
/** `no tengo 220 en la casa`. */
const NONE = bookOf({
  none: 'no tengo|no tenemos|no hay|no cuento con|no contamos con|no me llega|no nos llega|no llega|no traigo|sin|nada de|no de|ni de|que no sea de|que no sean de',
});
const MOST_OF_NONE = 5;

/** `solo tengo corriente de 110`, `minisplit a 220`: volts, whose unit nobody says. */
export const mainsVoltage: Rule = ({ tokens, draft }, at) => {
  const leads = LEADING.has(textAt(tokens, at)) && SAID.has(textAt(tokens, at + 1)) ? 1 : 0;
  const place = at + leads;
  const isLed = leads > 0 || LEADING.has(textAt(tokens, at - 1));
  if (!isLed || !isOfMains(tokens, place)) return 0;
  const value = Number(textAt(tokens, place));
  const isNone = draft.negation !== undefined || isDenied(tokens, place);
  if (isNone) draft.denyMeasure({ dimension: 'volts', value, comparison: 'equal' });
  else draft.addMeasure({ dimension: 'volts', value, comparison: 'equal' });
  return leads + 1;
};

function isOfMains(tokens: readonly ScanToken[], at: number): boolean {
  const isSaid = SAID.has(textAt(tokens, at)) && mainsOf(Number(textAt(tokens, at))) !== undefined;
  if (!isSaid || !tokens.some(({ text }) => ELECTRIC.has(text))) return false;
  const next = at + 1;
  const isOfElse = unitAt(tokens, next) !== undefined || CURRENCIES.find(tokens, next) !== undefined;
  return !isOfElse && !isCount(tokens[next]) && tokens[next]?.joined !== true && tokens[next]?.kind !== 'number';
}

/** Whether right before the number it is said that there is none of it. */
function isDenied(tokens: readonly ScanToken[], at: number): boolean {
  for (let from = Math.max(0, at - MOST_OF_NONE); from < at; from++) {
    if (from + (NONE.find(tokens, from)?.length ?? 0) === at) return true;
  }
  return false;
}
