import type { AppConfig } from '@/config/app-config';
import type { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { TextIndex } from '@/modules/products/domain/text/text-index';
import { KindBook } from './domain/kinds/book/kind-book';
import { KINDS } from './domain/kinds/data';
import { extractTraits } from './domain/traits/extract-traits';
import { TraitTable } from './domain/traits/trait-table';
import { KindsService } from './kinds.service';
import { LearnedKinds } from './learned-kinds.service';
import { SpanishWords } from './spanish-words.service';

interface Catalog {
  kindOf(title: string): string;
  /** Of all that it sells. */
  kinds(): number[];
  /** Guesses again. */
  again(): Promise<void>;
}

/** Read once for all catalogs: nobody writes in them. */
const spanish = new SpanishWords();
const book = KindBook.of(KINDS);
jest.spyOn(KindBook, 'inTurns').mockResolvedValue(book);

/** A small catalog in memory: what it sells, the kinds that are read in titles, and those that are guessed. */
async function catalogOf(titles: readonly string[], category = 'Video'): Promise<Catalog> {
  const kinds = new KindsService({ aiSearch: { enabled: true } } as AppConfig, spanish);
  await kinds.prepare();
  const index = new TextIndex();
  const table = new TraitTable();
  titles.forEach((title, slot) => {
    const model = `M-${slot}`;
    index.put(slot, { model, title, brand: 'Dahua', categories: [category], features: [] });
    table.put(slot, extractTraits(title, []));
    kinds.put(slot, { model, title, categories: [category], sold: true });
  });
  const listed = { has: (slot: number) => slot in titles, toArray: () => Uint32Array.from(titles.keys()) };
  const snapshot = { index, store: { listed, idOrder: { isBySlot: true } } } as unknown as CatalogSnapshot;
  const learned = new LearnedKinds(snapshot, kinds, spanish);
  await learned.guess(table);
  return {
    kindOf: (title) => kinds.title(kinds.table.of(titles.indexOf(title))) ?? '',
    kinds: () => titles.map((_title, slot) => kinds.table.of(slot)),
    again: () => learned.guess(table),
  };
}

const RECORDERS = [4, 8, 16, 32].map((channels) => `NVR ${channels} canales 2 bahías WizSense`);
const CAMERAS = [2, 4, 5, 8].map((megapixels) => `Cámara bala ${megapixels} MP IR 30 m`);

describe('kinds that no title names', () => {
  it('are guessed by what others of the catalog say', async () => {
    const { kindOf } = await catalogOf([...RECORDERS, ...CAMERAS, 'WizSense 64 canales 8 bahías', 'HFW 6 MP IR 40 m']);
    expect(kindOf('WizSense 64 canales 8 bahías')).toBe('NVR');
    expect(kindOf('HFW 6 MP IR 40 m')).toBe('cámara bala');
  });

  it.each([
    ['what is for something else', 'Zoquete p/WizSense 16 canales 2 bahías'],
    ['what calls itself something that nothing known is', 'Boina WizSense 16 canales 2 bahías'],
    ['what says nothing that others say', 'QZX 99'],
  ])('are left open: %s', async (_name, title) => {
    const { kindOf } = await catalogOf([...RECORDERS, ...CAMERAS, title]);
    expect(kindOf(title)).toBe('');
  });

  it('are the same when they are guessed again, as they are at the next start', async () => {
    // More than are asked what they say, some of them guessed: which are asked must not depend on those.
    const guessed = Array.from({ length: 140 }, (_none, at) => `HFW ${at % 9} MP IR 30 m`);
    const named = Array.from({ length: 260 }, (_none, at) => `Cámara bala ${at % 9} MP IR 30 m`);
    for (const at of [1, 3]) named[at] = 'Cámara bala Qzxar Wyk';
    const recorders = Array.from({ length: 260 }, (_none, at) => `NVR ${at % 9} canales`);
    const titles = [...guessed, ...named, ...recorders, 'Qzxar Wyk'];
    const { kinds, again } = await catalogOf(titles);
    const first = kinds();
    expect([first[0], first.at(-1)]).toEqual([first[140], first[140]]);
    await again();
    expect(kinds()).toEqual(first);
  });

  it('what is called like a thing of no trade by a word of its title alone is what the others are', async () => {
    const switches = [5, 8, 16, 24].map((ports) => `Switch ${ports} puertos gigabit de escritorio`);
    const { kindOf } = await catalogOf([...switches, ...CAMERAS, 'LS1005G 5 puertos gigabit escritorio'], 'Redes');
    expect(kindOf('LS1005G 5 puertos gigabit escritorio')).toBe('switch');
  });
});
