import { scan } from '../reading/scan';
import { KINDS } from './data';
import { KindBook } from './book/kind-book';
import { chooseKind, type KindChoice } from './kind-choice';
import { readKinds } from './read-kinds';

const book = KindBook.of(KINDS);
const sold = (kind: number): number => (book.isElsewhere(kind) ? 0 : 10);
const choose = (text: string): KindChoice => chooseKind(readKinds(scan(text), book), book, sold);
const titleOf = ({ kind }: KindChoice): string | undefined => book.title(kind);

describe('the wider and the narrower kind', () => {
  it('is sold where only narrower ones are', () => {
    const only = (kind: number): number => (book.title(kind) === 'inversor de red' ? 3 : 0);
    const { state, worths } = chooseKind(readKinds(scan('inversor de 2000 watts'), book), book, only);
    expect(state).toBe('sure');
    expect(worths.of(book.number('inversor de red'))).toBeGreaterThan(0.8);
  });

  it.each([
    ['cerradura inteligente', 'cerradura de hotel'],
    ['ups', 'UPS en línea'],
  ])('of %s the plain one stands before %s, which is likely too', (text, narrower) => {
    const { kind, worths } = choose(text);
    expect(worths.of(kind)).toBe(1);
    expect(worths.of(book.number(narrower))).toBeLessThan(1);
    expect(worths.of(book.number(narrower))).toBeGreaterThan(0.8);
  });

  it('answers the wider one with all narrower ones alike, and leads where its own use is told', () => {
    const { worths } = choose('bocinas');
    expect(worths.of(book.number('trompeta'))).toBe(worths.of(book.number('bocina de techo')));
    expect(titleOf(choose('bocina para vocear en el patio de la escuela'))).toBe('trompeta');
  });

  it('gives no kind the evidence of another family', () => {
    expect(choose('inversor').worths.of(book.number('cámara de seguridad'))).toBe(0);
  });

  it('is not what is only served', () => {
    expect(titleOf(choose('cable para la luz del no break a la compu'))).toBe('cable de poder');
  });

  it('is another thing of the trade that does the same, where what does it best is not sold', () => {
    const without = (kind: number): number => (book.title(kind) === 'cierrapuertas' ? 0 : sold(kind));
    const choice = chooseKind(readKinds(scan('que la puerta se cierre sola'), book), book, without);
    expect(choice.state).not.toBe('unsold');
    expect(chooseKind(readKinds(scan('cierrapuertas'), book), book, without).state).toBe('unsold');
  });
});
