import { Turns } from '@/shared/kernel/turns';
import { CATALOG, doc, find, load } from '@/modules/products/domain/text/text-index.builder';
import { TextIndex } from '@/modules/products/domain/text/text-index';

const QUERIES = [
  'camara',
  'camra',
  'grabador',
  'ds-2cd2143',
  '2143',
  'domo ip',
  'cable cat 6',
  'tp-link',
  'siren',
  'fuente 12v',
  'zumbador',
  'zumb',
];

/** An index filled at once: by these packed lists where there is one, else by the document. */
async function filled(
  documents: readonly (typeof CATALOG)[number][],
  terms: readonly string[] = [],
  packed: readonly (Uint8Array | undefined)[] = [],
): Promise<TextIndex> {
  const index = new TextIndex();
  index.expectMany();
  index.takeTermsOver(terms);
  for (const [slot, document] of documents.entries()) {
    const list = packed[slot];
    if (!list || !index.putPacked(slot, document.model, list)) index.put(slot, document);
  }
  await index.settle(new Turns());
  return index;
}

const answers = (index: TextIndex): unknown => [
  index.documents,
  index.vocabulary,
  ...QUERIES.map((query) => find(index, query)),
];
const listsOf = (index: TextIndex): Uint8Array[] => CATALOG.map((_, slot) => index.packed(slot).slice());

describe('TextIndex, of packed terms', () => {
  it('answers as if every product had been read anew, also after changes', async () => {
    const before = load();
    const index = await filled(CATALOG, [...before.termTexts], listsOf(before));
    const anew = load();
    expect(answers(index)).toEqual(answers(anew));
    for (const each of [index, anew]) {
      each.put(2, doc('ZB-1', 'Zumbador de 12V'));
      each.remove(0);
      each.put(11, doc('DS-9', 'Cámara térmica'));
    }
    expect(answers(index)).toEqual(answers(anew));
  });

  it('mixes them with products that were read, and forgets terms that no product has any more', async () => {
    const before = load([...CATALOG, doc('ZB-1', 'Zumbador piezoeléctrico')]);
    before.remove(10);
    const lists = listsOf(before);
    const now = CATALOG.map((document, slot) => (slot % 3 === 0 ? doc(`NEW-${slot}`, 'Bocina de trompeta') : document));
    const index = await filled(
      now,
      [...before.termTexts],
      lists.map((list, slot) => (slot % 3 === 0 || slot === 10 ? undefined : list)),
    );
    expect(answers(index)).toEqual(answers(load(now)));
  });

  it('refuses lists of terms that are not there', async () => {
    const before = load();
    const some = [...before.termTexts].slice(0, 12);
    expect(answers(await filled(CATALOG, some, listsOf(before)))).toEqual(answers(load()));
    expect(before.putPacked(20, 'X', before.packed(0))).toBe(false);
  });

  it('gives no number to another term while lists are written down', () => {
    const index = load();
    const texts = [...index.termTexts];
    index.reusesTerms = false;
    index.put(7, doc('QQ-1', 'Zumbador'));
    index.put(8, doc('QQ-2', 'Bocina'));
    expect(index.termTexts.slice(0, texts.length).every((text, id) => text === '' || text === texts[id])).toBe(true);
    const length = index.termTexts.length;
    expect(length).toBeGreaterThan(texts.length);
    index.reusesTerms = true;
    index.put(9, doc('QQ-3', 'Trompeta'));
    expect(index.termTexts).toHaveLength(length);
  });
});
