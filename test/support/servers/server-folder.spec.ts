import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverFolder } from './server-folder';

/** Every system has this user, and only root can ask in its name. */
const USER = 'nobody';
const describeRoot = process.getuid?.() === 0 ? describe : describe.skip;

describeRoot('the folder of a server that runs as another user', () => {
  const closed = mkdtempSync(join(tmpdir(), 'mostrador-closed-'));
  const below = join(closed, 'tmp');

  beforeAll(() => {
    mkdirSync(below, { mode: 0o777 });
  });
  afterAll(() => {
    rmSync(closed, { recursive: true });
  });

  it('is the first one that it may enter', () => {
    expect(serverFolder(USER, [below, '/'])).toBe('/');
    expect(serverFolder(USER, ['/', below])).toBe('/');
  });

  it('is none where all are closed to it, which is told', () => {
    expect(() => serverFolder(USER, [below])).toThrow(`the user ${USER} may not enter ${below}: choose another TMPDIR`);
  });
});
