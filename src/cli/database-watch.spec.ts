import { watchDatabase } from '@/cli/database-watch';

const SECOND = 1000;

/** A database whose answers come when they are told to. */
function silent(): { database: Parameters<typeof watchDatabase>[0]; answer: () => void } {
  const waiting: (() => void)[] = [];
  const query = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));
  return {
    database: { dialect: 'mysql', isOpen: true, reader: { query } } as never,
    answer: () => {
      waiting.splice(0).forEach((resolve) => {
        resolve();
      });
    },
  };
}

describe('the watch over a database', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('gives a server up that says nothing at five looks', () => {
    const gone = jest.fn();
    const { stop } = watchDatabase(silent().database, gone);
    jest.advanceTimersByTime(5 * SECOND);
    expect(gone).not.toHaveBeenCalled();
    jest.advanceTimersByTime(SECOND);
    expect(gone).toHaveBeenCalledTimes(1);
    stop();
  });

  it('asks again after each answer, however late', async () => {
    const gone = jest.fn();
    const { database, answer } = silent();
    const { stop } = watchDatabase(database, gone);
    for (let round = 0; round < 4; round++) {
      await jest.advanceTimersByTimeAsync(5 * SECOND);
      answer();
    }
    await jest.advanceTimersByTimeAsync(0);
    expect(gone).not.toHaveBeenCalled();
    stop();
  });

  it.each([
    ['takes no connection any more', Object.assign(new Error(), { code: 'ETIMEDOUT' }), 1],
    ['has no place for another connection', Object.assign(new Error(), { errno: 1040 }), 0],
    ['knows no such statement', new Error('SELECT'), 0],
  ])('is told what is no answer: the server %s', async (_how, error, times) => {
    const gone = jest.fn();
    const refusing = { dialect: 'mysql', isOpen: true, reader: { query: () => Promise.reject(error) } };
    const { stop } = watchDatabase(refusing as never, gone);
    await jest.advanceTimersByTimeAsync(6 * SECOND);
    expect(gone).toHaveBeenCalledTimes(times);
    stop();
  });

  it('begins when the database is open', () => {
    const gone = jest.fn();
    const database = { ...silent().database, isOpen: false };
    const { stop } = watchDatabase(database, gone);
    jest.advanceTimersByTime(20 * SECOND);
    database.isOpen = true;
    jest.advanceTimersByTime(5 * SECOND);
    expect(gone).not.toHaveBeenCalled();
    jest.advanceTimersByTime(SECOND);
    expect(gone).toHaveBeenCalledTimes(1);
    stop();
  });

  it('does not blame the server for time in which this process was busy', () => {
    const gone = jest.fn();
    const { stop } = watchDatabase(silent().database, gone);
    jest.advanceTimersByTime(2 * SECOND);
    jest.setSystemTime(Date.now() + 60 * SECOND);
    jest.advanceTimersByTime(SECOND);
    expect(gone).not.toHaveBeenCalled();
    stop();
  });
});
