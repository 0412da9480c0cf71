import type { TextDocument } from '@/modules/products/domain/text/index/document';
import { TextIndex } from './text-index';

/** A document with no more than its model and title, unless told. */
export function doc(model: string, title: string, rest: Partial<TextDocument> = {}): TextDocument {
  return { model, title, brand: 'Genérica', categories: [], features: [], ...rest };
}

/** A few products of every kind, by slot. */
export const CATALOG: readonly TextDocument[] = [
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

export function load(documents: readonly TextDocument[] = CATALOG): TextIndex {
  const index = new TextIndex();
  documents.forEach((document, slot) => {
    index.put(slot, document);
  });
  return index;
}

/** The slots that match, best first. */
export function find(index: TextIndex, query: string): number[] {
  const { slots, scores, count } = index.search(query);
  if (slots.length !== count || scores.length !== count) throw new Error('count, slots and scores are out of step');
  const order = [...slots.keys()].sort(
    (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (slots[a] ?? 0) - (slots[b] ?? 0),
  );
  return order.map((place) => slots[place] ?? -1);
}

/** The slots that match, ascending. */
export function found(index: TextIndex, query: string): number[] {
  return find(index, query).sort((a, b) => a - b);
}
