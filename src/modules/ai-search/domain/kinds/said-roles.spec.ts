import { scan } from '../reading/scan';
import { saidRoles } from './said-roles';

const roleOf = (text: string, word: string): number | undefined => {
  const tokens = scan(text);
  return saidRoles(tokens)[tokens.findIndex((token) => token.text === word)];
};

describe('a noun that has the form of a verb', () => {
  it.each([
    ['una tapa de pared', 'tapa'],
    ['necesito 4 fundas para radio', 'fundas'],
    ['me faltan las tapas de pared', 'tapas'],
    ['quiero juego de camaras', 'juego'],
    ['busco la etiqueta dura', 'etiqueta'],
    ['enlace inalambrico', 'enlace'],
    ['funda', 'funda'],
    ['etiquetas para impresora', 'etiquetas'],
    ['modular plug', 'modular'],
    ['recorder cabinet', 'recorder'],
    ['radio y funda de piel', 'funda'],
    ['kit solar y etiqueta antirrobo', 'etiqueta'],
  ])('is asked for: %s', (text, word) => {
    expect(roleOf(text, word)).toBe(1);
  });

  it.each([
    ['algo que tapa la camara', 'camara'],
    ['tapa la camara', 'camara'],
    ['algo que las tapa', 'tapa'],
    ['grabar la voz', 'voz'],
    ['camaras y dan factura', 'factura'],
    ['camaras y funda que guarde', 'guarde'],
    ['lo que enlace a las dos casas', 'enlace'],
  ])('is a verb: %s', (text, word) => {
    expect(roleOf(text, word)).toBeLessThan(0.9);
  });
});

describe('what is asked for by asking whether it is there', () => {
  it.each([
    ['hay switch de 8 puertos', 'switch'],
    ['hola, hay baterías de 12v', 'baterías'],
    ['dame opciones de chapa', 'chapa'],
    ['ficha de switch industrial', 'switch'],
  ])('%s', (text, word) => {
    expect(roleOf(text, word.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))).toBe(1);
  });

  it.each([
    ['hay un poste afuera y quiero una cámara', 'poste'],
    ['hay cámaras, necesito un grabador', 'camaras'],
    ['hay mucho polvo', 'polvo'],
    ['ya hay switch', 'switch'],
  ])('is only told of: %s', (text, word) => {
    expect(roleOf(text, word)).toBeLessThan(1);
  });
});

describe('memory behind its amount', () => {
  it.each([
    ['laptop 16gb ram y 512 ssd', 'ram', 0.24],
    ['laptop de 256 gb ssd', 'ssd', 0.24],
    ['necesito 16gb ram', 'ram', 1],
    ['laptop y ram', 'ram', 1],
    ['camara bala 8mp lente motorizado', 'lente', 0.24],
    ['lente varifocal para camara', 'lente', 1],
  ])('in %j %s is asked for by %d', (text, word, role) => {
    expect(roleOf(text, word)).toBe(role);
  });
});

describe('what broke or is gone', () => {
  it.each([
    ['se me quemo el grabador', 'grabador', 0.7],
    ['se me descompuso mi grabador', 'grabador', 0.7],
    ['me salio malo el grabador', 'grabador', 0.7],
    ['mi grabador dejo de funcionar', 'grabador', 0.7],
    ['mi grabador trono', 'grabador', 0.7],
    ['my gate opener died', 'opener', 0.7],
    // beside what is asked for too
    ['se me quemo el grabador, quiero un disco', 'grabador', 0.7],
    ['mi grabador trono, necesito un disco', 'grabador', 0.7],
    // not what was stolen of something else
    ['me robaron el grabador', 'grabador', 0.4],
    ['el grabador que trono mi primo', 'grabador', 1],
    ['prende mi grabador', 'grabador', 0.25],
  ])('%s', (text, word, role) => {
    expect(roleOf(text, word)).toBe(role);
  });
});

it.each([
  ['cotizar su variador', 'variador', 1],
  ['la banda y su variador', 'variador', 1],
  ['tengo su variador', 'variador', 0.25],
  ['urge cambiarles teclado', 'teclado', 1],
  ['voy a sumarle un sensor', 'sensor', 1],
  ['pinzas para ponerle la punta', 'punta', 0.22],
  // what is led to by a colon is no list of what is served
  ['para el archivo: nas y escaner', 'nas', 1],
  ['para el archivo, nas y escaner', 'nas', 0.22],
])('%s', (text, word, role) => {
  expect(roleOf(text, word)).toBe(role);
});

it('words that every object has are words like others', () => {
  expect(() => saidRoles(scan('__proto__ constructor toString'))).not.toThrow();
});

it('what so many pieces are of is asked for', () => {
  expect(roleOf('2 pzas de sirena', 'sirena')).toBe(1);
});
