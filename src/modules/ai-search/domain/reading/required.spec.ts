import { readerOf } from '@test/support/sentence-reader';

const KNOWN = 'lampara recargable tarjeta motor wifi metal extintor polvo radio';
const read = readerOf(KNOWN);
const required = (text: string): string[] =>
  read(text)
    .concepts.filter((concept) => concept.required)
    .map(({ said }) => said)
    .filter((said) => KNOWN.split(' ').includes(said));

describe('a trait that is told as a condition', () => {
  it.each([
    ['lampara, tiene que ser recargable', 'recargable'],
    ['lampara que debe ser recargable', 'recargable'],
    ['lampara forzosamente recargable', 'recargable'],
    ['lampara que si o si sea recargable', 'recargable'],
    ['lampara recargable, indispensable', 'recargable'],
    ['lampara recargable a fuerza', 'recargable'],
    ['it must be recargable, lampara', 'recargable'],
    ['radio, si no es recargable ni me lo enseñes', 'recargable'],
  ])('%s', (text, trait) => {
    expect(required(text)).toContain(trait);
  });

  it.each([
    'lampara recargable',
    'lampara con wifi',
    'puro cuento, lampara recargable',
    'solo para la lampara recargable',
  ])('not: %s', (text) => {
    expect(required(text)).toEqual([]);
  });

  it('ends where the reason begins', () => {
    expect(required('lampara, tiene que ser recargable porque el motor es de metal')).toEqual(['recargable']);
  });
});

describe('a measure that is told as a condition', () => {
  it.each([
    'tarjeta de 13.56 mhz obligatorio',
    'tarjeta. Frecuencia obligatoria: 13.56 mhz',
    'tarjeta 13.56 mhz requerido',
    'tarjeta, tiene que ser de 13.56 mhz',
    'tarjeta 13.56 mhz ni mas ni menos',
    'tarjeta de 13.56 mhz exactos blanca',
    'tarjeta de exactamente 13.56 mhz blanca',
    'exactly 13.56 mhz tarjeta',
  ])('%s', (text) => {
    expect(read(text).measures).toEqual([
      { dimension: 'kilohertz', value: 13_560, comparison: 'equal', required: true },
    ]);
  });

  it.each([
    ['Resolución mínima aceptada: 5 mp', 'least'],
    ['Peso máximo: 5 mp', 'most'],
    ['son 5 mp, de ahí no puede bajar', 'least'],
    ['son 5 mp así que menos no me sirve', 'least'],
    ['de 5 mp, más no', 'most'],
    ['que llegue siquiera a 5 mp', 'least'],
    ['que no llegue ni a 5 mp', 'less'],
  ])('%s is a limit', (text, comparison) => {
    expect(read(text).measures).toEqual([{ dimension: 'megapixels', value: 5, comparison }]);
  });

  it('of which `ni` says both ends', () => {
    expect(read('fuente, ni menos de 8 amperes ni más de 12').measures).toEqual([
      { dimension: 'amperes', value: 8, comparison: 'least' },
      { dimension: 'amperes', value: 12, comparison: 'most' },
    ]);
  });
});
