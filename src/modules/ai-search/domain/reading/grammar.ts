import { STOP_WORDS } from '@/modules/search-language/domain/stop-words';
import { bookOf } from '../words/phrase-book';
import { words } from '../words/words';
import { NOT_TO_GIVE } from './denials/refusals';

/** The small words of asking, as data. Phrases match whatever their plural; `|` separates them. */

/** Adjectives, masculine, that compare sizes. */
const LARGE = 'grande largo alto ancho potente fuerte pesado rapido grueso';
const SMALL = 'chico pequeno corto delgado ligero angosto';

/** The adjectives, masculine and feminine. */
function gendersOf(adjectives: string): string[] {
  return adjectives.split(' ').flatMap((adjective) => [adjective, adjective.replace(/o$/, 'a')]);
}

/** `más grande que`, `más corta que la de`: adjectives compared with an amount. */
function than(adjectives: string): string {
  const links = ['que', 'de', 'que el de', 'que la de', 'que los de', 'que las de'];
  return gendersOf(adjectives)
    .flatMap((adjective) => links.map((link) => `mas ${adjective} ${link}`))
    .join('|');
}

/** Adjectives that compare sizes: nothing is as large as an amount of money, which may be `más bajo`. */
export const SIZES = bookOf({ size: gendersOf(`${LARGE} ${SMALL}`).join('|') });

/** What comes before a limit, of price or of a measure. */
export const COMPARATORS = bookOf({
  most:
    'hasta|nada arriba de|nada por arriba de|nada por encima de|nada encima de|nada mas grande que|nada mas grande de|nada mayor a|nada mayor de|nada mas largo que|nada mas alto que|nada mas ancho que|nada mas caro que|nothing over|nothing above|nothing more than|nothing bigger than|nothing larger than|menor o igual a|menor o igual que|menor igual a|menores o iguales a|igual o menor a|igual o menor que|igual o inferior a|less than or equal to|topado a|topado en|topada a|topada en|con tope en|tope en|maximo|maximo de|max|maximo es|maximo son|como maximo|a lo mucho|no mas de|no mas|no pase de|no pasen de|que no pase de|' +
    'a lo mas|cuando mas|cuando mucho|a lo maximo|que no pasen de|no exceda|no exceda de|que no exceda|que no exceda de|no supere|que no supere|no rebase|que no rebase|sin pasar de|sin exceder|hasta por|hasta unos|hasta en|no mayor a|no mayores a|limitado a|limitada a|con limite de|no suba de|no suban de|que no suba de|que no suban de|no se pase de|no se pasen de|que no se pase de|que no se pasen de|sin subir de|sin pasarse de|como mucho|a lo sumo|tope de|tope|at most|up to|no more than|not more than|no greater than|maximum|maximum of',
  less:
    'menos de|que no llegue ni a|que no lleguen ni a|sin llegar ni a|que no pase ni de|abajito de|abajito de los|por abajito de|menor de|menor a|menores a|menores de|menor que|menores que|menos que|por debajo de|debajo de|abajo de|por abajo de|inferior a|inferiores a|bajo|que no llegue a|que no lleguen a|no llegue a|sin llegar a|' +
    `under|below|less than|fewer than|cheaper than|smaller than|shorter than|lower than|lighter than|${than(`${SMALL} bajo`)}`,
  least:
    'a partir de|nada abajo de|nada por abajo de|nada por debajo de|superior o igual a|superior o igual que|mayor o igual|nada menor a|nada menor de|nada mas chico que|nada mas corto que|nothing smaller than|nothing under|nothing below|nothing less than|nothing shorter than|siquiera|siquiera de|siquiera a|que llegue siquiera a|que lleguen siquiera a|cuando menos a|mayor o igual a|mayor o igual que|mayor igual a|mayores o iguales a|igual o mayor a|igual o mayor que|igual o superior a|mas o igual de|greater than or equal to|equal or greater than|desde|minimo|minimo de|minima|minima de|min|como minimo|por lo menos|al menos|cuando menos|de perdida|at least|no less than|not less than|no fewer than|minimum|minimum of|starting at',
  more:
    'mas de|arribita de|que pase de|que pasen de|que suba de|que suban de|mas alla de|mayor de|mayor a|mayores a|mayores de|mayor que|mayores que|mas que|por encima de|encima de|arriba de|por arriba de|superior a|superiores a|que supere|que rebase|' +
    `over|above|more than|bigger than|larger than|greater than|longer than|higher than|stronger than|heavier than|exceeding|${than(LARGE)}`,
  about:
    'alrededor de|alrededor de los|aproximadamente|aprox|cerca de|como de|como|como unos|como unas|mas o menos|mas o menos de|unos|unas|rondando|ronde|a eso de|por ahi de|en torno a|around|about',
});

