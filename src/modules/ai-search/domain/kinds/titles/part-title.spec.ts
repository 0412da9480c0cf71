import { KindBook } from '../book/kind-book';
import { KINDS } from '../data';
import { kindsOfProduct } from './kind-of-product';
import { partFirst } from './part-title';

const book = KindBook.of(KINDS);

it.each([
  // the part behind the model that it is for
  ['RADIO PORTATIL TK900 FUNDA CUERO', 'TK900-FN', 'funda cuero para radio portatil tk900'],
  ['Videoportero vx-44k monitor', 'VX44K/MON2', 'monitor para videoportero vx-44k'],
  ['REF KIRAN RX77B BATERIA 16 CANALES', 'RX77B-BAT1', 'bateria para kiran rx77b 16 canales'],
  [
    'OPERADOR P/PUERTA CORREDIZA PT900 CREMALLERA NYLON',
    'PT900.CR',
    'cremallera nylon para operador p/ puerta corrediza pt900',
  ],
  // models with a blank in them, and short ones behind the mark of what serves another
  ['CAMARA WIFI VOLO C83 ELIMINADOR USB', 'VOLO C83-ELIM3', 'eliminador para camara wifi volo c83 usb'],
  ['REF KIRAN N27 DESPRENDEDOR 2M', 'N27-DESP7', 'desprendedor para kiran n27 2m'],
  ['SW POE DS-3E01/M8 KIT RACK', 'DS-3E01/M8-KITR3', 'kit rack para sw poe ds-3e01/ m8'],
  // its whole name, though a word of it is a trait
  ['REF KIRAN RX77B PANEL SOLAR CARGA', 'RX77B-PANE6', 'panel solar carga para kiran rx77b'],
  ['REF KIRAN RX77B BANCO BATERIAS 10KVA', 'RX77B-BANC3', 'banco baterias para kiran rx77b 10kva'],
  // what the own model is short for, whatever it is
  ['DRON PLEGABLE ZX30A ASPAS', 'ZX30A-ASPA', 'aspas para dron plegable zx30a'],
])('%s (%s) is a part: %s', (title, model, said) => {
  expect(partFirst(title, model, book)).toBe(said);
});

it.each([
  // the own model, variants of it, what it has
  ['CAMARA DOMO CD4420 MICROFONO', 'CD4420'],
  ['CAMARA DOMO CD4420 NEGRO', 'CD4420-N'],
  ['CAMARA DOMO CD4420 WIFI', 'CD4420-W'],
  ['SIRENA SR300 C/BATERIA', 'SR300-B'],
  ['SIRENA SR300, BATERIA', 'SR300-B'],
  // the part comes first already
  ['BATERIA P/TK900 RADIO PORTATIL', 'TK900-BT'],
  ['FUNDA COMPATIBLE CON TK900 RADIO PORTATIL', 'TK900-FN'],
  // behind a brand stands the own model, shortened
  ['Uniview IPX2128SB - Bala IP 8 MP', 'IPX2128SB-ADF28KMC'],
  ['Tapo C320WS Cámara de seguridad Wi-Fi', 'TAPO-C320WS'],
  ['VIGI NVR1008H Network Video Recorder 8 channel', 'VIGI-NVR1008H'],
  ['ANTENA N27 DESPRENDEDOR 2M', 'N27-DESP7'],
  // nothing tells that the model is of another
  ['RADIO PORTATIL TK900 ANTENA', 'A-100233'],
  ['', ''],
])('%s (%s) is left as it is', (title, model) => {
  expect(partFirst(title, model, book)).toBe(title);
});

it('tells what the part is, and what it serves', () => {
  const { kind, served } = kindsOfProduct(partFirst('RADIO PORTATIL TK900 FUNDA CUERO', 'TK900-FN', book), [], book);
  expect([kind, served].map((each) => book.title(each))).toEqual(['funda de radio', 'radio portátil']);
});
