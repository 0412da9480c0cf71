import type { Socket } from 'node:net';
import type { Request, Response } from 'express';

/** How long a client that was hung up on may take to read its answer. */
const LINGER_MS = 1000;
/** How much more it may send meanwhile. */
const LINGER_BYTES = 64 * 1024;

/**
 * Answers a request whose body is not read to its end: the answer says `Connection: close`, hardly a further byte is read, and the
 * connection is closed once the client has had a moment to read the answer. (Node would read the rest off, however long.)
 */
export function hangUpAfter(request: Request, response: Response): void {
  if (response.headersSent) return;
  response.setHeader('Connection', 'close');
  // A first look at the body, without letting it flow: Node reads off only what nobody has looked at.
  request.pause();
  request.read(0);
  const socket = request.socket as Socket & { destroySoon: () => void };
  socket.destroySoon = () => {
    let patience = LINGER_BYTES;
    socket.on('data', (chunk: Buffer) => {
      patience -= chunk.length;
      if (patience < 0) socket.destroy();
    });
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/** Closes the connection when a body that nobody reads is still not there `ms` after its request was answered. */
export function endUnread(request: Request, response: Response, ms: number): void {
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, ms).unref();
    request.once('close', () => {
      clearTimeout(timer);
    });
  });
}
