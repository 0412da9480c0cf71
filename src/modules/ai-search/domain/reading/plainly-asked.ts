import { bookOf } from '../words/phrase-book';
import { words } from '../words/words';
import { partStart } from './marks';
import type { ScanToken } from './scan';

/** Ways to ask whose words are also of things: who asks `precio de la cámara` wants nothing that reads prices. */
const ASKING = bookOf({
  comes:
    'vengo por|venimos por|vine por|vinimos por|voy por|vamos por|ando tras|ando por|paso por|pasaria por|pasar por',
  price:
    'precio de|precios de|precio del|lista de precios de|costo de|costo del|cuanto cuesta|cuanto cuestan|cuanto vale|cuanto valen|cuanto sale|cuanto salen|cuanto estan|cuanto esta|en cuanto sale|en cuanto salen|en cuanto tienes|en cuanto tienen|en cuanto esta|' +
    'en cuanto estan|en cuanto dan|a como|a como tienes|a como tienen|a como sale|a como dan|que precio tiene|que precio tienen|que costo tiene|que costo tienen|price of|price for|prices for|how much is|how much are|how much for|cotizacion de|cotizacion por|cotizacion para|presupuesto de',
  choice:
    'opciones de|opciones en|catalogo de|modelos de|tipos de|informacion de|informacion sobre|informes de|info de|info sobre|fotos de|ficha tecnica de|disponibilidad de|existencia de|existencias de|variedad de|marcas de|recomendacion de|sugerencias de|ayuda para elegir|ayuda para escoger|ayudame a elegir|' +
    'ayudame a escoger|ayudenme a elegir|ayudenme a escoger|no se cual elegir de|me ayudas a elegir|me ayudan a elegir|help choosing|help me choose|help me pick|options for',
  sells:
    'manejas|maneja|manejan|donde consigo|donde compro|donde venden|donde puedo comprar|donde puedo conseguir|quien vende|quiero vender|queremos vender|looking for|searching for|shopping for|do you have|do you sell|do you carry|where can i buy|where can i get',
  others:
    'me preguntan por|preguntando por|preguntan por|pregunta por|pregunto por|me pidieron|me pidio|me piden|me esta pidiendo|me estan pidiendo|me encargaron|me encargo|les encargo|te encargo|quiere que le consiga|me mando por|me mandaron por|me pide que le cotice|asking for|asked for|asked me for',
});
/** What may stand before it in its part of the text: greetings, and who wants it. */
const BEFORE = words(
  'y oye oiga oigan hola buenas buenos buen dia dias tardes noches disculpe disculpa disculpen perdon me nos pasa pasas pasan pasame pasenme mandame mandeme manda enviame envieme da das dan dame denme podria podrias puede puedes pueden dar pasar decir decirme saber tienes tienen tiene ver busco ando quiero quisiera ' +
    'necesito ocupo el la los las un una si favor por de i m im we are am ' +
    'senor senora senorita cliente clienta clientes clientas vecino vecina jefe jefa patron patrona maestro maestra ingeniero inge arquitecto contador licenciado doctor doctora compadre comadre amigo amiga cunado primo hermano hermana hijo hija esposo esposa papa mama suegro suegra joven muchacho muchacha gente alguien unos unas ' +
    'vino vinieron anda andan llego llegaron viene vienen siempre mucho muchos hoy ayer ahorita aqui aca mi mis nuestro customer customers client clients my a the',
);
/** Where nothing is found, what is looked for is asked for all the same. */
const NOWHERE = bookOf({
  nowhere: 'en ningun lado|por ningun lado|en ninguna parte|en ninguna tienda|en ningun lugar|por todos lados',
});
const SEEKING = bookOf({
  seeking:
    'no encuentro|no lo encuentro|no la encuentro|no he encontrado|no hallo|no consigo|no hay|encuentro|ya busque|busque',
});
/** So long is a question for what is offered at most, and so long what stands without its mark. */
const LONGEST_OFFER = 9;
const SHORTEST_OFFER = 4;
const ASKED: ScanToken = { text: 'busco', kind: 'word', joined: false };

/** The tokens with one word for how something is asked for: `me preguntan por cámaras`, `opciones de cámaras`, `¿hay cámaras?` as `busco cámaras`. */
export function plainlyAsked(tokens: readonly ScanToken[]): readonly ScanToken[] {
  const offer = tokens.findIndex(({ kind }) => kind !== 'break');
  if (isOffer(tokens.slice(offer))) return [ASKED, ...tokens.slice(offer + 1)];
  const plain: ScanToken[] = [];
  const sought = soughtNowhere(tokens);
  for (let at = 0; at < tokens.length;) {
    const length = sought.get(at) ?? askingAt(tokens, at);
    plain.push(...(length > 0 ? [ASKED] : tokens.slice(at, at + 1)));
    at += Math.max(1, length);
  }
  return plain;
}

/** `¿hay cámaras bala?`, `hay cámaras`. */
function isOffer(tokens: readonly ScanToken[]): boolean {
  const isQuestion = tokens.at(-1)?.kind === 'break';
  return tokens[0]?.text === 'hay' && tokens.length <= (isQuestion ? LONGEST_OFFER : SHORTEST_OFFER);
}

/** How many tokens from `at` on, where a part of the text begins, only ask; 0 where they tell something. */
function askingAt(tokens: readonly ScanToken[], at: number): number {
  if (at > 0 && partStart(tokens, at) < at) return 0;
  let place = at;
  while (tokens[place] !== undefined) {
    const found = ASKING.find(tokens, place);
    if (found) return place - at + found.length;
    if (!BEFORE.has(tokens[place]?.text ?? '')) return 0;
    place++;
  }
  return 0;
}

/** Where a sentence tells that something is found nowhere: the places of what only tells that, and how long each is. */
function soughtNowhere(tokens: readonly ScanToken[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  if (!tokens.some((_, at) => NOWHERE.find(tokens, at))) return places;
  for (let at = 0; at < tokens.length; at++) {
    const found = NOWHERE.find(tokens, at) ?? SEEKING.find(tokens, at);
    if (found) places.set(at, found.length);
    at += (found?.length ?? 1) - 1;
  }
  return places;
}
