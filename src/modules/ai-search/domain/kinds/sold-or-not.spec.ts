import { scan } from '../reading/scan';
import { KindBook } from './book/kind-book';
import { KINDS } from './data';
import { chooseKind, type KindChoice } from './kind-choice';
import { readKinds } from './read-kinds';

const book = KindBook.of(KINDS);
const choose = (text: string): KindChoice =>
  chooseKind(readKinds(scan(text), book), book, (kind) => (book.isElsewhere(kind) ? 0 : 10));

/** Asked of a distributor of security and networks who has none of it. */
const UNSOLD = [
  'refrigerador de dos puertas',
  'torre de hot cakes',
  'diadema de unicornio',
  'reflector para bicicleta',
  'foco para la tortuga',
  'inversor de capital',
  'terminal de autobuses',
  'camara de peluche',
  'lavadora de 18 kilos',
  'licuadora de vidrio',
  'freidora de aire',
  'juego de cuchillos de cocina',
  'aspiradora para alfombra',
  'jabon para trastes',
  'silla para el comedor',
  'librero de pino',
  'sala de piel de tres piezas',
  'cortinas para recamara',
  'tenis para correr',
  'camisa de vestir',
  'vestido de novia',
  'uniformes escolares',
  'botas vaqueras',
  'croquetas para perro',
  'pacas de alfalfa',
  'garrafon de agua',
  'cafe molido de olla',
  'pastel de cumpleaños',
  'tequila reposado',
  'paracetamol de 500 mg',
  'jarabe para la tos',
  'silla de ruedas plegable',
  'jeringas desechables',
  'pañales etapa 4',
  'shampoo anticaspa',
  'llantas rin 15',
  'balatas delanteras',
  'aceite para motor 5w30',
  'bujias de platino',
  'amortiguadores para tsuru',
  'bicicleta de montaña',
  'scooter electrico para niños',
  'casco de moto integral',
  'cemento gris 50 kilos',
  'pintura vinilica blanca',
  'excusado ahorrador',
  'loseta para baño',
  'triplay de pino',
  'boleto de avion a cancun',
  'seguro de gastos medicos',
  'mesa de comedor',
  'celular nuevo desbloqueado',
  'plancha de vapor',
  'guitarra acustica',
  'bateria musical para niños',
  'juguetes para niña de 3 años',
  'balon de futbol',
  'fuente de agua para jardin',
  'cable para pasar corriente al carro',
  'libro de matematicas',
];

/** Asked of the same distributor, who has it. */
const SOLD = [
  'camara para la puerta de mi casa',
  'camara bala para exterior',
  'domo antivandalico',
  'camara que gira y hace zoom',
  'camara wifi para cuidar al bebe',
  'camara que lee placas',
  'camara corporal para policia',
  'grabador de 16 canales',
  'kit de camaras para negocio',
  'disco duro para el dvr',
  'memoria micro sd para camara',
  'monitor para ver las camaras',
  'brazo para poner la camara en el poste',
  'switch de 8 puertos poe',
  'ruteador para internet con chip',
  'antena para llevar internet a otro edificio',
  'repetidor de wifi para la casa',
  'bobina de cable de red',
  'conectores para cable de red',
  'pinza para ponchar rj45',
  'cable de fibra optica de 12 hilos',
  'fusionadora de fibra',
  'gabinete para el site',
  'canaleta para tapar cables',
  'telefono ip para recepcion',
  'conmutador para oficina',
  'diadema para call center',
  'reloj checador de huella',
  'terminal de reconocimiento facial',
  'tarjetas de proximidad',
  'chapa magnetica de 600 libras',
  'cerradura inteligente con clave',
  'boton de salida',
  'torniquete para gimnasio',
  'pluma para estacionamiento',
  'motor para porton corredizo',
  'videoportero con pantalla',
  'interfon para departamento',
  'panel de alarma inalambrico',
  'sensor de movimiento para mascotas',
  'contacto magnetico para puerta',
  'sirena de 30 watts',
  'cerca electrica para barda',
  'boton de panico',
  'detector de humo',
  'detector de gas lp',
  'estacion manual de incendio',
  'extintor de polvo',
  'lampara de emergencia',
  'no break para computadora',
  'regulador de voltaje',
  'bateria de 12 volts 7 amperes',
  'panel solar de 550 watts',
  'inversor de corriente',
  'radio de dos vias',
  'rastreador gps para camion',
  'bocinas de plafon',
  'amplificador de voceo',
  'lector de codigo de barras',
  'impresora de tickets',
];

it('the tables are of sixty different things each', () => {
  expect([new Set(UNSOLD).size, new Set(SOLD).size]).toEqual([60, 60]);
});

it.each(UNSOLD)('nobody here sells: %s', (text) => {
  expect(choose(text).state).toBe('unsold');
});

it.each(['botella de tequila', 'bultos de cemento', 'costal de azucar', 'microscopio para laboratorio'])(
  'is no thing of the trade however it is packed: %s',
  (text) => {
    expect(choose(text).state).toBe('unsold');
  },
);

it.each(SOLD)('is sold here: %s', (text) => {
  const { state, kind } = choose(text);
  expect([state, book.isElsewhere(kind)]).toEqual(['sure', false]);
});

