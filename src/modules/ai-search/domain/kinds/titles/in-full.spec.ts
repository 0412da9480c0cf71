import { KindBook } from '../book/kind-book';
import { KINDS } from '../data';
import { titleInFull } from './in-full';
import { SHORTENED } from './shortened-data';

const book = KindBook.of(KINDS);

describe('the words of a title in full', () => {
  it.each([
    ['ROC PEND LATON 1/2', 'rociador'],
    ['TORN 3 BRAZOS', 'torniquete'],
    ['TECLD MATRICIAL', 'teclado'],
  ])('%s', (title, word) => {
    expect(titleInFull(title, book)).toContain(word);
  });

  it.each([
    ['what is a word as it stands', 'CON PLUG RCA'],
    ['a model number', 'DS-ROC-2 ROC-900'],
    ['letters within a word', 'PROCTOR'],
    ['nothing', ''],
  ])('%s stays', (_what, title) => {
    expect(titleInFull(title, book)).toBe(title);
  });

  it('nothing stands for two words, for itself, or for a word that no kind is told by', () => {
    const groups = SHORTENED.flatMap((row) => row.split('|')).map((group) => group.split(' '));
    const short = groups.flatMap(([, ...each]) => each);
    expect(short.filter((each, at) => short.indexOf(each) !== at)).toEqual([]);
    expect(groups.map(([word = '']) => word).filter((word) => !book.isWord(word))).toEqual([]);
    expect(groups.filter(([, ...each]) => each.length === 0)).toEqual([]);
  });
});
