import { words } from '../words/words';

/** With what people have something sent, priced or put on their list: `mándame`, `cotícenme`, `súmele`. */
export const ORDERING = words(
  [
    ...formsOf(
      'mand envi pas surt vend cotiz cotic presupuest anad agreg agregu sum inclu incluy consig ofrec muestr apart rep repong repon pon pong met cambi cambie pid',
      'me nos le les',
    ),
    'anade anadan anadir agrega agregue agreguen agregar sume sumen sumar cotice coticen reponer pidamos pedimos pedir',
  ].join(' '),
);

/** Every form of the verbs with each of the pronouns behind it; some are no words. */
function formsOf(stems: string, pronouns: string): string[] {
  const endings = ['', 'a', 'e', 'an', 'en', 'ar', 'er', 'ir'];
  return stems
    .split(' ')
    .flatMap((stem) => endings.flatMap((ending) => pronouns.split(' ').map((pronoun) => stem + ending + pronoun)));
}

/** With what people say themselves that they want something. */
export const WISHES = words(
  'quiero quisiera queremos quisieramos necesito necesitamos ocupo ocupamos busco buscamos requiero requerimos cotizar comprar need want',
);
const ASKED_WITH = words(
  'quiere necesita ocupa buscando requiere venden vendes tienes tienen tendran tendras manejan maneja manejas cotiza cotizacion compro dame deme recomiendas recomienda recomiendame recomiendan ' +
    'urge urgen interesa pido precio precios cuesta cuestan cuanto solicito looking buy purchase sell quote instalar poner pongo colocar adquirir conseguir presupuesto surtir tengas vendan manejen recoger recojo falta faltan faltaria faltarian',
);
/** Words that turn what comes behind them to a role in a sentence: asked for, to be served, owned, denied … */
export const ASKING: ReadonlySet<string> = new Set([...WISHES, ...ASKED_WITH, ...ORDERING]);
/** These lead to how many are wanted, and to what: `mándame 15 postes`, `faltan 15 teléfonos`, `pongo un ciber y necesito 10 computadoras`. */
export const LEADING: ReadonlySet<string> = new Set([...ORDERING, ...WISHES, 'falta', 'faltan']);
export const PURPOSES = words('para compatible compatibles for pa');
export const WITH = words('con incluya incluyan traiga with tenga tengan incluye');
export const PLACES = words(
  'en desde hasta por a al sobre entre hacia como cerca contra dentro atras debajo durante in on from at by arriba afuera via segun inside under behind around along through across above between into onto against beside near',
);
export const OWN = words(
  'mi mis tu su sus nuestro nuestra nuestros nuestras my our your his their tengo tenemos compre compramos hay habia traigo',
);
export const CLAUSES = words('que donde cuando porque si that which who where when because if so');
export const OF = words('de del of');
export const AND = words('y e o u and or mas');
/** Before what is not a certain one. */
export const SOME = words('un una unos unas otro otra otros otras');
export const ARTICLES = words('el la los las un una unos unas lo the an este esta ese esa estos estas');
/** Behind these the thing itself comes. */
export const PACKAGES = words(
  'marca marcas juego par pares rollo rollos caja cajas paquete paquetes pack set bolsa bolsas pieza piezas pza pzas pz tramo carrete lote kilo metros metro tipo tipos clase modelo algun alguna especie numero cantidad bulto bultos saco sacos costal costales paca pacas botella botellas lata latas cubeta cubetas kilos litro litros opcion opciones modelos ficha fichas foto fotos catalogo lista informacion info variedad alternativa alternativas cotizacion docena ejemplar ejemplares',
);
export const DENIALS = words(
  'sin no ni without tampoco excepto menos nunca not never dont doesnt didnt isnt arent wasnt wont cannot cant',
);
/** `no break`, `no touch`. */
export const NAMES = words('break brake breik breick brek brik touch');
