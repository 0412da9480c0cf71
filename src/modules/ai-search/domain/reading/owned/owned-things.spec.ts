import { Lexicon } from '@/modules/ai-search/domain/words/lexicon';
import { THESAURUS } from '@/modules/ai-search/domain/words/thesaurus-data';
import { servingOwned } from './owned-things';
import { scan } from '../scan';

const KNOWN = new Set(
  'camaras sensores panel nvr lector chapa fuente sirena teclado charola rack dvr motor'.split(' '),
);
const lexicon = new Lexicon(THESAURUS, { brands: [], branches: [], categories: [] });
const put = (text: string): { text: string; owned: string } => {
  const { tokens, owned } = servingOwned(scan(text), lexicon, { frequency: (word) => (KNOWN.has(word) ? 5 : 0) });
  const said = tokens.map((token) => token.text);
  return { text: said.join(' '), owned: said.filter((_, place) => owned.has(place)).join(' ') };
};

describe('what is owned', () => {
  it.each<[string, string, string]>([
    ['ya tengo nvr, quiero 4 camaras', ', quiero 4 camaras para nvr', 'para nvr'],
    ['tengo panel, ocupo sensores', ', ocupo sensores para panel', 'para panel'],
    ['tengo panel y ocupo sensores', 'y ocupo sensores para panel', 'para panel'],
    ['traigo un dvr de 8 canales, me faltan las camaras', ', me faltan las camaras para un dvr', 'para un dvr'],
    ['cuento con 8 camaras y busco dvr', 'y busco dvr para 8 camaras', 'para 8 camaras'],
    [
      'la chapa y la fuente ya las tengo, me falta el lector',
      ', me falta el lector para la chapa y la fuente',
      'para la chapa y la fuente',
    ],
    [
      'el porton ya tiene motor, nomas me falta el lector',
      ', nomas me falta el lector para el porton motor',
      'para el porton motor',
    ],
    [
      'mi alarma ya trae teclado, quiero una sirena, gracias',
      ', quiero una sirena para mi alarma teclado , gracias',
      'para mi alarma teclado',
    ],
    ['compre un motor y perdi la chapa', 'y perdi la chapa para un motor', 'para un motor'],
    ['i already have a panel, i need camaras', ', i need camaras para a panel', 'para a panel'],
  ])('serves what is wished: %s', (said, text, owned) => {
    expect(put(said)).toEqual({ text, owned });
  });

  it.each([
    'tengo 3500 pesos y quiero una camara',
    'no tengo panel, ocupo sensores',
    'ya tengo camaras y quiero verlas en la tele',
    'tengo que poner camaras y ocupo dvr',
    'tengo un cliente, ocupo sensores',
    'ya tengo dvr, quiero otra cosa',
    'tengo camaras, quiero otras camaras',
    'tengo un perro que se brinca la barda, quiero camaras',
    'quiero camaras para mi panel',
    'tengo panel',
    'tengo cable hasta el pasillo, quiero algo de techo',
  ])('is read as it stands: %s', (said) => {
    expect(put(said)).toEqual({
      text: scan(said)
        .map(({ text }) => text)
        .join(' '),
      owned: '',
    });
  });
});
