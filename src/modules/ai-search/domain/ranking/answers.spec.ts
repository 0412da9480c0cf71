import { TextIndex } from '@/modules/products/domain/text/text-index';
import { KINDS } from '../kinds/data';
import { KindBook } from '../kinds/book/kind-book';
import { chooseKind } from '../kinds/kind-choice';
import { kindsOfProduct } from '../kinds/titles/kind-of-product';
import { KindTable } from '../kinds/kind-table';
import { readKinds } from '../kinds/read-kinds';
import { isSpare } from '../kinds/titles/title-head';
import { parseIntent } from '../reading/parse-intent';
import { extractTraits } from '../traits/extract-traits';
import { TraitTable } from '../traits/trait-table';
import { Lexicon } from '../words/lexicon';
import { THESAURUS } from '../words/thesaurus-data';
import { CandidateFinder } from './candidates';
import { ConceptBoard } from './concept-board';
import { rank } from './ranking';
import { Tellings } from './tellings';

const TITLES = [
  'ROTOMARTILLO 20V C/BATERIA',
  'BATERIA EXTRA P/TE-TA20M ROTOMARTILLO 20V',
  'BATERIA RECARGABLE P/RA-RAPO464K RADIO 2 VIAS',
  'SLA BATTERY 12V 7AH',
  'GAB PARED 6UR',
  'GABINETE COMPATIBLE AL-SI15115V SIRENA 115DB',
  'SIRENA 30W 115DB',
  'SIRENA 15W 105DB INALAMBRICA',
  'MULTIMETRO DE GANCHO 600V',
  'PUNTAS DE PRUEBA P/TE-MU600 MULTIMETRO',
  'NVR 16CH 2 BAHIAS',
  'GRABADOR DE RED 64CH',
  'NVR 4CH POE',
  'PTZ IP ZOOM 15X 100 WATTS',
  'SPEED DOME IP 32X OPT',
  'DISCO DURO 3.5 PULGADAS 2TB',
  'SURVEILLANCE HDD 10TB',
  'HDD VIDEO 4TB',
  'SWITCH 24P GIGABIT',
  'SW 8 PUERTOS',
  'SWITCH 5PTOS',
  'ACCESS POINT INDOOR 120 USUARIOS',
  'PUNTO ACCESO TECHO 250 USUARIOS',
  'AUTOESTEREO PANTALLA 7 PULG BT P/CAMIONETA',
  'AMORTIGUADORES P/CAMIONETA',
  'CEMENTO GRIS P/PUERTA 50KG',
  'BOMBA DE AGUA SOLAR SUMERGIBLE 300 WATTS',
  'ARNES CUERPO COMPLETO 1D',
  'OPERADOR P/PUERTA CORREDIZA 400KG',
  'TONER P/IMPRESORA LASER 30PPM',
  'TONER P/IMPRESORA LASER XEROLA 20PPM',
  'LAMPARA SOLAR EXT 50W',
  'LAMPARA PARA PROYECTOR 5000LM',
  'PANEL SOLAR CARGA P/CAMARA WIFI',
  'MODULO FOTOVOLTAICO 450WTS',
  'CAMARA BALA IP 4MP',
  'BULLET CAMERA IP 4MP WEATHERPROOF IP67',
  'SOPORTE TV 32 PULG',
  'MONTAJE TECHO PARA PROYECTOR',
  'CAM DOMO HD 2MP IP67',
  'CAM DOMO IP 2MP',
  'MOTOR CORREDIZO XEROLA 600KG',
  'CREMALLERA P/MOTOR CORREDIZO',
  'BATERIA RECARGABLE P/KE-NX3200 RADIO 2 VIAS',
  'PANEL DE ALARMA VISTA48 8 ZONAS',
  'TECLADO ALARMA LCD',
  'Xerola PT-H110 rotuladora manual 12 mm',
  'CINTA TZE631 12MM NEGRO/AMARILLO 8M',
  'MONTAJE U PARA PUERTA DE CRISTAL',
  'CHAPA MAGNETICA 600LBS',
  'TOPE MEDIA LUNA HULE NEGRO PISO',
  'CAMARA BALA HD 2MP LENTE 2.8 MM 12 VCD',
  'CAMARA BALA HD 2MP VARIFOCAL 2.8-12MM',
  'XR-COR700 MOTOR CORREDIZO 700KG / 2 CONTROLES REMOTOS',
  'CONTROL REMOTO 4 BOTONES 433MHZ',
  'BATERIA LITIO 3200MAH P/HZ-D700 RADIO 2 VIAS',
  'AUDIFONO DE GANCHO P/RADIO 2 VIAS',
] as const;
/** Where some of them are filed. */
const FILED: Readonly<Record<string, readonly string[]>> = {
  'MONTAJE U PARA PUERTA DE CRISTAL': ['Chapas magnéticas'],
};