/** Things that nobody here sells whose names hold one of a thing of the trade. */
const LOOK_ALIKE = [
  'camara de bicicleta',
  'camara de refrigeracion',
  'bateria de cocina',
  'control de plagas',
  'control prenatal',
  'red de pesca',
  'red de voleibol',
  'cerca de madera para el jardin',
  'banco de plasma',
  'banco para sentarse en la barra',
  'fuente de chocolate',
  'fuente de horno',
  'llave de agua para la regadera',
  'gato para levantar el carro',
  'cargador de bebe',
  'cargador frontal usado',
  'base para cama matrimonial',
  'base de maquillaje',
  'rack para bicicletas',
  'tarjeta de cumpleaños',
  'disco de vinil',
  'disco de embrague',
  'placa de yeso',
  'caja de ahorro',
  'caja de velocidades',
  'torre de juguete',
  'torre inflable',
  'puerta de madera',
  'puerta de cristal templado',
  'puerta corrediza de aluminio para baño',
  'monitor de signos vitales',
  'panel de abejas',
  'cable de freno para bici',
  'radio de juguete para niño',
  'switch de encendido de coche',
  'teclado musical',
  'espejo de baño',
  'estacion de radio',
  'sirena de peluche',
  'domo para alberca',
  'bala de pistola',
  'tubo de pasta de dientes',
  'escalera de caracol',
  'linea blanca a credito',
  'tinta para tatuajes',
  'puente dental',
  'inner tube for my bike',
  'fishing net',
  'drum kit for kids',
  'brake disc',
  'medicine cabinet',
  'lentes para leer',
  'alimento para mi gato',
  'cuna de madera',
  'cerrajero a domicilio',
  'kitchen sink',
  'lente para camara nikon',
  'chapa para puerta de coche',
  'costal de papas',
  'bomba para inflar llantas de bici',
  'tanque de gas estacionario',
  'palillos para bateria',
  'baston para adulto mayor',
];

/** As blind hands asked for what isn't sold. */
const ASKED_BLINDLY = [
  'cortadora de pasto truper a gasolina',
  'cinturon piteado para hombre talla 36',
  'boquilla para sax alto yamaha 4c',
  'hélice para motor fuera de borda de lancha 40 hp',
  'procesador de alimentos oster',
  'cables de bujía para chevy 2006',
  'trompeta en si bemol para la banda de la secundaria',
  'pechera y correa para mi chihuahua, talla xs',
  'faro delantero izquierdo aveo 2013',
];
it.each(ASKED_BLINDLY)('is no thing of the trade either: %s', (text) => {
  expect(choose(text).state).toBe('unsold');
});

/** What the same words mean where the trade's thing is asked for. */
const NO_LOOK_ALIKE: readonly (readonly [string, string])[] = [
  ['camara cerca de la barda', 'cámara de seguridad'],
  ['llave inglesa para tuercas', 'herramienta de mano'],
  ['motor para puerta corrediza', 'motor para portón'],
  ['sensor para puerta de aluminio', 'contacto magnético'],
  ['cargador para bateria de coche', 'cargador de baterías'],
  ['control de acceso para la red de oficinas', 'panel de control de acceso'],
  ['torre para antena', 'torre y mástil'],
  ['placa de red para pared', 'placa de pared'],
  ['disco para grabador', 'disco duro'],
  ['base para detector de humo', 'base de detector'],
  ['tarjeta para abrir la puerta', 'tarjeta de proximidad'],
  ['banco de baterias para ups', 'banco de baterías para UPS'],
  ['pigtail', 'pigtail de fibra'],
  ['control remoto para tele lg', 'control de televisor'],
  ['control remoto para porton', 'control remoto'],
  ['cable vga', 'cable VGA'],
  ['divisor hdmi', 'divisor HDMI'],
  ['plug dc para camara', 'conector de corriente'],
  ['car battery charger', 'cargador de baterías'],
  ['water leak sensor for the washing machine', 'sensor de inundación'],
];

it.each(LOOK_ALIKE)('is no thing of the trade: %s', (text) => {
  expect(choose(text).state).toBe('unsold');
});

it.each(NO_LOOK_ALIKE)('is one of the trade: %s', (text, title) => {
  const { state, kind } = choose(text);
  expect(state).not.toBe('unsold');
  expect([kind, book.within(kind)].map((each) => book.title(each))).toContain(title);
});

const HAS_SOME = new Set(['autopartes', 'construcción', 'celular'].map((kind) => book.number(kind)));
const chooseOfSome = (text: string): KindChoice =>
  chooseKind(readKinds(scan(text), book), book, (kind) => (HAS_SOME.has(kind) || !book.isElsewhere(kind) ? 10 : 0));

it.each(['defensa delantera', 'viga de acero', 'esmalte para herreria', 'mica para iphone', 'aceite para dos tiempos'])(
  'nobody sells it who has something like it: %s',
  (text) => {
    expect(chooseOfSome(text).state).toBe('unsold');
  },
);

it.each([
  ['escritorio en L con cajones', 'escritorio'],
  ['archivero de tres gavetas', 'muebles'],
])('what is named and sold is meant, whatever else its words are uses of: %s', (text, title) => {
  const { kind } = chooseKind(readKinds(scan(text), book), book, () => 10);
  expect(book.title(kind)).toBe(title);
});
