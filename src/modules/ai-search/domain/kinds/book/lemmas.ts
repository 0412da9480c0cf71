import { stem } from '@/modules/search-language/domain/stem';
import { SHORT, SPELLED } from './short-words';
import { INFINITIVES } from './verb-forms';
import { words } from '@/modules/ai-search/domain/words/words';

/** They end like diminutives and are none. */
const WHOLE = words(
  'circuito transito credito deposito gratuito requisito favorito visita ejercito proposito granito bonito distrito infinito sito exito habito ambito digito merito perdita bonita margarita credita anita infrarojito',
);
const DIMINUTIVE = /([cs]?)it([oa])s?$/;
/** `cablesito`, spelled as it is heard: shorter ones are of words in s (`mesita`). */
const SHORTEST_BEFORE_S = 4;
const SHORTEST_DIMINUTIVE = 6;
/** Diminutives whose word no rule leads back to. */
const DIMINISHED: ReadonlyMap<string, string> = new Map([
  ['piecita', 'pieza'],
  ['piececita', 'pieza'],
  ['celulote', 'celular'],
  ['cabecita', 'cabeza'],
  ['lapicito', 'lapiz'],
  ['naricita', 'nariz'],
  ['dulcito', 'dulce'],
  ['enlacito', 'enlace'],
]);
/** `panelito`, `controlcito`: what stands before is a whole word. */
const IN_CONSONANT = words(
  'reloj panel control riel papel cartel cristal metal tunel barril mural pedestal portal final canal carril arbol farol',
);
/** `puertecita` goes where `puerta` goes; a `fuentecita` is a `fuente`. */
const PARTED_VOWEL = /(?:ie|ue)[^aeiou]+e$/;
const IN_E = words('fuente corriente diente puente mueble gente nieve muelle');
/** `bocinota`, `cablezote`: of these nouns only, for many words end so. */
const AUGMENTATIVE = /[sz]?ot([ea])s?$/;
const SHORTEST_AUGMENTATIVE = 6;
const AUGMENTED = words(
  'bocina camara pantalla antena cable foco tubo caja lampara tele celular telefono maquina bateria pila panel torre rollo reja puerta chapa boton cajon gabinete mueble rack monitor reflector radio reloj candado cadena llave sirena campana corneta trompeta micro bafle disco impresora laptop compu computadora servidor motor planta transformador medidor poste alambre cuerda manguera tornillo taladro escalera pinza tablero letrero foto luz',
);

const IN_FULL = new Map([...Object.entries(SPELLED), ...Object.entries(SHORT)]);

/** A word as it stands in full, where titles shorten it or spell it otherwise. */
export function inFull(word: string): string {
  return IN_FULL.get(word) ?? word;
}

const remembered = new Map<string, string>();
const MOST_REMEMBERED = 20_000;

/** What a folded word is a form of: `graba`, `grabando` and `grabarlo` are grabar, `foquitos` is foco, `camaras` camara. */
export function lemma(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const whole = inFull(word);
  const made = INFINITIVES.get(whole) ?? ofPlain(withoutAugmentative(withoutDiminutive(whole)));
  remembered.set(word, made);
  return made;
}

/** `cablecito` goes where `cable` goes. */
function ofPlain(word: string): string {
  return INFINITIVES.get(word) ?? stem(word);
}

/** `foquitos` is foco, `llaverito` llavero; any other word as it is. */
export function withoutDiminutive(word: string): string {
  if (word.length < SHORTEST_DIMINUTIVE || WHOLE.has(word)) return word;
  const known = DIMINISHED.get(word.replace(/s$/, ''));
  if (known !== undefined) return known;
  const found = DIMINUTIVE.exec(word);
  return found ? rootOf(word.slice(0, found.index), found[1] ?? '', found[2] ?? '') : word;
}