/** What comes before a limit of price alone: who has 500 pesos, or thinks of spending them. */
export const BUDGETS = bookOf({
  most:
    'techo presupuestal|techo presupuestal de|techo presupuestal es de|techo presupuestal autorizado|techo presupuestal autorizado es de|techo presupuestal autorizado de|techo es de|techo de|presupuesto autorizado|presupuesto autorizado de|presupuesto autorizado es de|presupuesto asignado de|presupuesto aprobado de|monto maximo|monto maximo de|monto autorizado de|monto autorizado es de|costo maximo|costo maximo de|presupuesto de|presupuesto limitado a|presupuesto|no tengo mas de|no tenemos mas de|no puedo pagar mas de|no podemos pagar mas de|no puedo pagar mas que|no traigo mas de|no traemos mas de|no cuento con mas de|no me alcanza para mas de|no tengo mas que|no traigo mas que|no mas tengo|nomas tengo|nomas traigo|solo tengo|solo traigo|nomas|me alcanza|me alcanza con|alcanza con|me alcanza hasta|presupuesto maximo|presupuesto maximo de|presupuesto son|presupuesto es|presupuesto es de|presupuesto seria|presupuesto seria de|presupuesto de unos|presupuesto como de|presupuesto llega a|presupuesto llega hasta|presupuesto no pasa de|presupuesto alcanza para|tengo|tenemos|traigo|traemos|cuento con|contamos con|cuenta con|cuentan con|' +
    'me libero|nos libero|libero|liberaron|me liberaron|nos liberaron|dispongo de|ando en|me alcanza para|gastar|gastar maximo|puedo gastar|puedo pagar|pagar|invertir|precio maximo|precio maximo de|mi tope es|el tope es|tope es|tope son|mi limite es|limite es|limite de|limite|mi maximo es|mi maximo son|me dieron|nos dieron|junte|' +
    'aprobo|aprobaron|nos aprobaron|me aprobaron|se aprobo|se aprobaron|aprobados|se autorizo|se autorizaron|hay autorizados|tenemos autorizados|asignaron|se asignaron|destinaron|se destinaron|autorizaron|me autorizaron|nos autorizaron|autorizo|me autorizo|nos autorizo|autorizan|me autorizan|nos autorizan|me dio|nos dio|me dan|nos dan|me presto|me prestaron|ahorre|tengo ahorrado|tengo ahorrados|llevo ahorrado|llevo ahorrados|que baje de|lo mas que puedo pagar|lo mas que puedo gastar|lo maximo que puedo pagar|lo maximo que le meto|lo maximo que le pongo|lo maximo que doy|lo maximo que tengo|lo maximo que traigo|lo maximo que junte|lo maximo es|lo maximo son|my budget is|budget of|budget is|budget',
  less: 'no me alcanza para los de|no me alcanza para las de|no me alcanza para uno de|no me alcanza para una de|no nos alcanza para los de|no nos alcanza para las de|no puedo pagar|no podemos pagar|mas barato que|mas barata que|mas baratos que|mas baratas que|mas economico que|mas economica que|mas barato de|mas barata de',
  least: 'precio minimo|precio minimo de',
  more: 'mas caro que|mas cara que|mas caros que|mas caras que|mas caro de|mas cara de|que cueste arriba de',
  about:
    'precio de|precio aproximado|precio aproximado de|cueste como|cueste unos|cuesten como|que ande en|que anden en|que salga en|que ande como en|que anden como en|que ande por|que anden por|que ande como por|que salga como en|que salgan como en|que salga por|que salgan por|que cueste por|que cueste como por|de a|de a como|por como',
});