const book = KindBook.of(KINDS);
const index = new TextIndex();
const traits = new TraitTable();
const kinds = new KindTable();
for (const [slot, title] of TITLES.entries()) {
  const categories = FILED[title] ?? [];
  index.put(slot, { model: `M${slot}`, title, brand: 'Marca', categories, features: [] });
  traits.put(slot, extractTraits(title, []));
  const { kind, served } = kindsOfProduct(title, categories, book);
  kinds.put(slot, kind, isSpare(title), served);
}
const lexicon = new Lexicon(THESAURUS, {
  brands: [{ id: 'xerola', name: 'Xerola' }],
  branches: [],
  categories: [],
  kindWords: book.words,
  isOrdinary: (word) => book.uses.knows(word),
});
const board = new ConceptBoard(index, traits, () => new Uint32Array());
const finder = new CandidateFinder(board, traits, kinds);
const tellings = new Tellings(board, traits, kinds);
const slots = Uint32Array.from(TITLES.keys());
const catalog = { capacity: TITLES.length, documents: TITLES.length, listed: () => slots, isListed: () => true };

/** The titles found, best first. */
function answers(text: string): (string | undefined)[] {
  const intent = parseIntent(text, lexicon, index);
  const tokens = (intent.tokens ?? []).filter((_, place) => intent.spent?.has(place) !== true);
  const choice = chooseKind(readKinds(tokens, book), book, (kind) => kinds.sold(kind));
  if (choice.state === 'unsold') return [];
  const found = finder.collect(intent, catalog, choice).slice();
  const amountOf = tellings.amounts(found, intent.orderBy ?? []);
  const ranked = rank(finder.score(found, intent), intent.order, {
    centsOf: (slot) => slot,
    salesOf: () => 0,
    amountOf,
  });
  const places = [...ranked.slots.keys()].sort((a, b) => (ranked.keys[a] ?? 0) - (ranked.keys[b] ?? 0));
  return places.map((place) => TITLES[ranked.slots[place] ?? 0]);
}

it('what is found by other means is worth nothing by the words of the sentence before', () => {
  answers('camara bala ip que no sea domo');
  const intent = parseIntent('', lexicon, index);
  expect(new Set(finder.score(slots, intent).scores).size).toBeGreaterThan(1);
  finder.collectNothing(intent, TITLES.length);
  expect(new Set(finder.score(slots, intent).scores)).toEqual(new Set([0]));
});

