import { stat } from 'node:fs/promises';
import { answeredSoon } from '@/shared/redis/answered-soon';

describe('answeredSoon', () => {
  it('passes on what was answered, good or bad', async () => {
    await expect(answeredSoon(Promise.resolve(7))).resolves.toBe(7);
    await expect(answeredSoon(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('does not wait for an answer that does not come', async () => {
    const began = performance.now();
    await expect(answeredSoon(new Promise(() => undefined))).rejects.toThrow('no answer within 100 ms');
    expect(performance.now() - began).toBeGreaterThanOrEqual(99);
  });

  it('reads an answer that came while this process was busy', async () => {
    const answer = answeredSoon(stat(__filename));
    for (const until = performance.now() + 300; performance.now() < until;);
    await expect(answer).resolves.toHaveProperty('size');
  });
});
