import { KindBook } from '../kinds/book/kind-book';
import { lemma } from '../kinds/book/lemmas';
import { KINDS } from '../kinds/data';
import { chooseKind } from '../kinds/kind-choice';
import { namedKinds } from '../kinds/named-kinds';
import { wishedFirst } from '../kinds/plain-wish';
import { readKinds } from '../kinds/read-kinds';
import { scan, type ScanToken } from '../reading/scan';
import { withListMarks } from './list-marks';
import { listIn, type SaidList } from './said-items';

const book = KindBook.of(KINDS);

function kindOf(tokens: readonly ScanToken[]): number {
  const { state, kind } = chooseKind(readKinds(tokens, book), book, () => 10);
  return state === 'sure' ? kind : 0;
}

function read(text: string): SaidList | undefined {
  const tokens = scan(withListMarks(text));
  const isName = (texts: readonly string[]): boolean =>
    book.names.findAll(texts.map(lemma), 2).some(({ start, words }) => start === 0 && words > 1);
  return listIn({ tokens, names: wishedFirst(namedKinds(tokens, book), tokens), kindOf }, isName);
}

const items = (text: string): string[] =>
  read(text)?.items.map((item) => item.map((token) => token.text).join(' ')) ?? [];

it.each<[string, string[]]>([
  [
    'necesito 4 cámaras bullet de 5 mp, un dvr de 8 canales, 2 fuentes de 12v 5a y 100 m de utp cat6',
    ['necesito 4 camaras bullet de 5 mp', 'un dvr de 8 canales', '2 fuentes de 12v 5a', '100 m de utp cat6'],
  ],
  [
    '1.- panel de alarma 32 zonas 2.- 6 contactos magnéticos 3.- sirena de 30 watts',
    ['panel de alarma 32 zonas', '6 contactos magneticos', 'sirena de 30 watts'],
  ],
  ['4 domos\n1 dvr de 8\n2 fuentes 12v', ['4 domos', '1 dvr de 8', '2 fuentes 12v']],
  ['patch panel 24 puertos + 24 patch cord + rack', ['patch panel 24 puertos', '24 patch cord', 'rack']],
  // notes between
  [
    '2 bala ip, para una bodega, nvr de 8, de 4 mp, disco de 4 tb',
    ['2 bala ip , para una bodega', 'nvr de 8 , de 4 mp', 'disco de 4 tb'],
  ],
  // what is told before
  [
    'me pidieron para una oficina: 12 jacks, placas de pared y una bobina de cable',
    ['12 jacks', 'placas de pared', 'una bobina de cable'],
  ],
  [
    'para la tienda ocupo un cajón de dinero, 2 básculas y una sirena',
    ['para la tienda ocupo un cajon de dinero', '2 basculas', 'una sirena'],
  ],
  [
    'algo para que no se apague la compu, un multicontacto y una escalera',
    ['algo para que no se apague la compu', 'un multicontacto', 'una escalera'],
  ],
  // by a joiner with an article, by what it does, by a number alone, by its model
  [
    'quiero un videoportero, una sirena para la puerta y la escalera',
    ['quiero un videoportero', 'una sirena para la puerta', 'la escalera'],
  ],
  [
    'una impresora de tickets, un cajón de dinero, la pistolita que lee los códigos',
    ['una impresora de tickets', 'un cajon de dinero', 'la pistolita que lee los codigos'],
  ],
  [
    'cotiza 2 escaleras de tijera 1 taladro 1 pinza ponchadora',
    ['cotiza 2 escaleras de tijera', '1 taladro', '1 pinza ponchadora'],
  ],
  ['3 DS-2CD1043G2-I, 1 nvr, 1 disco duro', ['3 ds 2cd1043g2 i', '1 nvr', '1 disco duro']],
  ['2 taladros, 20 flurbos, 1 escalera', ['2 taladros', '20 flurbos', '1 escalera']],
  // parts of what stands before
  [
    '6 radios portátiles, 6 baterías de repuesto, 1 sirena',
    ['6 radios portatiles', '6 baterias de repuesto para radios portatiles', '1 sirena'],
  ],
  ['4 domos, dvr de 4, 4 sirenas, todo hikvision', ['4 domos', 'dvr de 4', '4 sirenas']],
])('%s', (text, expected) => {
  expect(items(text)).toEqual(expected);
});

it.each([
  'una cámara y un dvr',
  'laptop i5, 16 gb ram, ssd 512 gb, pantalla 15.6',
  'kit de 4 cámaras con dvr, disco y fuente',
  'cámara con micrófono, lente de 2.8, domo, 4 mp',
  'un dvr, 4 cámaras y un disco, todo junto',
  'tengo un dvr de 8, 4 cámaras y un disco de 1tb, quiero agregar otra cámara',
  'se me robaron la bocina, micrófono y cables, quiero una alarma',
  'quiero una alarma, se metieron y se llevaron bocina, micrófono y cables',
  'escalera entre mil y dos mil pesos',
  // what is told behind the one thing that is wanted
  'un switch poe de 8 puertos, el que tenía era de 4, le voy a conectar 6 cámaras domo y 2 access point, el rack ya lo tengo y el cable también',
  'lector de códigos 2d. Lo usaría en bodega, hoy usan uno alámbrico, la computadora queda a 10 metros y el sistema es de excel',
  'cable utp cat6, bobina completa. Voy a cablear una escuela, el rack está en dirección, ya compré patch panel, jacks y patch cords',
  'un solo teclado y pantalla para mis dos computadoras',
  'tarjetas de lazo para ampliar un tablero de incendio; el sistema crecerá a un segundo edificio',
])('%s is no list', (text) => {
  expect(items(text)).toEqual([]);
});

it('two things are one where a measure tells more of either', () => {
  expect(items('dvr de 8 canales y un disco de 1 tb')).toEqual(['dvr de 8 canales', 'un disco de 1 tb']);
});

it('what is said of all of them stands apart', () => {
  const { before = [], behind = [] } = read('en Mérida: 4 domos, un dvr, 4 sirenas, todo marca hikvision') ?? {};
  expect([before, behind].map((part) => part.map(({ text }) => text).join(' '))).toEqual([
    'en merida',
    'marca hikvision',
  ]);
});

it('takes no longer than the text', () => {
  const start = performance.now();
  items('4 domos, y un dvr 1.- '.repeat(700));
  expect(performance.now() - start).toBeLessThan(5000);
});
