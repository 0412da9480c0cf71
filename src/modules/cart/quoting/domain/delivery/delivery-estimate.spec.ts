import {
  estimateDelivery,
  type DispatchMoment,
  type ParcelTransit,
} from '@/modules/cart/quoting/domain/delivery/delivery-estimate';
import { Dice } from '@/modules/cart/quoting/domain/oracle/random-cart.builder';
import { BusinessCalendar } from '@/modules/support-catalogs/domain/delivery/business-calendar';

const CHRISTMAS = 20_261_225;
const calendar = new BusinessCalendar([CHRISTMAS, 20_270_101]);
const parcel = (minDays: number, maxDays: number, cutoff = '16:00'): ParcelTransit => ({ minDays, maxDays, cutoff });
const at = (day: string, time = '10:00', today = day): DispatchMoment => ({ day, today, time });

/** Counts days one by one on a list of business days: no shared code with what it judges. */
function model(parcels: readonly ParcelTransit[], { day, today, time }: DispatchMoment, holidays: readonly number[]) {
  const start = Date.parse(`${day}T12:00:00Z`);
  const working = Array.from({ length: 120 }, (_, index) => new Date(start + index * 86_400_000))
    .filter((date) => date.getUTCDay() % 6 !== 0)
    .map((date) => date.toISOString().slice(0, 10))
    .filter((text) => !holidays.includes(Number(text.replace(/-/g, ''))));
  const arrivals = parcels.map(({ minDays, maxDays, cutoff }) => {
    const skip = day === today && time >= cutoff && working[0] === day ? 1 : 0;
    return { minDays, maxDays, from: working[skip + minDays] ?? '', until: working[skip + maxDays] ?? '' };
  });
  const most = (numbers: readonly number[]): number => Math.max(...numbers);
  const last = (days: readonly string[]): string => [...days].sort().at(-1) ?? '';
  return {
    minDays: most(arrivals.map(({ minDays }) => minDays)),
    maxDays: most(arrivals.map(({ maxDays }) => maxDays)),
    from: last(arrivals.map(({ from }) => from)),
    until: last(arrivals.map(({ until }) => until)),
  };
}

describe('when a shipment arrives', () => {
  it.each([
    ['on business days', [parcel(1, 2)], at('2026-11-23'), '2026-11-24', '2026-11-25'],
    ['over a weekend', [parcel(1, 2)], at('2026-11-27'), '2026-11-30', '2026-12-01'],
    ['asked for on a Saturday it leaves on Monday', [parcel(1, 1)], at('2026-11-28'), '2026-12-01', '2026-12-01'],
    ['over a holiday', [parcel(1, 2)], at('2026-12-24'), '2026-12-28', '2026-12-29'],
    ['asked for on a holiday', [parcel(0, 1)], at('2026-12-25'), '2026-12-28', '2026-12-29'],
    ['a minute before the cut-off', [parcel(1, 1)], at('2026-11-23', '15:59'), '2026-11-24', '2026-11-24'],
    ['at the cut-off', [parcel(1, 1)], at('2026-11-23', '16:00'), '2026-11-25', '2026-11-25'],
    ['past the cut-off on a Friday', [parcel(1, 1)], at('2026-11-27', '17:00'), '2026-12-01', '2026-12-01'],
    ['past the cut-off on a Saturday', [parcel(1, 1)], at('2026-11-28', '17:00'), '2026-12-01', '2026-12-01'],
    ['another day has no cut-off', [parcel(1, 1)], at('2026-11-24', '23:59', '2026-11-23'), '2026-11-25', '2026-11-25'],
    ['the same day', [parcel(0, 0)], at('2026-11-23'), '2026-11-23', '2026-11-23'],
    [
      'each parcel by its own branch: the latest date wins',
      [parcel(1, 2, '12:00'), parcel(2, 2, '18:00')],
      at('2026-11-23', '13:00'),
      '2026-11-25',
      '2026-11-26',
    ],
  ])('%s', (_, parcels, moment, from, until) => {
    expect(estimateDelivery(parcels, moment, calendar)).toMatchObject({ from, until });
  });

  it('takes as long as the slowest parcel', () => {
    expect(estimateDelivery([parcel(1, 5), parcel(3, 4)], at('2026-11-23'), calendar)).toMatchObject({
      minDays: 3,
      maxDays: 5,
    });
  });

  it('is not guessed: one parcel of unknown time, or none at all', () => {
    expect(estimateDelivery([parcel(1, 1), undefined], at('2026-11-23'), calendar)).toBeUndefined();
    expect(estimateDelivery([], at('2026-11-23'), calendar)).toBeUndefined();
  });

  it('agrees with a model that counts the days one by one', () => {
    for (let seed = 0; seed < 2000; seed++) {
      const dice = new Dice(seed);
      const dayOf = (offset: number): string => new Date(Date.UTC(2026, 10, 20 + offset)).toISOString().slice(0, 10);
      const today = dayOf(dice.roll(60));
      const day = dice.chance(60) ? today : dayOf(60 + dice.roll(20));
      const holidays = dice.list(dice.roll(12), () => Number(dayOf(dice.roll(90)).replace(/-/g, '')));
      const time = `${String(dice.roll(24)).padStart(2, '0')}:${dice.pick(['00', '30', '59'])}`;
      const parcels = dice.list(1 + dice.roll(3), () => {
        const minDays = dice.roll(5);
        return parcel(minDays, minDays + dice.roll(4), dice.pick(['00:00', '09:30', '16:00', '23:59']));
      });
      const moment = { day, today, time };
      expect([seed, estimateDelivery(parcels, moment, new BusinessCalendar(holidays))]).toEqual([
        seed,
        model(parcels, moment, holidays),
      ]);
    }
  });
});
