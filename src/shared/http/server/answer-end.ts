import type { ServerResponse } from 'node:http';

/** Runs `done` once the answer is sent or its client is gone: now, when that is so already. */
export function whenOver(response: ServerResponse, done: () => void): void {
  if (response.closed) done();
  else response.once('close', done);
}

/** Whether any of the answer has left: one that is written waits in memory while those before it on its connection are not done. */
export function hasLeft(response: ServerResponse): boolean {
  const waits = response.socket === null && response.writableLength > 0;
  return response.headersSent && !waits;
}

/**
 * Tells whoever follows an answer that its connection is gone. Node tells it only of the one answer that has the connection, by setting
 * what is set here: those of requests sent ahead of their turn would never be over.
 */
export function endWithConnection(response: ServerResponse): void {
  if (response.socket !== null || response.closed) return;
  Object.assign(response, { destroyed: true, _closed: true });
  response.emit('close');
}
