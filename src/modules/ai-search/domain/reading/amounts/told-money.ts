import { CLITICS } from '@/modules/ai-search/domain/words/clitics';
import { words } from '@/modules/ai-search/domain/words/words';
import { CURRENCIES } from '../grammar';
import { partEnd, partStart } from '../marks';
import { textAt, type ScanToken } from '../scan';

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
/** So many of what are told behind these, where no currency is said: `somos como 120`; `lo que traigo son 500 pesos` is money. */
const BEING = words('somos son eramos fuimos seremos seriamos caben asisten vienen cumple cumplio');
const TO_WHOM: ReadonlySet<string> = new Set([...CLITICS, 'ya', 'que']);
/** Small words between the verb and its amount. */
const SMALL = words('como casi unos unas de a en mas hasta por los las alrededor cerca el recibo aproximadamente');
const MOST_SMALL = 3;

/** With these a clause tells what money was paid, earned or lost. */
const PAID = words(
  'cobramos cobro cobra cobran cobraron pagamos paga pagan pago pague pagaron llevaron perdi perdimos perdio perdieron robaron junto juntamos gano ganamos gana gastamos gasta gastan costaron sale salen vendo vendemos',
);
/** Where one of these stands too, the clause tells what there is to spend. */
const TO_SPEND = words(
  'tengo tenemos tiene traigo presupuesto hasta maximo tope menos mas quiero quisiera queremos busco buscamos ocupo ocupamos necesito necesitamos recomienda recomiendan recomiendas algo cueste cuesten costar gastar pagar da dan dieron autorizaron alcanza unos unas',
);
const YEAR = /^(?:19[5-9]\d|200[1-9]|20[1-3]\d)$/;

/**
 * Whether the amount of money from `at` to `end` is one that somebody tells of, and not what the thing may cost; `isVague`: whether it was said without
 * a limit.
 */
export function isToldMoney(tokens: readonly ScanToken[], at: number, end: number, isVague: boolean): boolean {
  return (
    isPaidEach(tokens, end) ||
    isGone(tokens, at, end) ||
    isYear(tokens, at, end) ||
    (isVague && isPaid(tokens, at, end))
  );
}

/** `desde 2009`. */
function isYear(tokens: readonly ScanToken[], at: number, end: number): boolean {
  return textAt(tokens, at) === 'desde' && YEAR.test(textAt(tokens, end - 1)) && end - at === 2;
}

/** So many words tell more than what is wished and how much there is for it. */
const LONG = 20;
/** Words beside an amount that tell nothing of it by themselves. */
const BARE = 2;

/**
 * `cada copia me sale en 80 pesos`, `me negaron 45 mil pesos`: in a long text money is what there is to spend only where that is said, or where the amount
 * stands by itself. One between two marks goes with what was told before it.
 */
function isPaid(tokens: readonly ScanToken[], at: number, end: number): boolean {
  const start = partStart(tokens, at);
  const part = tokens.slice(start, partEnd(tokens, end));
  if (part.some(({ text }) => TO_SPEND.has(text))) return false;
  if (part.length > end - at + BARE) return tokens.length > LONG || part.some(({ text }) => PAID.has(text));
  const before = tokens.slice(partStart(tokens, start - 1), Math.max(0, start - 1));
  return before.some(({ text }) => PERIODS.has(text) || PAID.has(text));
}

function isPaidEach(tokens: readonly ScanToken[], end: number): boolean {
  if (PERIODS.has(textAt(tokens, end))) return true;
  if (textAt(tokens, end) === 'de')
    return ITEMS.has(textAt(tokens, end + 1 + Number(textAt(tokens, end + 1) === 'la')));
  return EACH.has(textAt(tokens, end)) && [end + 1, end + 2].some((place) => PERIODS.has(textAt(tokens, place)));
}

/** A verb right before the amount, of what was done to somebody: `me cobraron como 400`; `costo máximo 400` is none. */
function isGone(tokens: readonly ScanToken[], at: number, end: number): boolean {
  let verb = at - 1;
  for (let small = 0; small < MOST_SMALL && SMALL.has(textAt(tokens, verb)); small++) verb--;
  if (BEING.has(textAt(tokens, verb))) return !namesCurrency(tokens, at, end);
  return GONE.has(textAt(tokens, verb)) && TO_WHOM.has(textAt(tokens, verb - 1));
}

function namesCurrency(tokens: readonly ScanToken[], at: number, end: number): boolean {
  return tokens
    .slice(at, end)
    .some(({ text }, place) => text === '$' || CURRENCIES.find(tokens, at + place) !== undefined);
}
