import { bookOf } from '../words/phrase-book';
import { words } from '../words/words';
import { partStart } from './marks';
import { textAt, type ScanToken } from './scan';

/** Ways to ask whose words are also of things: who asks `precio de la cámara` wants nothing that reads prices. */
const ASKING = bookOf({
  comes: 'vengo por|venimos por|vine por|vinimos por|voy por|vamos por|ando tras|ando por',
  price:
    'precio y existencia de|precios y existencias de|precio y existencias de|inventario de|lista de precios|lista de precio|precio y disponibilidad de|precios y disponibilidad de|existencia y precio de|existencias y precios de|disponibilidad y precio de|precio de|precios de|precio del|lista de precios de|costo de|costo del|cuanto cuesta|cuanto cuestan|cuanto vale|cuanto valen|cuanto sale|cuanto salen|cuanto estan|cuanto esta|en cuanto sale|en cuanto salen|en cuanto tienes|en cuanto tienen|en cuanto esta|' +
    'en cuanto estan|en cuanto dan|a como|a como tienes|a como tienen|a como sale|a como dan|que precio tiene|que precio tienen|que costo tiene|que costo tienen|price of|price for|prices for|how much is|how much are|how much for|cotizacion de|cotizacion por|cotizacion para',
  passing:
    'paso por|pasamos por|pasar hoy por|pasar hoy mismo por|pasar manana por|pasar manana temprano por|pasar ahorita por|pasar ahorita mismo por|pasar al rato por|pasar en la tarde por|pasar mas tarde por|pasar luego por|paso hoy mismo por|paso al rato por|paso en la tarde por|paso hoy por|paso manana por|pasare por',
  thing: 'me alcanza para|me alcanzara para|alcanza para|alcanzara para',
  buying:
    'compra de|la compra de|adquisicion de|la adquisicion de|para adquisicion de|suministro de|el suministro de|para suministro de|venta de|la venta de|pedido de|requisicion de|favor de proponer|favor de cotizar|favor de enviar|favor de mandar|favor de ofrecer|favor de considerar|favor de surtir|favor de suministrar|favor de presupuestar|favor de enviarme|favor de mandarme|favor de enviar cotizacion de|favor de mandar cotizacion de|favor de enviar precio de|favor de cotizarme|favor de cotizarnos|' +
    'envien cotizacion de|enviar cotizacion de|enviarme cotizacion de|mandar cotizacion de|mandarme cotizacion de',
  choice:
    'opciones de|opciones en|catalogo de|modelos de|tipos de|informacion de|informacion sobre|informes de|info de|info sobre|fotos de|ficha tecnica de|variedad de|marcas de|recomendacion de|sugerencias de|ayuda para elegir|ayuda para escoger|ayudame a elegir|' +
    'ayudame a escoger|ayudenme a elegir|ayudenme a escoger|no se cual elegir de|me ayudas a elegir|me ayudan a elegir|help choosing|help me choose|help me pick|options for',
  sells:
    'manejas|maneja|manejan|donde consigo|donde compro|donde venden|donde puedo comprar|donde puedo conseguir|quien vende|quiero vender|queremos vender|looking for|searching for|shopping for|do you have|do you sell|do you carry|where can i buy|where can i get|show me|send me|give me a quote for|quote me|quote for|distribuyen|distribuyes|distribuye|me surten|me surtes|me surte|surteme|surtanme|surtenme|pick up|soy fan de|soy fan de la|somos fans de',
  others:
    'pide|piden|me preguntan por|preguntando por|preguntan por|pregunta por|pregunto por|me pidieron|me pidio|me piden|me esta pidiendo|me estan pidiendo|me encargaron|me encargo|les encargo|te encargo|quiere que le consiga|me mando por|me mandaron por|me pide que le cotice|asking for|asked for|asked me for|pidio un|pidio una|pidio unos|pidio unas|pidieron un|pidieron una|pidieron unos|pidieron unas|pide un|pide una|pide unos|pide unas|piden un|piden una|piden unos|piden unas|encargo un|encargo una|encargaron un|encargaron una|exige un|exige una|exigen un|exigen una',
});
/** Where the text begins, somebody who wants it. */
const WANTING = bookOf({ wants: 'quiere|quieren|busca|buscan|anda buscando|andan buscando|necesita|ocupa' });
/** What may stand before it in its part of the text: greetings, and who wants it. */
const BEFORE = words(
  'solicito solicitamos solicita requiero requerimos requiere se para nos interesa agradecere agradeceremos agradeceria su y oye oiga oigan hola buenas buenos buen dia dias tardes noches disculpe disculpa disculpen perdon me nos pasa pasas pasan pasame pasenme mandame mandeme manda enviame envieme da das dan dame denme podria podrias puede puedes pueden dar pasar decir decirme saber tienes tienen tiene ver busco ando quiero quisiera ' +
    'necesito ocupo el la los las un una si favor por de i m im we are am ' +
    'senor senora senorita cliente clienta clientes clientas vecino vecina jefe jefa patron patrona maestro maestra ingeniero inge arquitecto contador licenciado doctor doctora compadre comadre amigo amiga cunado primo hermano hermana hijo hija esposo esposa papa mama suegro suegra profe profesor profesora supervisor supervisora gerente director directora encargado encargada dueno duena inspector inspectora electricista plomero albanil joven muchacho muchacha gente alguien unos unas ' +
    'vino vinieron anda andan llego llegaron viene vienen siempre mucho muchos hoy ayer ahorita aqui aca mi mis nuestro customer customers client clients my a the',
);
/** Behind these a clause begins. */
const CLAUSES = words('y e pero porque and but');
/** What says nothing of the thing: how it came to the question, and how it goes on. */
const ASIDE = bookOf({
  greeting:
    'buen dia|buenos dias|buena tarde|buenas tardes|buenas noches|que tal|saludos cordiales|muchas gracias|good morning|good afternoon|good evening',
  time: 'ando corto|ando corto de lana|ando corto de dinero|andamos cortos|ando corta|para manana|manana mismo|lo antes posible|cuanto antes|es urgente|as soon as possible',
  opening:
    'no se como se llama|no se como se llaman|no se como se le llama|no se el nombre|no me se el nombre|no se mucho de esto|no se nada de esto|soy nuevo en esto|soy nueva en esto|tengo una duda|una duda|una pregunta|una consulta|tengo una pregunta|vi en tiktok|vi en internet|vi en facebook|' +
    'vi en youtube|vi un video|me dijeron que ustedes|me dijeron que aqui|me comentaron que ustedes|existe algo|existe alguno|existira algo|habra algo|hay algo|tienen algo|tendran algo|tienes algo|como le hago|como hago|como le puedo hacer|que aparato sirve|que aparato necesito|que aparato ocupo',
  closing:
    'que me conviene|cual me conviene|que me convendria|cual me convendria|que me recomienda|que me recomiendan|que me recomiendas|cual me recomienda|cual me recomiendan|cual me recomiendas|que me aconsejan|que me sugieren|tendran algo asi|tienen algo asi|manejan algo asi|hay algo asi|me lo mandan a domicilio|' +
    'lo mandan a domicilio|entregan a domicilio|hacen envios|hacen entregas|tienen envio|no importa la marca|no importa marca|de la marca que sea|la marca que sea|sin importar la marca|de preferencia|si se puede|si es posible|que lo tengan|que la tengan|que los tengan|que las tengan|quedo atento|quedo atenta|quedo al pendiente|gracias de antemano|de antemano gracias|' +
    'what do you recommend|any recommendations|any brand|thanks in advance',
});
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
    const aside = ASIDE.find(tokens, at)?.length ?? 0;
    const asking = askingAt(tokens, at);
    const length = sought.get(at) ?? asking.length;
    if (aside === 0) plain.push(...(length > 0 ? asking.plain : tokens.slice(at, at + 1)));
    at += Math.max(1, aside || length);
  }
  return plain;
}