/** Who gives so much, or has come with it: `mi suegra puso 2 mil`, `le pongo tres mil`. */
export const GIVING = bookOf({
  most: 'solto|soltaron|salieron|se juntaron|se junto|juntamos|juntaron|puso|pusieron|puse|pusimos|pongo|ponemos|pone|le pongo|le ponemos|le puedo poner|afloja|aflojan|aflojo|suelta|sueltan|suelto|mando|mandaron|coopera|cooperan|coopero|cooperamos|ajusto|ajustamos|ajusto para|llevo|llevamos|me quedan|nos quedan|ando con|andamos con|salgo con|voy con|vengo con',
});

/** After an amount: `50 dólares o menos`. */
export const COMPARATORS_BEHIND = bookOf({
  most: 'pon como tope|ponle como tope|pon de tope|pon como maximo|ponle como maximo|de limite|como limite|de techo|como techo|me alcanza|cuando mucho|cuando mas|o menos|o mas chico|o mas chica|o mas pequeno|o mas pequena|o mas corto|o mas corta|o menor|o menores|o inferior|o inferiores|para abajo|pa abajo|pa bajo|para bajo|hacia abajo|maximo|como maximo|a lo mucho|como mucho|a lo sumo|tope|como tope|de tope|de maximo|y no mas|y nada mas|si acaso|es lo mas que puedo gastar|es lo mas que puedo pagar|es lo mas que tengo|es lo maximo que puedo gastar|es lo maximo que puedo pagar|es lo maximo|es lo mas|es mi tope|es el tope|es mi maximo|es el maximo|es mi limite|es el limite|es mi presupuesto|es el presupuesto|es lo que cuento|es con lo que cuento|es lo que llevo|es lo que ando|es lo que tengo|es lo que traigo|es lo que junte|es lo que juntamos|es lo que ahorre|es lo que me dieron|es lo que me queda|es lo que hay|es lo que pongo|es lo que puedo|es lo que puedo gastar|es lo que podemos gastar|es todo lo que junte|es todo lo que hay|es lo que me alcanza|es todo lo que tengo|es todo lo que traigo|en la bolsa|en la cartera|en el bolsillo|or less|or fewer|or under|or below|or smaller|or lower|maximum|max|tops',
  least:
    'pon como piso|pon de piso|ponle como piso|ponle de piso|ponle como minimo|pon como minimo|o un poco mas|por lo bajo|de minima|de minimo|como piso|de piso|es lo menos|es lo menos que acepta|es lo menos que acepto|es lo menos que aceptan|es lo minimo|or longer|or taller|or wider|or stronger|o mas|o mas grueso|o mas gruesa|o mas grande|o mas alto|o mas alta|o mas largo|o mas larga|o mas potente|o mayor|o mayores|o superior|o superiores|o mejor|para arriba|pa arriba|hacia arriba|en adelante|minimo|como minimo|por lo menos|al menos|or more|or greater|or higher|or above|or bigger|or larger|or better|and up|and above|minimum|min',
});

/** Behind a measure or an amount, in another clause: `el terreno mide 100 m, de ahí no puede bajar`. */
export const LATER_LIMITS = bookOf({
  least:
    'eso o mas|a eso o mas|de eso o mas|o un poco mas|o un poquito mas|de ahi no le bajo|de ahi no le bajes|de ahi no le bajen|de ahi no puede bajar|de ahi no pueden bajar|de ahi no baja|de ahi no bajo|de ahi para arriba|de ahi pa arriba|de ahi en adelante|menos no me sirve|menos no me sirven|menos no|menos de eso no|menos de eso no me sirve|con menos no|no puede ser menos|nunca menos|no menos de eso|nothing less|nothing smaller',
  most: 'de ahi no puede pasar|de ahi no pueden pasar|de ahi no pasa|de ahi no paso|de ahi para abajo|de ahi pa abajo|mas no me sirve|mas no|mas de eso no|mas no puedo|mas no traigo|mas no tengo|no puede ser mas|nunca mas de eso|no mas de eso|ni un peso mas|ni un quinto mas|ni un centavo mas|nothing more',
});

