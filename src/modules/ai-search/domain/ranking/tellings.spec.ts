import { TextIndex } from '@/modules/products/domain/text/text-index';
import { readerOf } from '@test/support/sentence-reader';
import { KindTable } from '../kinds/kind-table';
import { extractTraits } from '../traits/extract-traits';
import { NOTHING_ASKED } from '../reading/intent.builder';
import { TraitTable } from '../traits/trait-table';
import { ConceptBoard } from './concept-board';
import { Tellings } from './tellings';

const TITLES = ['Kit de camaras', 'Camara domo', 'Rack abierto', 'Gabinete de pared'];
const [KIT, CAMERA] = [1, 2];
const index = new TextIndex();
const traits = new TraitTable();
const kinds = new KindTable();
for (const [slot, title] of TITLES.entries()) {
  index.put(slot, { model: `X-${slot}`, title, brand: 'Epcom', categories: [], features: [] });
  kinds.put(slot, slot + 1, false);
}
const tellings = new Tellings(new ConceptBoard(index, traits, () => new Uint32Array()), traits, kinds);
const read = readerOf('kit camaras camara domo rack abierto gabinete pared');

/** The titles left out where the words of the kinds asked for are `own`. */
function leftOut(text: string, own: readonly string[]): string[] {
  const { slots } = tellings.excluded(read(text), TITLES.length, {
    namedBy: (said) => new Set(/^camaras?$/.test(said) ? [CAMERA] : []),
    asked: KIT,
    isServed: (kind) => kind === KIT,
    isNarrower: () => false,
    isOfItsName: (said) => own.includes(said),
  });
  return TITLES.filter((_, slot) => slots.has(slot));
}

it('what is named like a thing that was left out, and is another, stays', () => {
  expect(leftOut('kit, no quiero camaras', ['camaras'])).toEqual(['Camara domo']);
  expect(leftOut('kit, no quiero camaras', [])).toEqual(['Kit de camaras', 'Camara domo']);
});

it('what was asked for by one of two names is not left out by the other', () => {
  expect(leftOut('rack, que no sea gabinete', [])).toEqual(['Gabinete de pared']);
});

it('a number that is left out without its unit is one of whatever it is', () => {
  const table = new TraitTable();
  table.put(0, extractTraits('Miniprinter', ['58mm']));
  table.put(1, extractTraits('Miniprinter', ['80mm']));
  const told = new Tellings(new ConceptBoard(index, table, () => new Uint32Array()), table, kinds);
  const number = { said: '58', alternatives: [], categoryIds: [], role: 'subject', unknown: true } as const;
  const exclusions = [{ concept: number, kind: 'not-a' }] as const;
  expect([0, 1].map(told.deniedMeasures({ ...NOTHING_ASKED, exclusions }))).toEqual([true, false]);
});

it('an order compares what titles tell, before what features tell of what goes with it, by what tells the things apart', () => {
  const table = new TraitTable();
  table.put(0, extractTraits('Disco duro 12 TB / 3.5"', ['550 TB de carga al año']));
  table.put(1, extractTraits('Disco duro 18 TB / 3.5"', ['180 TB de carga al año']));
  const told = new Tellings(new ConceptBoard(index, table, () => new Uint32Array()), table, kinds);
  expect([0, 1].map(told.amounts(Uint32Array.of(0, 1), ['inches', 'gigabytes']))).toEqual([12_000, 18_000]);
});
