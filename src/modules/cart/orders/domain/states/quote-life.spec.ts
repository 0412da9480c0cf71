import { quoteState, quoteValidUntil } from '@/modules/cart/orders/domain/states/quote-life';

const madeAt = new Date('2026-11-20T18:00:00Z');
const endOf = (day: string): number => Date.parse(`${day}T23:59:59.999-06:00`);

describe('how long a quote holds', () => {
  it.each([
    ['its own day', 0, [], '2026-11-20'],
    ['the days that are given', 3, [], '2026-11-23'],
    ['an offer that ends earlier', 3, [20_261_130, 20_261_121], '2026-11-21'],
    ['an offer that ends on the same day', 3, [20_261_123], '2026-11-23'],
    ['no offer that ends later', 3, [20_261_124], '2026-11-23'],
  ])('to the end of %s', (_, days, offerDays, last) => {
    expect(quoteValidUntil({ madeAt, days, offerDays })).toBe(endOf(last));
  });

  it('counts days as they are in Mexico City', () => {
    const late = new Date('2026-11-21T05:59:59Z');
    expect(quoteValidUntil({ madeAt: late, days: 0, offerDays: [] })).toBe(endOf('2026-11-20'));
  });

  it.each([
    [false, -1, 'vigente'],
    [false, 0, 'vigente'],
    [false, 1, 'vencida'],
    [true, 1, 'ordenada'],
  ])('ordered %p, %d ms past its last moment: %s', (ordered, ms, state) => {
    const validUntil = endOf('2026-11-20');
    expect(quoteState({ ordered, validUntil }, validUntil + ms)).toBe(state);
  });
});
