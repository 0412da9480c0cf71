import { setImmediate as nextTurn } from 'node:timers/promises';
import { turnBegan } from '@/shared/deadline/turn-clock';

describe('the clock of turns', () => {
  it('stands still while a turn lasts, whatever is done in it', async () => {
    const first = turnBegan();
    while (performance.now() < first + 5);
    await Promise.resolve();
    expect(turnBegan()).toBe(first);
  });

  it('goes on with the next turn', async () => {
    const first = turnBegan();
    await nextTurn();
    while (performance.now() === first);
    expect(turnBegan()).toBeGreaterThan(first);
  });
});
