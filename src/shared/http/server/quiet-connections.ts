import type { Socket } from 'node:net';

/**
 * Into how many parts the time that a connection may be quiet is cut. When a part is over in which some of what was written has left, Node
 * waits for another one without a word: in one piece, the time of a client that stops reading would double.
 */
const PARTS = 5;
/** One that waited for another one comes after two. */
const NEXT_WITHIN_PARTS = 1.9;

interface QuietParts {
  readonly count: number;
  readonly at: number;
  readonly passed: readonly number[];
}

const quiet = new WeakMap<Socket, QuietParts>();

/** What a server is to wait before it tells that a connection is quiet, so that one that is so for `patienceMs` is told in time. */
export function partOf(patienceMs: number): number {
  return patienceMs / PARTS;
}

/** Whether a connection that was told to be quiet for another `partMs` has been so for all its time; if not, it is told again. */
export function quietToTheEnd(socket: Socket, partMs: number): boolean {
  const before = quiet.get(socket);
  const at = performance.now();
  const passed = [socket.bytesRead, socket.bytesWritten, socket.writableLength];
  const goesOn =
    before !== undefined &&
    at - before.at < NEXT_WITHIN_PARTS * partMs &&
    passed.every((bytes, index) => bytes === before.passed[index]);
  const count = goesOn ? before.count + 1 : 1;
  if (count >= PARTS) return true;
  quiet.set(socket, { count, at, passed });
  socket.setTimeout(partMs);
  return false;
}
