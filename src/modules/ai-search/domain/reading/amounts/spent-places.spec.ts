import { readerOf } from '@test/support/sentence-reader';

const read = readerOf('camara', {
  brands: [{ id: 'quetzavid', name: 'Quetzavid' }],
  branches: [{ code: 'merida', name: 'Mérida', city: 'Mérida', state: 'Yucatán' }],
});

describe('the words of a sentence that tell', () => {
  it('of prices, places and what is left out tell nothing of the kind', () => {
    expect([...(read('tengo 900 camara sin wifi en merida').spent ?? [])].sort()).toEqual([0, 1, 3, 4, 5, 6]);
    expect([...(read('camara con entrega hoy').spent ?? [])]).toEqual([1, 2, 3]);
    expect([...(read('camara marca quetzavid').spent ?? [])]).toEqual([1]);
    // what a thing may be for as well
    expect([...(read('camara en bodega').spent ?? [])]).toEqual([]);
    expect([...(read('camara que tengan en merida').spent ?? [])].sort()).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['camara de exactamente 3 metros', [2]],
    ['camara de 3 metros justos', [4]],
    ['camara justo de 3 metros', [1]],
    ['camara que mida precisamente 3 metros', [3]],
    ['exactamente camara', []],
    ['camara justo a la entrada', []],
  ])('of what is just so tell nothing of it: %s', (text, places) => {
    const { spent = [], concepts } = read(text);
    expect([...spent]).toEqual(places);
    expect(concepts.some(({ said }) => /exacta|justo|precisa/.test(said))).toBe(places.length === 0);
  });

  it('of measures and brands only say which one of its kind', () => {
    expect([...(read('camara quetzavid de 4 mp').limiting ?? [])]).toEqual([1, 3, 4]);
  });
});
