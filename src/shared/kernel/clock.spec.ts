import fc from 'fast-check';
import {
  dayNumber,
  dayText,
  endOfDay,
  isDay,
  mexicoCityDate,
  mexicoCityDateTime,
  mexicoCityInstant,
  startOfDay,
} from '@/shared/kernel/clock';

describe('Mexico City time', () => {
  it.each([
    ['2026-11-20T05:59:59Z', '2026-11-19 23:59:59'],
    ['2026-11-20T06:00:00Z', '2026-11-20 00:00:00'],
    ['2026-07-01T06:00:00.999Z', '2026-07-01 00:00:00'],
    ['2022-07-01T05:00:00Z', '2022-07-01 00:00:00'],
    ['2022-10-30T06:59:59Z', '2022-10-30 01:59:59'],
    ['2022-10-30T07:00:00Z', '2022-10-30 01:00:00'],
    ['2027-01-01T05:30:00Z', '2026-12-31 23:30:00'],
  ])('%s is %s there', (at, local) => {
    expect(mexicoCityDateTime(new Date(at))).toBe(local);
    expect(mexicoCityDate(new Date(at))).toBe(local.slice(0, 10));
  });

  it('is what the time zone data says, in whatever order it is asked', () => {
    const oracle = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/Mexico_City',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    fc.assert(
      fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (at) => {
        const [, day, month, year, time] = /^(\d\d)\/(\d\d)\/(\d{4}), (.*)$/.exec(oracle.format(at)) ?? [];
        expect(mexicoCityDateTime(at)).toBe(`${year}-${month}-${day} ${time}`);
        for (const near of [0, 20_000, 900_000, -900_000])
          expect(mexicoCityDate(new Date(at.getTime() + near))).toBe(
            mexicoCityDateTime(new Date(at.getTime() + near)).slice(0, 10),
          );
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '0000-01-01',
    '0001-01-01',
    '0999-12-31',
    '1000-01-01',
    '1921-12-31',
    '2026-11-20',
    '9999-12-30',
    '9999-12-31',
  ])('%s begins, ends and is read as itself', (day) => {
    expect(mexicoCityDateTime(new Date(startOfDay(day)))).toBe(`${day} 00:00:00`);
    expect(mexicoCityDateTime(new Date(endOfDay(day)))).toBe(`${day} 23:59:59`);
    expect(mexicoCityInstant(`${day} 12:30:01`).getTime() - startOfDay(day)).toBe(45_001_000);
  });

  it.each([
    ['2022-04-03 01:59:59', '2022-04-03T07:59:59Z'],
    ['2022-04-03 02:30:00', '2022-04-03T08:30:00Z'],
    ['2022-04-03 03:00:00', '2022-04-03T08:00:00Z'],
    ['2022-10-30 01:30:00', '2022-10-30T06:30:00Z'],
    ['2022-10-30 02:00:00', '2022-10-30T08:00:00Z'],
    ['2026-11-29 12:00:00', '2026-11-29T18:00:00Z'],
  ])('%s there is %s; what a change skips is the hour after', (local, at) => {
    expect(mexicoCityInstant(local)).toEqual(new Date(at));
  });

  it('writes days as numbers', () => {
    expect(dayNumber('2026-11-20')).toBe(20_261_120);
    expect([20_260_302, 101].map(dayText)).toEqual(['2026-03-02', '0000-01-01']);
  });
});

it.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['2026-01-01T00', false],
  [' 2026-01-01', false],
  ['', false],
])('%j is a day that exists: %p', (day, expected) => {
  expect(isDay(day)).toBe(expected);
});