/** What turns a limit round: `no menos de`, `que no cueste más de`. */
export const LIMIT_DENIALS = bookOf({
  no: 'no|que no|ni|nunca|que nunca|jamas|que jamas|nadie|not|never|dont|doesnt|cant|wont|nada que|nada que me|ninguno que|ninguna que|nothing|nothing that|sin|sin que|sin tener que|pero sin|pero que no|pero no|y que no',
});
/** What may stand between a denial and its limit. */
export const LIMIT_VERBS = words(
  'quiere quieren quiera puede pueden deben tener ser pesar medir traer traiga traigan lleve lleven llevar cueste cuesten costar valga valgan valer sea sean salga salgan salir salirme este esten tenga tengan un una uno precio de a en por que sobrepase quede queden quiero queremos quisiera puedo podemos debo debe pienso pensamos voy vamos vaya vayan vayas ' +
    'suelta sueltan suelto afloja aflojan aflojo da dan pone ponen pongo gaste gasten gasto gastamos pago pagamos meto metemos doy damos meter meterle meterles meta peso pesos centavo quinto varo varos dolar dollar cent penny gastar gastarme gastarle gastarnos gastemos pagar pague paguemos invertir invertirle irme pasarme pasarnos cobren cobre cobrar saquen sacar andar ande anden me te se nos le les mucho',
);

export const CURRENCIES = bookOf({
  mxn: 'peso|pesos|mxn|mn|m n|moneda nacional|bolas|bolucas|pesitos|pesote|pesotes|varo|varos|varito|varitos|baro|baros|morlacos|pesos mexicanos',
  usd: 'dolar|dolares|dolarito|dolaritos|usd|dlls|dls|dll|dol|dols|us|dolares americanos|dollar|dollars|bucks|verdes',
});

/** Behind an amount: it is of all the pieces together. */
export const TOTALS = bookOf({
  total:
    'por el lote completo|por todo el lote|por el lote|por el paquete completo|en total|las dos|los dos|las tres|los tres|total|por todo|por todos|por todas|para todas|para todos|entre todas|entre todos|todo junto|todas juntas|todos juntos|in total|altogether',
});

/** Price asked for by order, or sales. */
export const ORDERS = bookOf({
  cheapest:
    'mas barato|mas barata|bara bara|precio accesible|precios accesibles|mas economico|mas economica|mas accesible|menor precio|precio mas bajo|mas bajo precio|mejor precio|de menor a mayor precio|lo mas barato|baratito|mas baratito|barato|economico|de menor costo|menor costo|mas bajo costo|' +
    'mas bara|baratisimo|bajo costo|menos caro|menos cara|menos costoso|menos precio|que menos cueste|que menos cuesten|que cueste menos|que cuesten menos|que valga menos|que menos valga|que salga mas barato|lo mas barato posible|cheap|cheapest|lowest price|lowest cost|least expensive|' +
    'no traigo mucho dinero|no tengo mucho dinero|no traigo mucha lana|no tengo mucha lana|no tenemos mucho dinero|no hay mucho dinero|no hay mucho presupuesto|no tengo mucho presupuesto|no tenemos mucho presupuesto|poco presupuesto|presupuesto limitado|presupuesto corto|presupuesto ajustado|bajo presupuesto|' +
    'del mas barato al mas caro|de mas barato a mas caro|de la mas barata a la mas cara|de los mas baratos a los mas caros|' +
    'barata|baratas|baratos|baratita|baratitas|baratitos|nada caro|nada cara|nada caros|nada caras|' +
    'con poco dinero|no me alcanza para mucho|no quiero gastar mucho|sin gastar mucho|low budget|tight budget|on a budget|not much money',
  dearest:
    'del mas caro al mas barato|de mas caro a mas barato|de la mas cara a la mas barata|de los mas caros a los mas baratos|mas caro|mas cara|mayor precio|precio mas alto|de mayor a menor precio|mas costoso|mas carito|tope de gama|gama alta|most expensive',
  bestselling:
    'mas vendido|mas vendida|mejor vendido|mas popular|mas populares|mas pedido|mas comprado|mas solicitado|que mas se vende|que mas se venden|mas se vende|que mas piden|que mas llevan|que mas se llevan|mas se llevan|se llevan mas|se venden mas|que mas compran|que mas sale|best seller|best selling|bestseller|most popular|top ventas',
});

