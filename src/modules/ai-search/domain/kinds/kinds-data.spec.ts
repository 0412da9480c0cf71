import { KINDS } from './data';
import { SHEETS } from './sheets';

const byName = new Map(KINDS.map((entry) => [entry.kind, entry]));

it('no kind is there twice', () => {
  expect(byName.size).toBe(KINDS.length);
});

it('every wider kind, and every one that another may be called by, is there', () => {
  const named = KINDS.flatMap(({ within, near }) => [within, near]).filter((each) => each !== undefined);
  expect(named.filter((each) => !byName.has(each))).toEqual([]);
});

it('every kind has a name, and no phrase is empty', () => {
  const empty = KINDS.filter(({ is, say, titles, sheets, keyed }) =>
    [is, say, titles, sheets, keyed].some((all) => all?.split('|').includes('')),
  );
  expect(empty.map(({ kind }) => kind)).toEqual([]);
});

it.each(['is', 'titles', 'say', 'sheets', 'keyed'] as const)(
  'each phrase of `%s` is written once for a kind',
  (list) => {
    const twice = KINDS.filter((entry) => {
      const phrases = entry[list]?.split('|') ?? [];
      return new Set(phrases).size < phrases.length;
    });
    expect(twice.map(({ kind }) => kind)).toEqual([]);
  },
);

it('titles are told of every kind of these trades once, and of no other', () => {
  const trades = KINDS.filter(({ elsewhere }) => elsewhere !== true).map(({ kind }) => kind);
  expect(SHEETS.map(({ kind }) => kind).sort()).toEqual(trades.sort());
});

it('no name of a kind is a phrase by which titles tell another', () => {
  const names = new Map(KINDS.flatMap(({ kind, is }) => is.split('|').map((name) => [name, kind] as const)));
  const others = KINDS.flatMap(({ kind, sheets = '' }) =>
    sheets.split('|').filter((phrase) => (names.get(phrase) ?? kind) !== kind),
  );
  expect(others).toEqual([]);
});
