import { Lexicon } from '@/modules/ai-search/domain/words/lexicon';
import { THESAURUS } from '@/modules/ai-search/domain/words/thesaurus-data';
import type { Intent } from '../intent';
import { parseIntent } from '../parse-intent';

const KNOWN = new Set('pesos camara switch cable chapa conectores rj45 cinchos domo bocina boton'.split(' '));
const ORDINARY = new Set('billete billetes esposo dice jefe karaoke asi rollo eleve cobro junto'.split(' '));
const lexicon = new Lexicon(THESAURUS, {
  brands: [],
  branches: [],
  categories: [],
  isOrdinary: (word) => ORDINARY.has(word),
});
const read = (text: string): Intent => parseIntent(text, lexicon, { frequency: (word) => (KNOWN.has(word) ? 5 : 0) });

describe('an amount that is not to be gone beyond, or fallen below', () => {
  it.each<[string, number | undefined, number | undefined]>([
    ['camara x 2 mil', undefined, 2000],
    ['camara por 500 pesos', undefined, 500],
    ['camara domo que no rebasen los 2500', undefined, 2500],
    ['camara y que no rebase 1800 pesos', undefined, 1800],
    ['camara que no se pase de 3 mil', undefined, 3000],
    ['camara que no suba de 4 mil pesos', undefined, 4000],
    ['camaras que no se me suban de 1500 pesitos', undefined, 1500],
    ['quiero una camara sin pasarme de 5000 pesos', undefined, 5000],
    ['una chapa sin salirme de 3000', undefined, 3000],
    ['camara pero sin rebasar 1,300 pesos', undefined, 1300],
    ['camara sin que rebase los 1500', undefined, 1500],
    ['chapa que no vaya mas alla de 3000 pesos', undefined, 3000],
    ['camaras que no sobrepasen los 2000 cada una', undefined, 2000],
    ['camara que no brinque de 8 mil', undefined, 8000],
    ['cable que no se eleve de 1500 el rollo', undefined, 1500],
    ['camara, no me puedo pasar de 3500', undefined, 3500],
    ['switch que no me salga en mas de 1500', undefined, 1500],
    ['chapa pero que no me cueste arriba de 900', undefined, 900],
    ['chapa que no me cobren mas de 1000', undefined, 1000],
    ['camaras, mi esposo dice que no gastemos mas de 4,500', undefined, 4500],
    ['camara, nomas no me vayas a sacar una de mas de 1500 pesos', undefined, 1500],
    ['camara q no pase de 900', undefined, 900],
    ['camara que cueste menos de 900', undefined, 900],
    ['quiero dos camaras, que no se pasen de 1000 las dos', undefined, 500],
    ['camara en menos d 1000', undefined, 1000],
    ['bocina que este abajito de 900', undefined, 900],
    ['switch, el jefe me autorizo nada mas 7 mil', undefined, 7000],
    ['switch, mi presupuesto llega a 9 mil', undefined, 9000],
    ['switch topado en 4000 pesos', undefined, 4000],
    ['el techo presupuestal autorizado es de $12,000.00 M.N., un switch', undefined, 12000],
    ['el comite aprobo $8,000.00 para el switch', undefined, 8000],
    ['camara rango 7-9k', 7000, 9000],
    ['switch, presupuesto 7-9 mil', 7000, 9000],
    ['mi suegra puso 2 mil, una camara', undefined, 2000],
    ['camara, le pongo tres mil quinientos y ya', undefined, 3500],
    ['camara, mi hermana afloja hasta nueve mil', undefined, 9000],
    ['camara, llevo ocho billetes de quinientos', undefined, 4000],
    ['camara, traigo un billete de 500', undefined, 500],
    ['switch, $700 pesotes es lo que junte', undefined, 700],
    ['ocupo 4 camaras y por las cuatro juntas no debo gastar mas de 10 mil', undefined, 2500],
    ['ocupo 2 chapas, 11 mil las dos', undefined, 5500],
    ['switch que no baje de 1000 pesos', 1000, undefined],
    ['switch que pase de 3000 pesos', 3000, undefined],
    ['de 1000 a 2000 una bocina para karaoke', 1000, 2000],
    ['algo asi de medio millar de pesos', 400, 600],
  ])('%s', (text, least, most) => {
    const { price, exclusions } = read(text);
    expect(price).toMatchObject({ least, most });
    expect(exclusions).toEqual([]);
  });

  it('is of a measure where it has a unit', () => {
    expect(read('bocina que no pase de los 30 watts').measures).toEqual([
      { dimension: 'watts', comparison: 'most', value: 30 },
    ]);
    expect(read('bocina que no baje de 30 watts').measures).toEqual([
      { dimension: 'watts', comparison: 'least', value: 30 },
    ]);
  });

  it.each([
    'que no se suban a robar',
    'camara que no se pase de grande',
    'radio de 400 a 470',
    'no se baje la tension',
    'le pongo 4 camaras',
    'llevo 12 años',
    'mi papa puso 3 camaras',
    'cable para cerca de 1000 a 2500 metros',
    'cable de 200 y pico de metros',
  ])('none in: %s', (text) => {
    expect(read(text).price).toBeUndefined();
  });
});

it.each<[string, number]>([
  ['el jefe me autorizo 7 mil para un switch', 7000],
  ['mi esposo me dio 1500 para una camara', 1500],
])('who gives the money asks for nothing: %s', (text, most) => {
  const { price, concepts, spent } = read(text);
  expect(price).toMatchObject({ most });
  expect(concepts.map(({ role }) => role)).toEqual(['subject']);
  expect(spent?.has(0)).toBe(true);
});

