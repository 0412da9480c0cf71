import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** Where a server that runs as a user of its own may have its data. */
const FOLDERS = [tmpdir(), '/tmp', '/var/tmp'];

/**
 * The first of these folders that the user of the database server may enter: a TMPDIR below one of mode 700 is closed to it. Throws when it may enter
 * none. Only root starts servers as another user; anybody else takes the first.
 */
export function serverFolder(user = 'mysql', folders: readonly string[] = FOLDERS): string {
  const [first = tmpdir()] = folders;
  const ids = process.getuid?.() === 0 ? idsOf(user) : undefined;
  if (!ids) return first;
  const open = folders.find((folder) => spawnSync('test', ['-x', folder], { ...ids, cwd: '/' }).status === 0);
  if (open === undefined)
    throw new Error(`the user ${user} may not enter ${folders.join(', ')}: choose another TMPDIR`);
  return open;
}

function idsOf(user: string): { uid: number; gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, user], { encoding: 'utf8' }).stdout.trim());
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
