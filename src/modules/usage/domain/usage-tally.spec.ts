import fc from 'fast-check';
import { statusClass, UsageTally, type Call, type UsageRow } from '@/modules/usage/domain/usage-tally';

const call = fc.record({
  day: fc.constantFrom('2026-11-21', '2026-11-22'),
  accountId: fc.constantFrom(1, 2),
  clientId: fc.constantFrom('a', 'b'),
  route: fc.constantFrom('GET /x', 'POST /x'),
  status: fc.constantFrom(200, 304, 404, 429, 503),
  bytes: fc.nat(1000),
  ms: fc.nat(1000),
});

const totals = (rows: readonly UsageRow[]) => ({
  calls: rows.reduce((sum, row) => sum + row.calls, 0),
  bytes: rows.reduce((sum, row) => sum + row.bytes, 0),
  micros: rows.reduce((sum, row) => sum + row.micros, 0),
});

describe('UsageTally', () => {
  it.each([
    [200, '2xx'],
    [204, '2xx'],
    [304, '3xx'],
    [404, '4xx'],
    [429, '429'],
    [501, '5xx'],
  ])('counts %i as %s', (status, expected) => {
    expect(statusClass(status)).toBe(expected);
  });

  it('loses and doubles nothing, whatever is taken and put back', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(call, fc.constantFrom('go on', 'take', 'put back'))), (steps) => {
        const tally = new UsageTally();
        const written: UsageRow[] = [];
        for (const [one, then] of steps) {
          tally.add(one);
          if (then === 'take') written.push(...tally.take());
          if (then === 'put back') tally.putBack(tally.take());
        }
        written.push(...tally.take());
        const calls: Call[] = steps.map(([one]) => one);
        expect(totals(written)).toEqual({
          calls: calls.length,
          bytes: calls.reduce((sum, { bytes }) => sum + bytes, 0),
          micros: calls.reduce((sum, { ms }) => sum + ms * 1000, 0),
        });
        expect(tally.calls).toBe(0);
      }),
    );
  });

  it('gives one row for each day, credential, route and class, in one order', () => {
    const tally = new UsageTally();
    const one = { day: '2026-11-22', accountId: 1, clientId: 'a', route: 'GET /x', status: 200, bytes: 10, ms: 0.4 };
    for (const status of [429, 200, 201, 404]) tally.add({ ...one, status });
    tally.add({ ...one, clientId: 'b' });
    expect(tally.take().map(({ clientId, statusClass: of, calls, micros }) => [clientId, of, calls, micros])).toEqual([
      ['a', '2xx', 2, 800],
      ['a', '429', 1, 400],
      ['a', '4xx', 1, 400],
      ['b', '2xx', 1, 400],
    ]);
  });
});