it.each([
  // parts of what they serve
  ['pila para el taladro', 'BATERIA EXTRA P/TE-TA20M ROTOMARTILLO 20V'],
  ['bateria para radio', 'BATERIA RECARGABLE P/RA-RAPO464K RADIO 2 VIAS'],
  ['puntas para el multimetro', 'PUNTAS DE PRUEBA P/TE-MU600 MULTIMETRO'],
  ['gabinete para la sirena', 'GABINETE COMPATIBLE AL-SI15115V SIRENA 115DB'],
  ['toner para la impresora xerola', 'TONER P/IMPRESORA LASER XEROLA 20PPM'],
  ['cartucho p/ impresora xerola', 'TONER P/IMPRESORA LASER XEROLA 20PPM'],
  ['lampara c/control p/proyector', 'LAMPARA PARA PROYECTOR 5000LM'],
  ['foco para proyector', 'LAMPARA PARA PROYECTOR 5000LM'],
  ['soporte p/ videoproyector', 'MONTAJE TECHO PARA PROYECTOR'],
  ['taladro', 'ROTOMARTILLO 20V C/BATERIA'],
  ['bateria de 12 volts', 'SLA BATTERY 12V 7AH'],
  // the most of something, whichever of its names the thing goes by
  ['grabador con el mayor numero de canales', 'GRABADOR DE RED 64CH'],
  ['nvr con mas canales', 'GRABADOR DE RED 64CH'],
  ['el disco duro mas grande', 'SURVEILLANCE HDD 10TB'],
  ['ptz con el zoom mas potente', 'SPEED DOME IP 32X OPT'],
  ['sirena que suene lo mas fuerte posible', 'SIRENA 30W 115DB'],
  ['access point para mas usuarios', 'PUNTO ACCESO TECHO 250 USUARIOS'],
  ['el switch con menos puertos', 'SWITCH 5PTOS'],
  ['biggest switch', 'SWITCH 24P GIGABIT'],
  // a trait holds, though it is in one of the thing's names
  ['el domo ip mas barato', 'CAM DOMO IP 2MP'],
  ['el domo mas barato', 'CAM DOMO HD 2MP IP67'],
  // what fits others before the very thing that it is for
  ['cremallera para motor xerola', 'CREMALLERA P/MOTOR CORREDIZO'],
  // the thing named before its own part, which is for the same and filed under its name
  ['chapa magnetica para puerta de cristal', 'CHAPA MAGNETICA 600LBS'],
  ['montaje de chapa magnetica para puerta de cristal', 'MONTAJE U PARA PUERTA DE CRISTAL'],
  // what fits another model, and never the very thing, where nothing fits the one that it is for
  ['teclado para panel de alarma VISTA48', 'TECLADO ALARMA LCD'],
  ['cinta para mi xerola PT-H110', 'CINTA TZE631 12MM NEGRO/AMARILLO 8M'],
  ['control remoto para XR-COR700', 'CONTROL REMOTO 4 BOTONES 433MHZ'],
  // nor another part of the one that it is for
  ['audifono para radio HZ-D700', 'AUDIFONO DE GANCHO P/RADIO 2 VIAS'],
  // what serves nothing before what serves something nobody spoke of
  ['panel solar', 'MODULO FOTOVOLTAICO 450WTS'],
  ['panel solar para camara', 'PANEL SOLAR CARGA P/CAMARA WIFI'],
  // traits by every way in which titles write them
  ['bala ip de intemperie', 'BULLET CAMERA IP 4MP WEATHERPROOF IP67'],
  // a lens of 2.8 mm on 12 volts is no varifocal one
  ['la bala hd varifocal mas barata', 'CAMARA BALA HD 2MP VARIFOCAL 2.8-12MM'],
  ['que cremallera le queda a mi motor xerola', 'CREMALLERA P/MOTOR CORREDIZO'],
  ['que toner lleva la impresora xerola', 'TONER P/IMPRESORA LASER XEROLA 20PPM'],
  // what is named beside what is asked for counts nothing for itself
  ['guardar tres meses de video en el grabador', 'HDD VIDEO 4TB'],
  ['ya tengo grabador, me falta donde se guarde lo que graban', 'DISCO DURO 3.5 PULGADAS 2TB'],
  // what a long text only tells
  [
    'el repuesto del lunes no llego y anduve batallando todo el dia por el centro con mi compadre y su perro, ahora quiero una bateria de 12 volts',
    'SLA BATTERY 12V 7AH',
  ],
  // conditions
  ['sirena que no lleve cables', 'SIRENA 15W 105DB INALAMBRICA'],
  // of a kind whose names are of different things, only what is called so
  ['autoestereo de 7 pulgadas', 'AUTOESTEREO PANTALLA 7 PULG BT P/CAMIONETA'],
  ['llantas para camioneta', undefined],
  ['balatas y bujias', undefined],
  ['bomba de agua', 'BOMBA DE AGUA SOLAR SUMERGIBLE 300 WATTS'],
  ['tinaco de 600 litros', undefined],
  ['puerta de madera', undefined],
  ['tope para puerta', 'TOPE MEDIA LUNA HULE NEGRO PISO'],
  ['arnes para postes', 'ARNES CUERPO COMPLETO 1D'],
  ['guantes de obra', undefined],
  ['guantes y arnes', 'ARNES CUERPO COMPLETO 1D'],
  ['guantes, botas y arnes', 'ARNES CUERPO COMPLETO 1D'],
])('%s: %s', (text, first) => {
  expect(answers(text)[0]).toBe(first);
});