/** Behind these a word of price is part of a name: a `cocina económica` is a place to eat. */
export const NO_ORDER = words('cocina');

/** Having pieces at all. */
export const AVAILABILITY = bookOf({
  stock:
    'en existencia|con existencia|en existencias|con existencias|disponible|disponibles|con disponibilidad|disponibilidad inmediata|en stock|con stock|hay en stock|entrega inmediata|de entrega inmediata|para entrega inmediata|que tenga stock|surtido inmediato|listo para enviar|que tengan hoy|que tenga hoy|que tengan ya|que haya ya|que si tengan|que si haya|que no este agotado|que no este agotada|que no esten agotados|que no esten agotadas|no agotado|no agotados|que no se haya acabado|para llevar hoy|para recoger hoy|para entrega hoy|para llevarmelo hoy|in stock|available today|available now|con entrega inmediata|entrega hoy|con entrega hoy|entrega para hoy|con entrega para hoy',
  // what a thing may be for as well: labels for the stock, a camera in the store
  held: 'existencia|stock|inmediato|inmediata|que haya|en almacen|en bodega|con inventario|en inventario|para hoy|para hoy mismo|para ahorita|para ahorita mismo|hoy mismo|disponibilidad',
});

/** What says that a number is of pieces to buy. */
export const QUANTITY = bookOf({
  verb: 'necesito|necesitamos|ocupo|ocupamos|requiero|requerimos|quiero|queremos|cotizar|cotiza|cotizame|cotizacion de|comprar|compro|busco|buscamos|dame|vendeme|surtir|pedido de|me urgen|urgen|pedir|mandame|para pedir|cantidad|cantidad de|surten|surteme|surtanme|vendanme|mandenme|apartame|apartenme|separame|faltan|llevo|llevaria|encargo|pongame|ponme|deme|denme|hacen falta',
});
export const PIECES = bookOf({ piece: 'pieza|piezas|pza|pzas|pz|pzs|unidad|unidades' });
/** A number after these is what a package holds. */
export const PACKAGES = words('bolsa paquete caja kit juego par pack set');

/** What `no quiero` begins others begin too who ask for somebody. */
function byWhoever(phrases: string): string {
  const wishes = phrases.split('|').filter((phrase) => phrase.startsWith('no quiero'));
  const others = ['no quiere', 'no quieren', 'no queremos'].flatMap((wish) =>
    wishes.map((phrase) => phrase.replace('no quiero', wish)),
  );
  const all = [...phrases.split('|'), ...others];
  const noMore = all
    .filter((phrase) => phrase.startsWith('que no '))
    .map((phrase) => phrase.replace('que no', 'que ya no'));
  const ofOne = all.filter((phrase) => phrase.endsWith(' de')).map((phrase) => `${phrase}l`);
  return [...all, ...noMore, ...ofOne].join('|');
}

/** `no me vendan`, `no incluyan`: what is not to be given is left out. */
function byWhoeverGives(phrases: string): string {
  return [phrases, ...NOT_TO_GIVE].join('|');
}