it.each<[string, number, number]>([
  ['20 mil pesos para comprar 4 camaras', 5000, 4],
  ['tengo 12 mil para 3 camaras', 4000, 3],
  ['las mamas juntaron 1,500 y quisieramos cinco camaras', 300, 5],
])('an amount is of as many as it is to buy: %s', (text, most, quantity) => {
  expect(read(text)).toMatchObject({ quantity, price: { least: undefined, most } });
});

it('what each may cost names no currency of its own', () => {
  expect(read('camaras de menos de 80 c/u').price).toMatchObject({ most: 80, currency: undefined });
});

describe('how many are wanted', () => {
  it.each<[string, number]>([
    ['medio millar de conectores rj45', 500],
    ['ocupo una docena de camaras', 12],
    ['media docena de camaras', 6],
    ['un par de camaras', 2],
    ['quiero un ciento de conectores', 100],
    ['cotizame 3 docenas de botones', 36],
    ['dos millares de cinchos', 2000],
    ['una veintena de camaras', 20],
    ['docena y media de camaras', 18],
    ['me surten 15 camaras', 15],
    ['me faltan 4 camaras', 4],
    ['camara que tengan minimo 10 piezas', 10],
  ])('%s', (text, quantity) => {
    expect(read(text).quantity).toBe(quantity);
  });

  it.each(['ups que aguante un par de horas', 'a un par de cuadras, camaras', 'doscientos pesos camara'])(
    'no pieces: %s',
    (text) => {
      expect(read(text).quantity).toBe(0);
    },
  );

  it.each<[string, number]>([
    ['switch para una docena de camaras', 12],
    ['switch para un par de camaras', 2],
  ])('of what is to be served it is a measure: %s', (text, value) => {
    const { quantity, measures } = read(text);
    expect(quantity).toBe(0);
    expect(measures).toEqual([{ dimension: 'cameras', comparison: 'enough', value }]);
  });

  it.each(['cable de 4 pares de hilos', 'bolsa de un ciento de cinchos', 'cinchos en caja de al menos 100 piezas'])(
    'none in: %s',
    (text) => {
      expect(read(text).quantity).toBe(0);
    },
  );
});

describe('money that somebody tells of', () => {
  it.each([
    'camara, pago como seis mil pesos al bimestre',
    'camara, me cobran 300 pesos la hora',
    'camara, me llegan 4 mil pesos de luz',
    'camara, el tecnico me cobro 400 pesos y quedo igual',
    'camara, nos robaron como 20 mil pesos',
    'bocina, somos como 120 y no se oye',
    'bocina, tengo papeles desde 2009',
    'chapa para mi hotel, cada copia de las llaves me sale en 80 pesos',
    'mi mama vive en un rancho y ya no quiere pagar la tele, le sube cada mes, 389 pesos, busco una antena para la azotea',
    'se metieron a mi casa de noche cuando no estabamos, se llevaron la tele, 2 bicis y 15 mil pesos, quiero una camara',
    'camara, ya perdi mas de 3 mil pesos',
  ])('is no budget: %s', (text) => {
    expect(read(text).price).toBeUndefined();
  });

  it.each([
    ['camara que no me cueste mas de 900 pesos', 900],
    ['camara de costo maximo 900 pesos', 900],
    ['camara hasta 900 pesos de la buena', 900],
    ['mi jefe tiene 500 pesos para una camara', 600],
    ['una camara, lo que traigo son 500 pesos', 500],
    [
      'buenas, vivo con mi mama en el centro y ya nos robaron dos veces el gas del tanque, que camara me recomiendas de 500 pesos para afuera',
      600,
    ],
    ['camara, me cobran 300 pesos la hora, tengo 900 pesos', 900],
    ['se llevaron 15 mil pesos, quiero una camara, 4 mil cuando mucho', 4000],
    [
      'tengo una tienda en el centro de mi pueblo y ya me robaron dos veces en un mes, quiero una camara, unos 500 pesos',
      600,
    ],
  ])('a budget is one: %s', (text, most) => {
    expect(read(text).price?.most).toBe(most);
  });

  it.each([
    ['impresora para un centenar de alumnos', 0],
    ['que le sirva a un centenar de alumnos', 0],
    ['quiero un centenar de conectores', 100],
    ['ya llevo 11 anos con mi bocina', 0],
  ])('pieces, and not whom it serves: %s', (text, pieces) => {
    expect(read(text).quantity).toBe(pieces);
  });

  it('the cameras of a kit are its measure, no number of pieces', () => {
    const { quantity, measures } = read('quiero 8 camaras con su grabador, todo junto');
    expect([quantity, measures.map(({ dimension, value }) => `${dimension} ${value}`)]).toEqual([0, ['cameras 8']]);
    expect(read('quiero 8 camaras').quantity).toBe(8);
  });
});

describe('how many of a thing are wanted', () => {
  it.each<[string, number]>([
    ['15 patch cords azules', 15],
    ['ocupo 30 contactos magneticos', 30],
    ['camara que no sea de 2 piezas', 0],
    ['16 puertos switch', 0],
    ['8 canales dvr', 0],
  ])('%s', (text, quantity) => {
    expect(read(text).quantity).toBe(quantity);
  });
});