/** The word that `root` and what follows it, up to its last vowel, are the diminutive of. */
function rootOf(root: string, c: string, vowel: string): string {
  if (IN_CONSONANT.has(root)) return root;
  if (c !== '' && /[nre]$/.test(root) && (c === 'c' || root.length >= SHORTEST_BEFORE_S))
    return PARTED_VOWEL.test(root) && !IN_E.has(root) ? root.slice(0, -1) + vowel : root;
  return c === 'c' ? `${root}z${vowel}` : `${(root + c).replace(/qu$/, 'c').replace(/gu$/, 'g')}${vowel}`;
}

function withoutAugmentative(word: string): string {
  if (word.length < SHORTEST_AUGMENTATIVE) return word;
  const found = AUGMENTATIVE.exec(word);
  if (!found) return word;
  const root = word.slice(0, found.index);
  const nouns = found[1] === 'a' ? [`${root}a`, root, `${root}e`] : [root, `${root}o`, `${root}e`];
  return nouns.find((noun) => AUGMENTED.has(noun)) ?? word;
}

/** Words that say nothing of what is wanted. `no` and `sin` do. */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'a al ante pa aqui ahi asi aun aunque bajo bien cada como con cual cuales cualquier cuando cuanto cuanta cuya de del desde donde dos el ella ellos en entre era es esa ese eso esta estan estar este esto estos estas etc fue gente ha haber hasta hay haya hayan he la las le les lo los ' +
    'mas me menos mi mis mismo mucha mucho muchos muy nada ni nos nosotros nuestra nuestro o otra otro otros para pero poco poder poquito por porque pues puede pueda pueden puedan puedo podamos que quien quienes se sea sean ser si siempre sino sobre solo solamente solita solito son soy su sus ta tal tambien tan te tengo tener tenga tiene tienen tu un una unas uno unos usted ustedes va van voy y ya yo ' +
    'algo alguien alguna algun algunos algunas cosa cosas cosita aparato aparatos aparatito aparatitos dispositivo equipo equipos eso esos esas producto articulo accesorio tipo clase chunche chunches madre cosito cositas cositos coso cosos chisme chismito artefacto artefactos artilugio chunchito chunchecito chingadera chingaderita madrecita aparatote aparatejo tiliche trique cachivache mentado mentada famoso famosa dichoso dichosa ' +
    'quiero quisiera queremos quiere quieren necesito necesitamos necesita ocupo ocupamos ocupa busco buscamos buscando ando requiero requerimos requiere gustaria interesa urge urgen deseo recomienda recomiendan recomiendame recomiendas venden vendes tienes tendran tendras manejan maneja hola buenas buenos dias tardes favor porfa gracias cliente pidio pide piden dame deme ' +
    'chino china chinos chinas existe existen conviene domicilio caro caros carisimo carisima barato barata baratos baratas baratito baratita economico economica economicos economicas calidad garantia recomendado recomendada sencillo sencilla sencillos sencillas urgente disponible disponibles mayoreo menudeo oferta ofertas promocion cotizacion cotizar cotiza cotizame cotizan cotizen ' +
    'vaya sirva sirve sirven sirvan usar usa usan use uso usarlo hacer hace hacen haga hacerlo ir irse estoy estamos sera seria bueno buena mejor tener llama llamado dice dicen decir diga modo manera forma vez veces ratos rato general varios varias todo toda todos todas ' +
    'tenemos somos hemos habia tenia tenian tuve estaba estaban eran dijo dijeron disculpe disculpa disculpen oiga oye mire fijese fijate estimado estimada estimados estimadas saludos atento quedo ademas entonces ahora ahorita comento platico pregunta consulta orientacion quisieramos ocupan necesitan buen ' +
    'the an of for to my in on with i need want that is it something me some can you we our and at from when without ' +
    'are be been being was were am do does did has had have having they them their theirs there this these those so if as or by into its it im ive he she his her him who whom whose what which where why how would should could will shall may might get gets got getting one ones any too very just please looking like kind sort thing things stuff device devices gadget gadgets work works use uses used using us your yours let us then than also about such only here want wants wanted needs needed anything buy sell recommend quote'
  ).split(' '),
);

/** Whether a folded word says something of what is wanted. */
export function isTelling(word: string): boolean {
  return word.length > 1 && !EMPTY.has(word);
}