export const NEGATIONS = bookOf({
  without: byWhoever(
    'ninguno con|ninguna con|ninguno que tenga|ninguna que tenga|ninguno que traiga|ninguna que traiga|nothing at|nothing with|nothing in|nothing that uses|sin|no quiero andar cargando|no quiero andar cambiando|no quiero andar comprando|no quiero andar poniendo|no quiero andar batallando con|no quiero estar cambiando|no quiero estar comprando|no quiero estar cargando|no quiero lidiar con|no quiero batallar con|que no tenga|que no tengan|que no lleve|que no lleven|que no incluya|que no incluyan|que no traiga|que no traigan|que no use|que no usen|que no requiera|no quiero|nada de|que no necesite|que no ocupe|que no ocupen|que no dependa de|without|que no venga con|no sale con|no salen con|que no vengan con|que no venga en|que no venga|que no vengan|que no cuente con|que no cuenten con|que no dependan de|que no funcione con|que no contenga|que no ocupe de|nada con|nada que tenga|nada que lleve|nada que use|no quiero que traiga|no quiero que traigan|no quiero que lleve|no quiero que lleven|no quiero que tengan|no quiero que use|no quiero que usen|no quiero que venga con|no quiero nada de|no quiero nada con|no queremos|pero sin|que este libre de|no ocupe|no requiera|no lleve|no use|no tenga|no incluya|no traiga|libre de|no quiero que sea|pero nada de|no quiero que tenga|prescindiendo de|prescindir de|sin contar con|sin incluir|que carezca de|que carezcan de|carente de|exento de|exenta de|que no utilice|que no utilicen|que no requieran|que no necesiten|que no emplee|sin nada de|with no|without any|free of|doesnt have|doesnt use|doesnt need|does not have|does not use|does not need|dont have|dont use|no need for|that has no|i dont want|dont want|do not want|dont need',
  ),
  'not-a': byWhoeverGives(
    'color distinto al|color diferente al|color distinto de|distinto al|distintos a|distintas a|diferente al|diferentes a|distinto al de|distinta a la de|distinto a los de|distinta a las de|diferente al de|diferente a la de|diferente a los de|que no sea el de|que no sea la de|no vayan a ser|no vaya a ser|no vayan a ser de|que no se conecte a|que no se conecte al|que no se conecten al|que no se conecten a|que no se conecte por|que no se conecten por|que no vaya conectado a|que no ande|que no anden|que no se vea|que no se vean|que no se vea de|que no se vean de|que no parezca|que no parezca de|que no parezcan|que no sea|que no sean|que ya no sea|que ya no sean|que no sea de|que no sean de|que no sea la|no sea|no sean|excepto|exepto|ecepto|excepto la|excepto los|salvo|menos la marca|menos los de|menos los|a excepcion de|excluyendo|excluir|excluye|diferente a|diferente de|distinto a|distinto de|distinta a|distinta de|otra que no sea|otra marca que no sea|otra marca que|otras marcas que|otra marca diferente a|otra marca distinta a|marca diferente a|marca distinta a|que no este|que no esten|no este|no esten|evitar|evita|evitando|descarta|descartar|descartando|descarten|descarte|descartame|descartenme|deja fuera|dejen fuera|deje fuera|dejar fuera|dejame fuera|dejenme fuera|deja afuera|dejen afuera|dejar afuera|omite|omitir|omitiendo|quita|quitando|quitar|quitame|quiten|quitenme|exceptuando|excluyan|excluye a|con excepcion de|sin contar|sin contar a|no me interesan|no me interesa|no me gusta|no me convencen|no me convence|tampoco|tampoco sea|tampoco sean|tampoco quiero|menos marca|en vez de|en lugar de|no me gustan los|no me gustan las|no me gustan|no me late|no me laten|no me agrada|no me agradan|no me ofrezcan|no me manden|que no vaya a ser|que no vayan a ser|ninguna de|ninguno de|ningun|ninguna|other than|anything but|any but|all but|any brand but|any brand except|every brand but|but no|non|no de|no quiero que sea de|que no fuera|dejando fuera|a excepto de|fuera de los|fuera de las|except|but not|excluding|exclude|leave out|leaving out|instead of|rather than|isnt|arent|is not|are not|that s not|that isnt|that arent|not a|not an|not|no',
  ),
});

