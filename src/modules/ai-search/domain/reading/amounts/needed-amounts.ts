import type { Dimension } from '@/modules/ai-search/domain/amounts/dimensions';
import { words } from '@/modules/ai-search/domain/words/words';
import { partStart } from '../marks';
import { textAt, type ScanToken } from '../scan';

/** What somebody counts, or measures, of where he is and of what he has: a thing that serves fewer, or less, does not serve. */
const TOLD: ReadonlySet<Dimension> = new Set<Dimension>([
  ...(['users', 'doors', 'apartments', 'lines', 'zones', 'kilograms', 'pounds'] as const),
  ...(['metres', 'watts', 'voltAmperes', 'litres', 'joules', 'horsepower', 'btu'] as const),
]);
/** Right before an amount, small words apart: it is told of what is there. */
const TELLING = words(
  'mide miden mida midan pesa pesan pesando pesar pese pesen pesara weighing suma suman consume consumen gasta gastan somos seremos seran hay habra tenemos tengo traigo traemos viven trabajan checan entran asisten juntamos manejo manejamos atiendo atendemos llegan pesamos cargamos measures weighs',
);
/** What has so many, or is so long or heavy, and is itself no thing that is sold. */
const PLACES = words(
  'edificio edificios torre condominio privada vecindad fraccionamiento residencial coto escuela secundaria primaria prepa kinder universidad empresa oficina despacho fabrica planta maquila hotel motel hospital clinica consultorio gimnasio iglesia templo salon restaurante fonda negocio changarro tienda local bodega nave taller rancho granja terreno lote predio barda bardas lindero pasillo muro malla calle cochera entrada camino distancia separacion perimetro campo patio jardin tunel foso pozo perro perros perra perrita labrador rottweiler pastor husky pitbull mascota mascotas gato costal costales tarima tarimas persona puerta puertas porton portones reja zaguan cancel hoja hojas casa departamento piso',
);
const LINKS = words('de con como unos unas tiene tienen llega a los casi alrededor cerca aprox mas o menos');
/** Small words between what is told and its amount at most. */
const MOST_BETWEEN = 4;
/** `que lo aguante`, `debe cubrirlos`, `que dé abasto`: the thing is to serve what was told. */
const COVERING = words(
  'cubrirlo cubrirla cubrirlos cubrirlas taparla taparlo soportarlo soportarla aguantarlo aguantarla aguantarlos aguantarlas moverlo moverla jalarlo jalarla abrirlo abrirla cargarlo cargarla abarcarlo abarcarla abarcarlos alimentarlo alimentarla alimentarlos conectarlos conectarlas',
);
/** Of a thing: to serve so many, or so much. */
export const SERVING_VERBS: readonly string[] =
  'sostenga sostengan detenga soporte soporten soporta aguante aguanten aguanta controle controlen maneje manejen jale jalen mueva muevan cubra cubran levante levanten cargue carguen conecte conecten alimente registre administre alcance alcancen llegue lleguen rinda tape abarque abarquen atienda'.split(
    ' ',
  );
const SERVING: ReadonlySet<string> = new Set(SERVING_VERBS);
const IT = words('lo la los las le les');

/** Whether the amount at `at` is told of what a thing is to serve: `el portón pesa 750 kg`, `edificio de seis departamentos`, `mide 90 metros … que lo cubra`. */
export function isNeeded(tokens: readonly ScanToken[], at: number, dimension: Dimension): boolean {
  if (!TOLD.has(dimension)) return false;
  return isOfPlace(tokens, at) || isCovered(tokens, at);
}

/** `miden 90 metros`; `edificio con 8 departamentos`. */
function isOfPlace(tokens: readonly ScanToken[], at: number): boolean {
  const start = Math.max(partStart(tokens, at), at - 1 - MOST_BETWEEN);
  for (let place = at - 1; place >= start; place--) {
    const text = textAt(tokens, place);
    if (TELLING.has(text)) return true;
    if (!LINKS.has(text)) return place < at - 1 && PLACES.has(text);
  }
  return false;
}

function isCovered(tokens: readonly ScanToken[], at: number): boolean {
  return tokens.some(({ text }, place) => {
    if (place < at) return false;
    if (COVERING.has(text) || text === 'abasto') return true;
    const before = textAt(tokens, place - 1);
    return (SERVING.has(text) && IT.has(before)) || (before === 'para' && /^tod[oa]s$/.test(text));
  });
}