it.each([
  ['cremallera para motor xerola', true],
  ['bateria para radio xerola', true],
  // what is for the very model is for its brand
  ['bateria para radio xerola KE-NX3200', false],
])('whether the answers lack the brand that is to be served: %s', (text, lacks) => {
  const intent = parseIntent(text, lexicon, index);
  const choice = chooseKind(readKinds(intent.tokens ?? [], book), book, (kind) => kinds.sold(kind));
  const found = [...finder.collect(intent, catalog, choice)];
  expect(finder.lackedBy(found, intent).brand).toBe(lacks);
});

it('what fits another model than the one asked for is no answer', () => {
  const all = answers('bateria recargable para radio KE-NX3200');
  expect(all).toContain('BATERIA RECARGABLE P/KE-NX3200 RADIO 2 VIAS');
  expect(all).not.toContain('BATERIA RECARGABLE P/RA-RAPO464K RADIO 2 VIAS');
});

it('what fits no model that was said is told', () => {
  const intent = parseIntent('audifono para radio HZ-D700', lexicon, index);
  answers('audifono para radio HZ-D700');
  const slotOf = (title: (typeof TITLES)[number]): number => TITLES.indexOf(title);
  expect(finder.lackedBy([slotOf('AUDIFONO DE GANCHO P/RADIO 2 VIAS')], intent).trait).toBe(true);
  expect(finder.lackedBy([slotOf('BATERIA LITIO 3200MAH P/HZ-D700 RADIO 2 VIAS')], intent).trait).toBe(false);
});

it.each([
  ['nvr de 4 canales', 'GRABADOR DE RED 64CH'],
  ['taladro de 20 volts', 'ROTOMARTILLO 20V C/BATERIA'],
])('where kinds and words decide together, what the words find comes first, each once: %s', (text, other) => {
  const intent = parseIntent(text, lexicon, index);
  const choice = chooseKind(readKinds(intent.tokens ?? [], book), book, (kind) => kinds.sold(kind));
  const found = [...finder.collect(intent, catalog, { ...choice, state: 'open' })];
  const all = [...finder.collect(intent, catalog, { ...choice, state: 'likely' })];
  expect(all.slice(0, found.length)).toEqual(found);
  expect(new Set(all).size).toBe(all.length);
  expect(all.slice(found.length)).toContain(TITLES.findIndex((title) => title === other));
});

it('answers do not depend on what was asked before', () => {
  const texts = [...new Set(TITLES.flatMap((title) => title.toLowerCase().split(/[^a-z]+/)))].filter(
    (word) => word.length > 3,
  );
  const first = texts.map(answers);
  const again = [...texts].reverse().map(answers).reverse();
  expect(again).toEqual(first);
});
