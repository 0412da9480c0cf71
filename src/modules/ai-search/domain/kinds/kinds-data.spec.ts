import { KINDS } from './data';

const byName = new Map(KINDS.map((entry) => [entry.kind, entry]));

it('no kind is there twice', () => {
  expect(byName.size).toBe(KINDS.length);
});

it('every wider kind, and every one that another may be called by, is there', () => {
  const named = KINDS.flatMap(({ within, near }) => [within, near]).filter((each) => each !== undefined);
  expect(named.filter((each) => !byName.has(each))).toEqual([]);
});

it('every kind has a name, and no phrase is empty', () => {
  const empty = KINDS.filter(({ is, say, titles }) => [is, say, titles].some((all) => all?.split('|').includes('')));
  expect(empty.map(({ kind }) => kind)).toEqual([]);
});

it.each(['is', 'titles', 'say'] as const)('each phrase of `%s` is written once for a kind', (list) => {
  const twice = KINDS.filter((entry) => {
    const phrases = entry[list]?.split('|') ?? [];
    return new Set(phrases).size < phrases.length;
  });
  expect(twice.map(({ kind }) => kind)).toEqual([]);
});
