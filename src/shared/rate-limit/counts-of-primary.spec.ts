import { CountsOfPrimary, Windows, type Channel } from '@/shared/rate-limit/counts-of-primary';

const MINUTE = 60_000;

interface Sent {
  readonly counts: number;
  readonly asks: readonly (readonly [string, number, string, number])[];
}

/** Workers on one first process, and what they sent it; without `answers` it says nothing by itself. */
class Service {
  answers = true;
  readonly sent: Sent[] = [];
  private readonly windows = new Windows();
  private readonly listeners: ((message: unknown) => void)[] = [];

  worker(): CountsOfPrimary {
    const channel: Channel = {
      send: (message) => {
        const ask = message as Sent;
        this.sent.push(ask);
        if (this.answers) void this.answer(ask);
      },
      listen: (listener) => this.listeners.push(listener),
    };
    return new CountsOfPrimary(channel);
  }

  async answer({ counts, asks }: Sent): Promise<void> {
    const message = JSON.stringify({ counts, told: await this.windows.answer(asks) });
    this.say(JSON.parse(message));
  }

  /** A message of the first process, whoever in it has sent it. */
  say(message: unknown): void {
    for (const listener of this.listeners) listener(message);
  }
}

describe('CountsOfPrimary', () => {
  const service = (): { of: Service; limiter: ReturnType<CountsOfPrimary['limiter']> } => {
    const of = new Service();
    return { of, limiter: of.worker().limiter('client', MINUTE) };
  };

  it('asks for all of one turn of the event loop in one message, and tells each its own', async () => {
    const { of, limiter } = service();
    const told = await Promise.all(['a', 'b', 'a', 'a'].map((key) => limiter.consume(key)));
    expect(told.map(({ consumedPoints }) => consumedPoints)).toEqual([1, 1, 2, 3]);
    expect((await limiter.consume('a')).consumedPoints).toBe(4);
    expect(of.sent.map(({ asks }) => asks.length)).toEqual([4, 1]);
  });

  it('counts limits apart', async () => {
    const of = new Service();
    const worker = of.worker();
    const told = ['client', 'client', 'ai'].map((name) => worker.limiter(name, MINUTE).consume('a'));
    expect((await Promise.all(told)).map(({ consumedPoints }) => consumedPoints)).toEqual([1, 2, 1]);
  });

  it('looks without counting', async () => {
    const { limiter } = service();
    expect(await limiter.get('a')).toBeNull();
    await limiter.consume('a');
    const looks = await Promise.all([limiter.get('a'), limiter.get('a')]);
    expect(looks.map((look) => look?.consumedPoints)).toEqual([1, 1]);
  });

  it('tells how much of the window is left by the clock of the first process', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      const { limiter } = service();
      await limiter.consume('a');
      jest.advanceTimersByTime(12_345);
      expect((await limiter.consume('a')).msBeforeNext).toBe(MINUTE - 12_345);
      jest.advanceTimersByTime(MINUTE - 12_345);
      expect((await limiter.consume('a')).consumedPoints).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('passes over what is said on the same channel about something else', async () => {
    const { of, limiter } = service();
    of.answers = false;
    const counted = limiter.consume('a');
    await new Promise(setImmediate);
    for (const message of [null, 'told', { counts: of.sent[0]?.counts }]) of.say(message);
    for (const sent of of.sent) await of.answer(sent);
    expect((await counted).consumedPoints).toBe(1);
  });

  it('gives up after a second, and takes no late answer for that of another message', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      const { of, limiter } = service();
      of.answers = false;
      const outcomes = Promise.allSettled([limiter.consume('a'), limiter.get('a')]);
      await new Promise(setImmediate);
      await jest.advanceTimersByTimeAsync(1000);
      expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      const next = limiter.consume('a');
      await new Promise(setImmediate);
      for (const sent of of.sent) await of.answer(sent);
      expect((await next).consumedPoints).toBe(2);
    } finally {
      jest.useRealTimers();
    }
  });
});
