import { readerOf } from '@test/support/sentence-reader';

const read = readerOf(
  'camara sensor barrera panel lampara bocina derecha izquierda alambrado inalambrico negro blanco azul rojo',
);
const asked = (text: string): string[] => read(text).concepts.map(({ said }) => said);

describe('the opposite of what was asked for', () => {
  it.each<[string, string, string]>([
    ['barrera derecha, la izquierda pega con la caseta', 'derecha', 'izquierda'],
    ['sensor alambrado porque los inalambricos traen pila', 'alambrado', 'inalambricos'],
    ['panel empotrable, de sobreponer se ve feo', 'empotrable', 'de sobreponer'],
    ['bocina en negro asi que una blanca se veria mal', 'negro', 'blanca'],
  ])('is none of what is asked for where it only tells why: %s', (text, first, later) => {
    expect(asked(text)).toContain(first);
    expect(asked(text)).not.toContain(later);
  });

  it.each<[string, string, string]>([
    ['lampara azul con rojo', 'azul', 'rojo'],
    ['camara de interior, exterior', 'interior', 'exterior'],
    ['camara para interior, para exterior', 'interior', 'exterior'],
    ['sensor alambrado, tambien inalambrico', 'alambrado', 'inalambrico'],
    ['sensor alambrado, mejor quiero inalambrico', 'alambrado', 'inalambrico'],
  ])('stays where it is asked for as well: %s', (text, first, later) => {
    expect(asked(text)).toEqual(expect.arrayContaining([first, later]));
  });
});

describe('a colour that is left out', () => {
  it.each<[string, string]>([
    ['la lampara roja se ve horrible, que no sea roja', 'roja'],
    ['canaleta, blanca no combina con la pared, en otro color', 'blanca'],
    ['camara negra ya tenemos, que sea de otro color', 'negra'],
  ])('is not asked for too: %s', (text, colour) => {
    expect(asked(text)).not.toContain(colour);
    expect(read(text).exclusions.map(({ concept }) => concept.said)).toContain(colour);
  });

  it('is none where another one is asked for', () => {
    expect(asked('camara negra, que no sea blanca')).toContain('negra');
  });
});
