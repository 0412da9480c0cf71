import { TextIndex } from '@/modules/products/domain/text/text-index';
import { ConceptBoard } from './concept-board';
import { madeForOthers, mayBeSystem, withSystems } from './systems';
import type { Concept, Role } from '../reading/intent';
import { TraitTable } from '../traits/trait-table';
import { alternative } from '../words/thesaurus';

const PRODUCTS: readonly (readonly [string, string])[] = [
  ['Disco externo 1 TB', 'Compatible con PlayStation y Xbox'],
  ['Disco externo 2 TB', 'Compatibilidad: Windows / Mac'],
  ['Disco externo 500 GB', 'Works with Xbox'],
  ['Disco externo para PlayStation', 'USB-C'],
  ['Disco externo 4 TB', 'USB 3.0'],
  ['Disco externo 5 TB', 'Compatible con cualquier consola'],
  ['Disco externo 6 TB', 'Compatible con videojuegos y teles'],
];
const ALL = [...PRODUCTS.keys()];
const index = new TextIndex();
for (const [slot, [title, feature]] of PRODUCTS.entries())
  index.put(slot, { model: `X-${slot}`, title, brand: 'Epcom', categories: ['Discos'], features: [feature] });
const board = new ConceptBoard(index, new TraitTable(), () => new Uint32Array());
const isWord = (word: string): boolean => ['casa', 'laptop', 'tarea'].includes(word);
const words = { isWord, isOfUses: (word: string): boolean => ['internet', 'usb', 'windows'].includes(word) };

function concept(said: string, role: Role = 'purpose'): Concept {
  return { said, role, alternatives: [alternative(said, 1)], categoryIds: [], unknown: false, plain: true };
}

describe('mayBeSystem', () => {
  it.each<[string, Role, boolean]>([
    ['playstation', 'purpose', true],
    ['hik-connect', 'purpose', true],
    ['playstation', 'subject', false],
    ['casa', 'purpose', false],
    ['laptop', 'purpose', false],
    ['515', 'purpose', false],
    ['tv', 'purpose', false],
  ])('%s as %s: %s', (said, role, isSystem) => {
    expect(mayBeSystem(concept(said, role), isWord)).toBe(isSystem);
  });

  it.each(['told', 'brand', 'model'] as const)('what is %s names none', (flag) => {
    expect(mayBeSystem({ ...concept('playstation'), [flag]: true }, isWord)).toBe(false);
  });
});

describe('what the thing has to work with', () => {
  const noted = (said: string, ofKind: readonly number[] = ALL): readonly Concept[] =>
    withSystems([concept('disco', 'subject'), concept(said)], words, () => ofKind, board, PRODUCTS.length);
  const calledAs = (said: string): string[] => (said === 'playstation' ? ['videojuegos'] : []);
  const others = (said: string): number[] | undefined => {
    const slots = madeForOthers(noted(said), board, PRODUCTS.length, calledAs);
    return slots && ALL.filter((slot) => slots.has(slot));
  };

  it('leaves out what says to work with others alone, and neither with any nor with what such systems are called', () => {
    expect(others('playstation')).toEqual([1, 2]);
    expect(others('xbox')).toEqual([1, 6]);
  });

  it('counts where things of its kind mostly tell it, though none names this one', () => {
    expect(others('kyocera')).toEqual([0, 1, 2, 6]);
  });

  it('is none where things of its kind neither name it nor tell such things', () => {
    const [, name] = noted('kyocera', [3, 4]);
    expect(name?.system).toBeUndefined();
    expect(others('casa')).toBeUndefined();
  });

  it.each<[string, readonly number[] | undefined]>([
    ['windows', [0, 2, 6]],
    // named by none of them, or only by those that don't tell what they work with
    ['internet', undefined],
    ['usb', undefined],
  ])('of what is told of uses, %s', (said, expected) => {
    expect(others(said)).toEqual(expected);
  });

  it('asks for the things of the kind only where something may name a system', () => {
    const ofKind = jest.fn(() => ALL);
    withSystems([concept('casa')], words, ofKind, board, PRODUCTS.length);
    expect(ofKind).not.toHaveBeenCalled();
  });
});
