import { scan } from '../reading/scan';
import { KindBook } from './book/kind-book';
import { KINDS } from './data';
import { chooseKind, type KindChoice } from './kind-choice';
import { readKinds } from './read-kinds';

const book = KindBook.of(KINDS);
const choose = (text: string): KindChoice =>
  chooseKind(readKinds(scan(text), book), book, (kind) => (book.isElsewhere(kind) ? 0 : 10));

it.each([
  // machines of offices, workshops and shops
  'maquina de escribir',
  'fax con rollo de papel',
  'torno cnc',
  'cortadora laser para mdf',
  'banda transportadora de 3 metros',
  'elevador para edificio de cuatro pisos',
  'maquina de palomitas',
  'rockola con pantalla',
  'prensa de calor para playeras',
  // instruments, arms and games
  'trombon',
  'pedal de guitarra',
  'escopeta calibre 12',
  'consola xbox',
  // health
  'sillon dental',
  'concentrador de oxigeno de 5 litros',
  // water, gas and cars
  'valvula de bola de media',
  'tubo de cobre de media pulgada',
  'computadora de auto para jetta',
  'llave de auto con chip',
  // goods of shops and stores
  'patin hidraulico de 2 toneladas',
  'carrito de supermercado',
  'maniquies de mujer',
  // who serves, and what is let
  'recarga de extintores',
  'renta de camaras',
  'guardias de seguridad privada',
  'cerrajero a domicilio',
  'depa en renta',
  'uniforme para guardia',
  'antena de sky',
])('is of a trade next door: %s', (text) => {
  expect(choose(text).state).toBe('unsold');
});

it.each([
  ['extintor para la oficina', 'extintor'],
  ['renta de mis cuartos, quiero cerradura de clave', 'cerradura inteligente'],
  ['guardias que pasen por cada punto del rondin', 'control de rondas'],
  ['plotter', 'plotter'],
  ['trompeta de 30 watts', 'trompeta'],
  ['espejo convexo', 'espejo convexo'],
  ['camara para la banda de produccion', 'cámara de seguridad'],
  ['detector de gas portatil', 'detector de gas portátil'],
])('is of these trades: %s', (text, title) => {
  const { state, kind } = choose(text);
  expect(state).not.toBe('unsold');
  expect([kind, book.within(kind)].map((each) => book.title(each))).toContain(title);
});

it.each([
  'barrera acustica',
  'cadena de acero',
  'camara de fumigacion',
  'canal de lluvia galvanizado',
  'cinta canela',
  'cinta de video vhs',
  'lampara de mesa para buro',
  'bateria para camara canon',
  'conector de gas',
  'iman de neodimio pequeño',
  'licencia de photoshop',
  'mochila de campismo',
  'pantalla para iphone 11',
  'persianas',
  'piso falso',
  'puente h l298n',
  'refacciones para bicicleta',
  'refacciones de licuadora',
  'sensor de estacionamiento reversa',
  'software de contabilidad',
  'taladro de banco',
  'tripode para camara de fotos',
])('what shares its first word with something sold is not that: %s', (text) => {
  expect(choose(text).state).toBe('unsold');
});

it.each([
  'barrera vehicular',
  'motor para persiana',
  'software para camaras',
  'licencia de canal de video',
  'taladro inalambrico',
])('and that is: %s', (text) => {
  expect(choose(text).state).toBe('sure');
});
