import { scan } from '../scan';
import { budgetPlaces } from './budget-places';

/** What is left of a sentence whose words between `<` and `>` were read as a price. */
function left(text: string): string {
  const [before = '', price = '', behind = ''] = text.split(/[<>]/);
  const tokens = scan(`${before} ${price} ${behind}`);
  const start = scan(before).length;
  const spent = new Set(scan(price).map((_, place) => start + place));
  const places = budgetPlaces(tokens, spent);
  return tokens
    .filter((_, place) => !spent.has(place) && !places.has(place))
    .map((token) => token.text)
    .join(' ');
}

describe('what leads to a budget', () => {
  it.each([
    ['mi <presupuesto es de 3 mil> para un proyector', 'un proyector'],
    ['<tengo 3500> para una camara', 'una camara'],
    ['la escuela <cuenta con 9,000 pesos> para un proyector', 'un proyector'],
    ['el comite directivo <aprobo $8,000> para el proyector', 'el proyector'],
    ['ando corto, <traigo 900 pesos> para una camara', 'ando corto , una camara'],
    ['<nos dieron $3,500> del fondo fijo para una caja fuerte', 'una caja fuerte'],
    ['quiero gastar <entre 500 y 800> en una chapa', 'una chapa'],
  ])('is no purpose and no place: %s', (text, rest) => {
    expect(left(text)).toBe(rest);
  });

  it.each([
    ['camara de <900 pesos> para exterior', 'camara de para exterior'],
    ['laptop de <menos de 9 mil> para la escuela', 'laptop de para la escuela'],
    ['<tengo 3500> , del patio para una camara', ', del patio para una camara'],
    ['una camara barata para el patio', 'una camara barata para el patio'],
  ])('stays where something was asked for before: %s', (text, rest) => {
    expect(left(text)).toBe(rest);
  });
});
