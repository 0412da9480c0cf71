import { readerOf } from '@test/support/sentence-reader';

const read = readerOf('pistola llave cable cortadora bateria estacion tubo panel grabador camaras bomba compresor');

const told = (text: string): string[] => {
  const { measures, price, order } = read(text);
  const amounts = measures.map(({ dimension, comparison, value }) => `${dimension} ${comparison} ${value}`);
  return [...amounts, ...(price ? ['price'] : []), ...(order === 'relevance' ? [] : [order])];
};

describe('units with marks, and of several words', () => {
  it.each<[string, string]>([
    ['pistola de más de 480 °C', 'celsius more 480'],
    ['pistola que llegue a 480ºC', 'celsius equal 480'],
    ['pistola < 300 °C', 'celsius most 300'],
    ['pistola de mínimo 500 grados centígrados', 'celsius least 500'],
    ['llave de al menos 180 Nm', 'newtonMetres least 180'],
    ['llave de 180 N·m o más', 'newtonMetres least 180'],
    ['llave mínimo 90 newton metro', 'newtonMetres least 90'],
    ['estacion de 1.5 kwh', 'wattHours equal 1500'],
    ['estacion de al menos 2 kilowatts hora', 'wattHours least 2000'],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });
});

describe('halves behind a limit', () => {
  it.each<[string, string]>([
    ['cable de mínimo metro y medio', 'metres least 1.5'],
    ['cable mínimo un metro y medio', 'metres least 1.5'],
    ['cable de más de metro y medio', 'metres more 1.5'],
    ['cable máximo dos metros y medio', 'metres most 2.5'],
    ['cable con mínimo 1.8 metros', 'metres least 1.8'],
    ['bomba de kilo y medio', 'kilograms equal 1.5'],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  it('is no order, which one word of length is', () => {
    expect(told('cable con más metros')).toEqual(['most']);
  });
});

describe('an amount before what can only be a unit', () => {
  it.each(['compresor mínimo 300 cfm', 'bomba de máximo 120 gpm', 'cortadora de 1200 dpi o más', 'tubo desde 250 kpa'])(
    'is no price: %s',
    (text) => {
      expect(told(text)).toEqual([]);
    },
  );

  it.each(['bomba máximo 1300 pls', 'bomba mínimo 250 pesos', 'bomba hasta 900 mn', 'bomba menos de 900 porfa'])(
    'is one: %s',
    (text) => {
      expect(told(text)).toEqual(['price']);
    },
  );
});

describe('channels and zones behind `de`', () => {
  it.each<[string, string]>([
    ['grabador para camaras de 16 canales', 'channels equal 16'],
    ['panel para mi casa de 32 zonas', 'zones equal 32'],
    ['grabador para 16 canales', 'channels enough 16'],
    ['panel para 32 zonas', 'zones enough 32'],
  ])('are the thing’s own: %s', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });
});
