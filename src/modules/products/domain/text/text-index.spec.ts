import type { TextDocument } from './document';
import { Field } from './fields';
import { TextIndex } from './text-index';

function doc(model: string, title: string, rest: Partial<TextDocument> = {}): TextDocument {
  return { model, title, brand: 'Genérica', categories: [], features: [], ...rest };
}

const CATALOG: readonly TextDocument[] = [
  /* 0 */ doc('DS-2CD2143G2-I', 'Cámara domo IP 4MP con micrófono', {
    brand: 'Hikvision',
    categories: ['Videovigilancia', 'Cámaras IP'],
    features: ['Lente fijo de 2.8 mm', 'Protección IP67'],
  }),
  /* 1 */ doc('DS-2CD2143G2-IU', 'Cámara domo IP 4 megapíxeles', { brand: 'Hikvision', categories: ['Cámaras IP'] }),
  /* 2 */ doc('DS-7608NI-K2', 'Grabador NVR de 8 canales', { brand: 'Hikvision', categories: ['Grabadores'] }),
  /* 3 */ doc('DHI-HCVR5108', 'DVR 8CH pentahíbrido', { brand: 'Dahua', categories: ['Grabadores'] }),
  /* 4 */ doc('BR-2143', 'Soporte de pared para cámara domo DS-2CD2143G2-I', { categories: ['Accesorios'] }),
  /* 5 */ doc('EP-UPS750', 'No break interactivo 750 VA', { brand: 'Epcom', categories: ['Energía'] }),
  /* 6 */ doc('PL12-7', 'Fuente de poder 12V con batería de respaldo', { brand: 'Epcom', categories: ['Energía'] }),
  /* 7 */ doc('CAT6-305', 'Bobina de cable UTP Cat 6 de 305 metros', { brand: 'TP-Link', categories: ['Cableado'] }),
  /* 8 */ doc('SIR-30', 'Sirenas inalámbricas y sensores de luces', { categories: ['Intrusión'] }),
  /* 9 */ doc('DS-2CE16D0T', 'Cámara bullet 2MP exterior', { brand: 'Hikvision', categories: ['Cámaras HD'] }),
  /* 10 */ doc('XB-99', 'Caja de conexiones', { features: ['Compatible con cámara y sirena'] }),
];

function load(documents: readonly TextDocument[] = CATALOG): TextIndex {
  const index = new TextIndex();
  documents.forEach((document, slot) => {
    index.put(slot, document);
  });
  return index;
}

/** The slots that match, best first. */
function find(index: TextIndex, query: string): number[] {
  const { slots, scores, count } = index.search(query);
  expect(slots).toHaveLength(count);
  expect(scores).toHaveLength(count);
  const order = [...slots.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (slots[a] ?? 0) - (slots[b] ?? 0));
  return order.map((place) => slots[place] ?? -1);
}

function found(index: TextIndex, query: string): number[] {
  return find(index, query).sort((a, b) => a - b);
}

describe('TextIndex: what matches', () => {
  const index = load();

  it.each<[string, number[]]>([
    ['camara', [0, 1, 4, 9, 10]],
    ['CÁMARAS', [0, 1, 4, 9, 10]],
    ['cámara+domo', [0, 1, 4]],
    ['camara de la domo', [0, 1, 4]],
    ['sensor', [8]],
    ['luz', [8]],
    ['sirena inalambrico', [8]],
    ['4MP', [0, 1]],
    ['4 mp', [0, 1]],
    ['4 megapixeles', [0, 1]],
    ['2.8mm', [0]],
    ['ip 67', [0]],
    ['ip67', [0]],
    ['8 canales', [2, 3]],
    ['8ch', [2, 3]],
    ['cat6', [7]],
    ['cat 6', [7]],
    ['cat-6', [7]],
    ['categoría 6', [7]],
    ['305 m', [7]],
    ['ups', [5]],
    ['nobreak', [5]],
    ['no break', [5]],
    ['eliminador 12 volts', [6]],
    ['detector', [8]],
    ['bala', [9]],
    ['grabador', [2, 3]],
    ['dvr', [3]],
    ['tplink', [7]],
    ['tp link', [7]],
    ['TP-LINK', [7]],
    ['hikvision domo', [0, 1]],
    ['camara sirena', [10]],
    ['camara ups', []],
    ['turret', []],
  ])('%s', (query, expected) => {
    expect(found(index, query)).toEqual(expected);
  });

  it.each<[string, number[]]>([
    ['camara dom', [0, 1, 4]],
    ['siren', [8, 10]],
    ['hik', [0, 1, 2, 9]],
    ['bulle', [9]],
    ['hi', [0, 1, 2, 9]],
    ['hik camara', [0, 1, 9]],
  ])('completes or joins: %s', (query, expected) => {
    expect(found(index, query)).toEqual(expected);
  });

  it.each<[string, number[]]>([
    ['DS-2CD2143G2-I', [0, 4, 1]],
    ['ds2cd2143g2i', [0, 4, 1]],
    ['DS 2CD2143G2 I', [0, 1]],
    ['DS2CD2143', [0, 1, 4]],
    ['ds-2cd2143', [0, 1, 4]],
    ['DS 2CD2143', [0, 1, 4]],
    ['2CD2143', [0, 1]],
    ['2143G2', [0, 1]],
    ['143g2', [0, 1]],
    ['hikvision 2143 g2', [0, 1]],
    ['2143', [0, 1, 4]],
    ['k2', [2]],
    ['hcvr', [3]],
    ['ds', [0, 1, 2, 4, 9]],
  ])('model numbers, best first: %s', (query, expected) => {
    expect(find(index, query).slice(0, expected.length)).toEqual(expected);
  });
});
