import { WaitingSearches } from './waiting-searches';

describe('searches that wait', () => {
  it('are there until the work is done', async () => {
    const searches = new WaitingSearches();
    let end = (): void => undefined;
    const waits = searches.waitFor(new Promise<void>((resolve) => (end = resolve)), 60_000);
    expect(searches.any).toBe(true);
    await searches.letOthersIn();
    end();
    await waits;
    expect(searches.any).toBe(false);
  });

  it('wait no longer than they are to', async () => {
    const searches = new WaitingSearches();
    await searches.waitFor(new Promise<void>(() => undefined), 1);
    expect(searches.any).toBe(false);
  });

  it('are gone when the work fails, which they are told', async () => {
    const searches = new WaitingSearches();
    await expect(searches.waitFor(Promise.reject(new Error('failed')), 60_000)).rejects.toThrow('failed');
    expect(searches.any).toBe(false);
  });
});
