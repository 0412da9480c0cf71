import { ALIKE } from './alike-words';
import { isTelling, lemma } from './lemmas';
import { sense } from './senses';

const GROUPS = ALIKE.flatMap((groups) => groups.split('|')).map((group) => group.split(' '));

describe('words that mean the same', () => {
  it.each([
    ['ladrones', 'malhechor'],
    ['chamaco', 'niñas'],
    ['ventanales', 'ventana'],
    ['quiebra', 'quebrar'],
    ['descompuso', 'averiado'],
    ['trepan', 'brincarse'],
    ['chaparra', 'compacto'],
    ['aguantadora', 'durable'],
    ['afuera', 'exteriores'],
    ['temor', 'pavor'],
    ['cachorro', 'perrito'],
    ['ranchers', 'hacendado'],
    ['burglaries', 'robo'],
    ['blinking', 'parpadear'],
    ['grabbed', 'atrapar'],
    ['kitchens', 'cocina'],
  ])('%s and %s', (one, other) => {
    expect(sense(folded(one))).toBe(sense(folded(other)));
  });

  it.each([
    ['cable', 'extension'],
    ['luz', 'foco'],
    ['laptop', 'computadora'],
    ['techo', 'azotea'],
    ['puerta', 'entrada'],
    ['llamar', 'fuego'],
    ['codigo', 'contrasena'],
    ['bocina', 'trompeta'],
    ['cerradura', 'candado'],
    ['tarjeta', 'gafete'],
    ['puesto', 'poner'],
    ['funda', 'fundir'],
    ['clave', 'clavar'],
    ['phone', 'llamar'],
  ])('but not %s and %s', (one, other) => {
    expect(sense(one)).not.toBe(sense(other));
  });

  it('stand in one group each, as their lemmas', () => {
    const lemmas = GROUPS.flatMap((group) => [...new Set(group.map(lemma))]);
    const twice = lemmas.filter((each, place) => lemmas.indexOf(each) !== place);
    expect(twice).toEqual([]);
  });

  it('are more than one to a group', () => {
    expect(GROUPS.filter((group) => new Set(group.map(lemma)).size < 2)).toEqual([]);
  });
});

function folded(word: string): string {
  return word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

describe('lemma', () => {
  it.each([
    ['grabando', 'grabar'],
    ['apague', 'apagar'],
    ['cierra', 'cerrar'],
    ['verlo', 'ver'],
    ['foquitos', 'foco'],
    ['cablecitos', lemma('cable')],
    ['panelito', 'panel'],
    ['piecita', 'pieza'],
    ['puertecita', 'puerta'],
    ['pedacito', 'pedazo'],
    ['fuentecita', lemma('fuente')],
    ['bocinotas', 'bocina'],
    ['focote', 'foco'],
    ['pelota', 'pelota'],
    ['camarote', lemma('camarote')],
    ['tapita', lemma('tapa')],
    ['cablesito', lemma('cable')],
    ['mesita', lemma('mesa')],
    ['murio', 'morir'],
    ['notaria', 'notaria'],
    ['funda', 'funda'],
    ['fundio', 'fundir'],
    ['agarren', 'agarrar'],
    ['oscurece', 'oscurecer'],
    ['camarita', 'camara'],
    ['circuito', 'circuito'],
    ['controles', 'control'],
    ['intelig', 'inteligent'],
    ['constructor', 'constructor'],
  ])('%s', (word, expected) => {
    expect(lemma(word)).toBe(expected);
  });
});

describe('sense', () => {
  it.each([
    ['batteries', 'bateria'],
    ['vehicles', 'coche'],
    ['dragging', 'jalar'],
    ['stolen', 'asaltar'],
    ['recorded', 'grabando'],
    ['fences', 'barda'],
    ['watching', 'mirar'],
    ['doesnt', 'no'],
  ])('%s means %s', (english, spanish) => {
    expect(sense(english)).toBe(sense(spanish));
  });

  it.each(['come', 'pan', 'van', 'red', 'tape', 'miles', 'sin', 'once'])('%s is Spanish', (word) => {
    expect(sense(word)).toBe(sense(lemma(word)));
  });
});

it.each(['tenemos', 'disculpe', 'dijeron', 'estimados'])('%s tells nothing of what is wanted', (word) => {
  expect(isTelling(word)).toBe(false);
});
