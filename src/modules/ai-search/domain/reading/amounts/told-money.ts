import { words } from '@/modules/ai-search/domain/words/words';
import type { ScanToken } from '../scan';

/** What is paid again and again is no budget for a thing: `6 mil al bimestre`, `300 pesos la hora`. */
const EACH = words('al por cada a la el per a');
const PERIODS = words(
  'mes meses mensual mensuales bimestre bimestres bimestral bimestrales semana semanas semanal semanales quincena quincenas quincenal ano anual anuales dia dias diario diarios noche hora horas month week year hour',
);
/** What money is told to have been spent on, or lost as. */
const ITEMS = words('luz renta sueldo multa deducible recibo sueldos colegiatura inscripcion gasolina fianza');
/** Who tells of money that is gone, or due, tells no budget: `me cobró 400`, `nos robaron 20 mil`. */
const GONE = words(
  'cobro cobraron cobraba cobraban cobran costo costaron robaron robo quitaron llevaron perdi perdimos perdio debo debemos gano ganamos gana multaron sacaron bajaron transfirieron depositaron vendi vendimos llego llegan llega subio',
);
/** What so many are: `somos como 120`. */
const BEING = words('somos son eramos fuimos seremos seriamos caben asisten vienen cumple cumplio tiene tenia');
const TO_WHOM = words('me nos le les se te lo la los las ya que');
/** Small words between the verb and its amount. */
const SMALL = words('como casi unos unas de a en mas hasta por los las alrededor cerca el recibo aproximadamente');
const MOST_SMALL = 3;

/** Whether the amount of money from `at` to `end` is one that somebody tells of, and not what the thing may cost. */
export function isToldMoney(tokens: readonly ScanToken[], at: number, end: number): boolean {
  return isPaidEach(tokens, end) || isGone(tokens, at);
}

function isPaidEach(tokens: readonly ScanToken[], end: number): boolean {
  if (PERIODS.has(textAt(tokens, end))) return true;
  if (textAt(tokens, end) === 'de')
    return ITEMS.has(textAt(tokens, end + 1 + Number(textAt(tokens, end + 1) === 'la')));
  return EACH.has(textAt(tokens, end)) && [end + 1, end + 2].some((place) => PERIODS.has(textAt(tokens, place)));
}

/** A verb right before the amount, of what was done to somebody: `me cobraron como 400`; `costo máximo 400` is none. */
function isGone(tokens: readonly ScanToken[], at: number): boolean {
  let verb = at - 1;
  for (let small = 0; small < MOST_SMALL && SMALL.has(textAt(tokens, verb)); small++) verb--;
  if (BEING.has(textAt(tokens, verb))) return true;
  return GONE.has(textAt(tokens, verb)) && TO_WHOM.has(textAt(tokens, verb - 1));
}

function textAt(tokens: readonly ScanToken[], at: number): string {
  return tokens[at]?.text ?? '';
}
