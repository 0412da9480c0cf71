import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Door, inFlight, takingTurns } from '@/shared/http/server/connection-turns';
import { partOf, quietToTheEnd } from '@/shared/http/server/quiet-connections';

/** How long clients may take, in milliseconds. */
export interface Patience {
  /** Until all headers of a request are there. */
  readonly headers: number;
  /** Until the whole request is there: a guide of 6 MB over a slow line. */
  readonly request: number;
  /** Without a byte of an answer being read. */
  readonly reading: number;
  /** Between two requests. */
  readonly idle: number;
  /** How often the first two are looked at. */
  readonly check: number;
  /** Until the port closes, once no connection comes any more: a client that was just answered has come back by then. */
  readonly quiet: number;
}

export const PATIENCE: Patience = {
  headers: 10_000,
  request: 60_000,
  reading: 15_000,
  idle: 65_000,
  check: 2000,
  quiet: 20,
};
const MAX_CONNECTIONS = 10_000;
/** How often connections that have become idle are looked for while the server closes. */
const SWEEP_MS = 100;
/** At most this long is waited until no connection comes any more. */
const TAKE_IN_MS = 500;
/** A turn of the event loop in which nothing else was done. */
const QUICK_TURN_MS = 1;

/** What is known of each server. */
interface Known {
  readonly door: Door;
  /** Its open connections. */
  readonly open: ReadonlySet<Socket>;
  readonly quietMs: number;
}
const servers = new WeakMap<Server, Known>();

/**
 * The HTTP server: each connection takes its turn, and a client that sends its headers slowly or stops reading is gone within
 * 20 s (Decisions 14).
 *
 * @param announcesTooMuch whether a request that asks before it sends its body need not send it
 */
export function createHttpServer(
  listener: RequestListener,
  announcesTooMuch: (request: IncomingMessage) => boolean,
  patience: Patience = PATIENCE,
): Server {
  const door = new Door();
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.idle,
      connectionsCheckingInterval: patience.check,
    },
    takingTurns(listener, door),
  );
  servers.set(server, { door, open: openOnes(server), quietMs: patience.quiet });
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = partOf(patience.reading);
  server.on('timeout', (socket: Socket) => {
    endQuiet(socket, server.timeout);
  });
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!announcesTooMuch(request)) response.writeContinue();
    server.emit('request', request, response);
  });
  return server;
}

/**
 * Ends a connection that was quiet for too long, unless we are still working on its answer: that has its own deadline. A process that
 * was stopped for a while finds the time over before it has read what came meanwhile, so it reads once more.
 */
function endQuiet(socket: Socket, partMs: number): void {
  const { bytesRead } = socket;
  setImmediate(() => {
    const isOurTurn = inFlight(socket) > 0 && socket.writableLength === 0;
    if (socket.bytesRead !== bytesRead || isOurTurn) return;
    const isIdle = socket.timeout !== partMs;
    if (isIdle || quietToTheEnd(socket, partMs)) socket.destroy();
  });
}

/** Whether the client of any connection has yet to take some of an answer. */
function isSending(server: Server): boolean {
  return [...(servers.get(server)?.open ?? [])].some((socket) => socket.writableLength > 0);
}

function openOnes(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/**
 * Takes in the connections that wait, then no new ones, and resolves when the last one is closed: each as soon as it has no request under
 * way. (Node closes those that are idle now, and keeps one whose request is answered a moment later open for its next. It takes one for idle
 * whose answer was handed over and has not left yet, and would cut it off: while there is such a one, none is closed but by its own answer.)
 */
export async function closeServer(server: Server): Promise<void> {
  const known = servers.get(server);
  known?.door.shut();
  if (server.listening) await takeInWaiting(server, known?.quietMs ?? PATIENCE.quiet);
  // The close of node:http closes the idle ones as well.
  const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
  known?.door.open();
  const sweep = setInterval(() => {
    // What has come on them is read first.
    setImmediate(() => {
      if (!isSending(server)) server.closeIdleConnections();
    });
  }, SWEEP_MS);
  await closed;
  clearInterval(sweep);
}

/**
 * The system takes connections, and what is sent on them, for a process that is busy, and resets those it still keeps when the port closes.
 * Node takes one of them a turn: we let turns pass, without beginning any request, until none has come for a while, and answer right after
 * a turn that had none.
 */
async function takeInWaiting(server: Server, quietMs: number): Promise<void> {
  const end = performance.now() + TAKE_IN_MS;
  let quietSince = performance.now();
  let taken = 0;
  const note = (): void => {
    taken++;
  };
  server.on('connection', note);
  for (let isOver = false; !isOver;) {
    const began = performance.now();
    const before = taken;
    await nextTurn();
    const now = performance.now();
    const none = taken === before;
    const isQuiet = none && now - began < QUICK_TURN_MS;
    if (!isQuiet) quietSince = now;
    isOver = (isQuiet && now - quietSince >= quietMs) || (none && now > end);
  }
  server.off('connection', note);
}
