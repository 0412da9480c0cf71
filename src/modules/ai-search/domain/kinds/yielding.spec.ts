import { scan } from '../reading/scan';
import { KindBook } from './book/kind-book';
import { KINDS } from './data';
import { chooseKind, type KindChoice } from './kind-choice';
import { readKinds } from './read-kinds';

const book = KindBook.of(KINDS);

describe('what is named and is not sold', () => {
  const chooseWhere = (text: string, isSold: (title: string) => boolean): KindChoice =>
    chooseKind(readKinds(scan(text), book), book, (kind) => (isSold(book.title(kind) ?? '') ? 5 : 0));

  it('has no stand-in in what is for it', () => {
    const state = (text: string): string => chooseWhere(text, (title) => title.endsWith(' para radio')).state;
    expect(state('radios walkie talkie para guardias')).toBe('unsold');
    expect(state('bateria para radio')).toBe('sure');
  });

  it('is told beside what it is made of', () => {
    const isSold = (title: string): boolean => ['cámara bala', 'switch'].includes(title);
    expect(chooseWhere('laptop core i5 con 16 de ram', isSold).state).toBe('unsold');
  });
});