/** After these come what the thing serves, not what it is. */
export const PURPOSES = bookOf({
  purpose:
    'para|compatible con|compatibles con|que sea compatible con|que sean compatibles con|compatible with|that works with|works with|que sirva en|que sirvan en|que jale en|que jalen en|que funcione en|que funcionen en|que corra en|que jale con|que jalen con|que funcione con|que funcionen con|que trabaje con|que trabajen con|que sirva con|que sirvan con|que sirva para|que sirvan para|que lea mi|que lean mi|que lea mis|que lean mis|que lea nuestra|que lea nuestro|que jale con mi|que jalen con mi|que funcione con mi|que funcionen con mi|que acepte mi|que acepten mi|le queda al|le queda a la|le queda a mi|le queda a un|le queda a una|le quede al|le quede a la|le quede a mi|le va al|le va a la|le va a mi|le sirve al|le sirve a la|le sirve a mi|lleva la|lleva el|lleva mi|usa la|usa el|usa mi|que le quede al|que le quede a la|que le quede a mi|que le queda al|que le queda a la|que le queda a mi|que le sirva al|que le sirva a la|que le sirva a mi|que le venga al|que le vaya al|que le vaya a la',
});
/** After these comes how it should be. */
export const TRAITS = bookOf({
  trait:
    'con|que tenga|que tengan|que incluya|que incluyan|que sea|que sean|que lleve|que traiga|incluya|incluido|tipo|de',
});

/** Words that lead to what somebody has to spend. */
export const BUDGET_WORDS = words(
  'presupuesto tengo traigo tenemos traemos mi nuestro gastar gastarme es son de ando corto corta con meter meterle invertir nomas solo dinero lana budget have spend my',
);

/** Words that say nothing about a product, beyond the text index's. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...(
    'necesito necesitamos ocupo ocupamos requiero requerimos quiero queremos quisiera recoger recojo busco buscamos buscando busca dame deme das pasas confirmas compartes mandame muestrame muestra ensename cotizar cotiza cotizame cotizacion cotizame comprar ' +
    'compro tienes tienen tendran tendras hay haya manejan maneja venden vendes favor ayuda ayudame recomiendame recomienda recomiendan recomendacion recomendada opcion opciones alternativa alternativas algun alguna algunos algunas ' +
    'algo cual cuales cuanto cuanta cuesta cuestan cueste costo costos precio precios vale valga valgan hola buenas buenos buen buena bueno dias tardes porfa porfavor gracias urge urgen urgente cliente clientes proyecto obra ' +
    'marca marcas modelo modelos producto productos equipo equipos articulo articulos cosa cosas tipo tipos estilo similar similares parecido parecida igual equivalente me te nos lo la les sea sean tenga tengan tiene ' +
    'lleve incluya incluyan incluido incluida traiga traigan sirva sirvan pueda puedan puede ver vea vean poder usar use uso gusta gustan instalar poner colocar pongo voy va van esta estan estoy este esten ese esa eso pero tambien ademas mas menos muy ' +
    'solo solamente unico unica excelente mejor mejores calidad alta bajo gama nuevo nueva nuevos cualquier cualquiera todo todos todas toda tanto hacia durante cada ya otro otra otros otras detecte detectar capacidad alcance potencia resolucion ' +
    'somos soy eramos seremos quien quienes porque pues saludos estimado estimados atentamente oye oiga oigan disculpa disculpe pregunta casualidad quedo espero ' +
    'cuantas cuantos manejas demas alla aca ahi hoy ande anden sucursal sucursales nomas unicamente exclusivamente exclusivo exclusiva prefiero preferimos preferiria fabricada fabricado fabricadas fabricados available acepta aceptan ' +
    'my mine his hers their theirs she he they them was were will just very really also ' +
    'that this from at what which have has you your our i we can does do is are it its it s there any some when where who be would like please hello hi thanks not too so if me us by as an one looking need needs want wants'
  ).split(' '),
]);
