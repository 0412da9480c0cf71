import { bookOf } from '@/modules/ai-search/domain/words/phrase-book';
import { words } from '@/modules/ai-search/domain/words/words';
import type { IntentDraft } from '../intent-draft';
import type { Reading, Rule } from '../rule';
import { textAt, type ScanToken } from '../scan';
import { REFUSED_BEHIND } from './refusals';

/** Before a brand: it is not to be had. Of anything else these tell how somebody feels. */
const DISLIKING = bookOf({
  no: 'nada|alternativa a|alternativas a|alternativa de|alternativas de|alternativa para|sustituto de|sustituto para|sustituta de|sustitutos de|opcion a|opciones a|opcion distinta a|opcion diferente a|competencia de|competidor de|competidores de|rival de|alternative to|alternatives to|substitute for|no me alcanza para|no nos alcanza para|no me alcanza pa|odio|detesto|aborrezco|nunca mas|jamas|no manejo|no manejamos|no trabajo|no trabajamos|no uso|no usamos|no vendo|no vendemos|no acepta|no aceptan|no le gusta|no les gusta|no le gustan|no quiere|no quieren|no confia en|no confian en|no usa|no usan|no maneja|no manejan|no compra|no compran|no compro|no compramos|no pide|no piden|no confio en|no confiamos en|no soporto|harto de|harta de|hartos de|cansado de|cansada de|cansados de|decepcionado de|decepcionada de|olvidate de|olvidense de|quito|i hate|we hate|hate|never again|no more|no puedo usar|no podemos usar|no puedo poner|no podemos poner|no puedo comprar|no podemos comprar|tired of|fed up with|sick of|avoid|avoiding|stay away from',
});
/** Behind a brand, wherever it stands. */
const REFUSED = bookOf({
  no: [
    'ya no|ya no quiero|ya no queremos|ya no me gusta|ya no la quiero|ya no lo quiero|jamas|nunca|nunca mas|never again|no more',
    ...REFUSED_BEHIND,
  ].join('|'),
});
/** Behind a brand that a part of the text begins with: what is told of one's own thing is no reason to leave out its maker. */
const COMPLAINING = bookOf({
  no: 'salio chafa|salieron chafas|salio mala|salio malo|salen malas|salen malos|son chafas|es chafa|son malisimas|son malisimos|salio bien mala|salio bien malo|se descompuso|se descomponen|se descompone|me vio la cara|me vieron la cara|nos vio la cara|me quedo mal|nos quedo mal|me quedaron mal|me dejo tirado|me dejaron tirado|no me respeto la garantia|no respeta la garantia|me fallo|me falla|me fallan|nos fallo|fallan mucho|falla mucho|me salio mala|me salio malo|me salieron malas|me salieron malos|me salio muy mala|me salio muy malo|no sirve|no sirven|no me sirve|no me gusta|no me gustan|no me convence|es mala|es malo|son malas|son malos|es muy mala|es muy malo|es una porqueria|no aguanta|no aguantan|me decepciono|ha fallado|han fallado|me ha fallado|me han fallado|nos ha fallado|nos han fallado|me ha fallado mucho|nos ha fallado mucho|me ha salido mala|me ha salido malo|me han salido malas|nos ha salido mala|me ha salido muy mala|nos ha salido muy mala|me ha quedado mal|nos ha quedado mal|me ha dado problemas|me da problemas|nos da problemas|me dio problemas|me ha dado lata|da mucha lata|me da lata|no me ha funcionado|no me funciono|no me ha servido|no me sirvio|no me ha gustado|no me gusto|sale muy mala|sale mala|salen muy malas|no me dura|no me duran',
});
const SMALL = words('un una a de los las la el marca marcas cosas productos');
const BEGINNING = words('y pero la los las el marca que porque');
/** Small words between a dislike and its brand at most. */
const MOST_SMALL = 3;

/** `odio Hikvision`, `Hikvision ya no`, `Hikvision me salió mala`: the brand is left out. */
export const dislikedBrand: Rule = (reading, at) => {
  const disliking = DISLIKING.find(reading.tokens, at);
  if (disliking) return dislikedBehind(reading, at, disliking.length);
  const brand = reading.lexicon.brandAt(reading.tokens, at);
  const complaint = brand ? complaintLength(reading, at, brand.length) : 0;
  if (!brand || complaint === 0) return 0;
  leaveOut(reading.draft, brand.value);
  return brand.length + complaint;
};

function leaveOut(draft: IntentDraft, brandId: string): void {
  draft.excludeBrand(brandId);
  draft.endPhrase();
}

/** The brands behind a dislike, one or several: `prohíbe Hikvision y Dahua`. */
function dislikedBehind({ tokens, lexicon, draft }: Reading, at: number, length: number): number {
  let end = at;
  for (let place = pastSmall(tokens, at + length); ; place = pastSmall(tokens, end + 1)) {
    const brand = lexicon.brandAt(tokens, place);
    if (!brand) return end - at;
    leaveOut(draft, brand.value);
    end = place + brand.length;
    if (!JOINING.has(textAt(tokens, end))) return end - at;
  }
}
const JOINING = words('y e ni o u and or nor');

function pastSmall(tokens: readonly ScanToken[], from: number): number {
  let place = from;
  while (place < from + MOST_SMALL && SMALL.has(textAt(tokens, place))) place++;
  return place;
}

/** How many tokens behind a brand of `length` at `at` say that it is not wanted; 0 for none. */
function complaintLength({ tokens }: Reading, at: number, length: number): number {
  const last = tokens[at - 1];
  const begins = last === undefined || last.kind === 'break' || BEGINNING.has(last.text);
  const end = at + length;
  return (REFUSED.find(tokens, end) ?? (begins ? COMPLAINING.find(tokens, end) : undefined))?.length ?? 0;
}
