import { orderFolio, plainFolios, spelledFolios } from '@/modules/cart/orders/domain/folio';
import { formatFolio } from '@/shared/text/folio-form';

describe('folio', () => {
  it.each([
    ['CHI', 1, '2026-11-20', 'CHI-000001/26'],
    ['CHI', 999_999, '2027-01-01', 'CHI-999999/27'],
    ['CHI', 1_000_000, '2026-11-20', 'CHI-1000000/26'],
  ])('%s %d of %s is %s', (series, number, today, folio) => {
    expect(formatFolio(series, number, today)).toBe(folio);
    expect(orderFolio(folio)).toBe(`${folio}-API`);
  });

  it.each(['CHI-000001/26', 'CHI-000001/26-API', ' CHI-000001/26-api '])('%p names the same order', (text) => {
    expect(plainFolios(text)).toEqual(['CHI-000001/26']);
  });

  it.each(['CHI-000001/26', 'CHI-00000126'])('%p is a quote and its order, with -API the order alone', (text) => {
    const folios = ['CHI-000001/26'];
    expect([spelledFolios(text), spelledFolios(text, { quote: true })]).toEqual([folios, folios]);
    for (const ofOrder of [`${text}-API`, ` ${text}-api `])
      expect([spelledFolios(ofOrder), spelledFolios(ofOrder, { quote: true })]).toEqual([folios, []]);
  });

  it('is looked for as written before it is in capitals', () => {
    expect(plainFolios('chi-000001/26-API')).toEqual(['chi-000001/26', 'CHI-000001/26']);
  });
});
