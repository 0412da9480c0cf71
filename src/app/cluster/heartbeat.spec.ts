import { Heartbeats, MOST_MISSED } from '@/app/cluster/heartbeat';

describe('a worker that says nothing', () => {
  let beats: Heartbeats<string>;

  /** So many looks, between which only these workers say that they go on; who hangs at the last one. */
  const looks = (count: number, ...well: string[]): string[] => {
    let hung: string[] = [];
    for (let look = 0; look < count; look++) {
      for (const place of well) beats.heard(place);
      hung = beats.look();
    }
    return hung;
  };

  beforeEach(() => {
    beats = new Heartbeats();
    beats.heard('first');
    beats.heard('second');
  });

  it('hangs after a minute, and not before', () => {
    expect(looks(MOST_MISSED, 'second')).toEqual([]);
    expect(looks(1, 'second')).toEqual(['first']);
  });

  it('is well again when it says something', () => {
    looks(MOST_MISSED, 'second');
    beats.heard('first');
    expect(looks(MOST_MISSED, 'second')).toEqual([]);
  });

  it('does not hang where all of them stand still, until another goes on', () => {
    expect(looks(10 * MOST_MISSED)).toEqual([]);
    expect(looks(1, 'second')).toEqual(['first']);
  });

  it('does not hang while a debugger may hold it', () => {
    beats.heard('first', true);
    expect(looks(10 * MOST_MISSED, 'second')).toEqual([]);
  });

  it('is not looked at before it serves and once it has ended', () => {
    beats.forget('first');
    expect(looks(10 * MOST_MISSED, 'second')).toEqual([]);
  });
});