/** `¿hay cámaras bala?`, `hay cámaras`. */
function isOffer(tokens: readonly ScanToken[]): boolean {
  const isQuestion = tokens.at(-1)?.kind === 'break';
  return tokens[0]?.text === 'hay' && tokens.length <= (isQuestion ? LONGEST_OFFER : SHORTEST_OFFER);
}

/** What only asks: how many tokens it takes, and what is read in their place. */
interface Asking {
  readonly length: number;
  readonly plain: readonly ScanToken[];
}

const NOT_ASKING: Asking = { length: 0, plain: [ASKED] };
/** Who passes by for a thing fetches it: where he is tells where it is wanted. */
const FETCHED: readonly ScanToken[] = [{ text: 'recojo', kind: 'word', joined: false }, ASKED];

/** What only asks from `at` on, where a part of the text begins; of length 0 where it tells something. */
function askingAt(tokens: readonly ScanToken[], at: number): Asking {
  if (partStart(tokens, at) < at && !CLAUSES.has(textAt(tokens, at - 1))) return NOT_ASKING;
  const isFirst = tokens.slice(0, at).every(({ kind, text }) => kind === 'break' || BEFORE.has(text));
  let place = at;
  while (tokens[place] !== undefined) {
    const found = ASKING.find(tokens, place) ?? (isFirst ? WANTING.find(tokens, place) : undefined);
    if (found) return askingIn(found, tokens[place + found.length], place - at);
    if (!BEFORE.has(textAt(tokens, place))) return NOT_ASKING;
    place++;
  }
  return NOT_ASKING;
}

/** What a phrase of asking, so many tokens behind the beginning, makes of what stands before `next`. */
function askingIn(
  { value, length }: { readonly value: string; readonly length: number },
  next: ScanToken | undefined,
  before: number,
): Asking {
  if (!isOfThing({ value }, next)) return NOT_ASKING;
  return { length: before + length, plain: value === 'passing' ? FETCHED : [ASKED] };
}

/** `me alcanza para 500`, `paso por él` name no thing. */
function isOfThing({ value }: { readonly value: string }, next: ScanToken | undefined): boolean {
  return (value !== 'thing' && value !== 'passing') || (next?.kind === 'word' && !THEM.has(next.text));
}
const THEM = words('el ella ellos ellas eso ahi alli aqui alla');

/** Where a sentence tells that something is found nowhere: the places of what only tells that, and how long each is. */
function soughtNowhere(tokens: readonly ScanToken[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  const tells = (book: typeof NOWHERE | typeof SEEKING): boolean => tokens.some((_, at) => book.find(tokens, at));
  if (!tells(NOWHERE) || !tells(SEEKING)) return places;
  for (let at = 0; at < tokens.length; at++) {
    const found = NOWHERE.find(tokens, at) ?? SEEKING.find(tokens, at);
    if (found) places.set(at, found.length);
    at += (found?.length ?? 1) - 1;
  }
  return places;
}
