import { isInEventWindow } from '@/modules/importing/domain/event-window';

const NOW = new Date('2026-11-29T12:00:00Z');

describe('what is still worth an event', () => {
  it.each([
    ['2026-11-29T12:00:00Z', true],
    ['2026-11-22T12:00:00Z', true],
    ['2026-11-22T11:59:59.999Z', false],
    ['2027-01-01T00:00:00Z', true],
  ])('%s: %p', (at, expected) => {
    expect(isInEventWindow(new Date(at), NOW)).toBe(expected);
  });
});
