import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { turnBegan } from '@/shared/deadline/turn-clock';
import { endWithConnection } from '@/shared/http/server/answer-end';

type Held = readonly [IncomingMessage, ServerResponse];

interface Connection {
  readonly open: Set<Held>;
  readonly held: Held[];
  scheduled: boolean;
  /** What is to be done when all that was read whole is answered. */
  afterwards: (() => void) | undefined;
}

/** Requests of one connection that may be worked on at once (Decisions 14). */
export const MOST_IN_FLIGHT = 8;
/** Everybody who follows an answer to its end listens for it once, a stream that is sent several times. Past ten Node warns of a leak. */
const MOST_LISTENERS = 20;

/** Lets requests begin, or keeps those that come until it opens again: read, and not begun. */
export class Door {
  private waiting: (() => void)[] | undefined;

  get isShut(): boolean {
    return this.waiting !== undefined;
  }

  shut(): void {
    this.waiting ??= [];
  }

  open(): void {
    const { waiting = [] } = this;
    this.waiting = undefined;
    for (const enter of waiting) enter();
  }

  /** Calls `enter` when it is open: now, when it is. */
  pass(enter: () => void): void {
    if (this.waiting) this.waiting.push(enter);
    else enter();
  }
}

const connections = new WeakMap<Socket, Connection>();

/** Requests of the connection that are being answered now. */
export function inFlight(socket: Socket): number {
  return connections.get(socket)?.open.size ?? 0;
}

/** Calls `then` when every request of the connection that was read whole is answered: now, when there is none. Only the first counts. */
export function onceAnswered(socket: Socket, then: () => void): void {
  const connection = connections.get(socket);
  if (!connection) then();
  else if (!connection.afterwards) {
    connection.afterwards = then;
    goOn(connection);
  }
}

function goOn({ open, held, afterwards }: Connection): void {
  if (afterwards && ![...open, ...held].some(([request]) => request.complete)) afterwards();
}

/**
 * A listener that lets each connection have one request a turn, and at most eight unanswered ones: those a client has sent ahead
 * wait, and no more are read, while everybody else's get their turns in between. Nothing changes for who waits for answers. All of
 * them are over when their connection is, begun or not. None begins while `door` is shut.
 */
export function takingTurns(listener: RequestListener, door = new Door()): RequestListener {
  const begin = (connection: Connection, held: Held): void => {
    const [request, response] = held;
    response.setMaxListeners(MOST_LISTENERS);
    connection.open.add(held);
    response.once('close', () => {
      connection.open.delete(held);
      goOn(connection);
      schedule(request.socket, connection);
    });
    listener(request, response);
  };
  const turn = (socket: Socket, connection: Connection): void => {
    connection.scheduled = false;
    const next = connection.open.size < MOST_IN_FLIGHT && !socket.destroyed ? connection.held.shift() : undefined;
    if (next) begin(connection, next);
    if (connection.held.length === 0) socket.resume();
    else if (next) schedule(socket, connection);
  };
  const schedule = (socket: Socket, connection: Connection): void => {
    if (connection.scheduled || connection.held.length === 0) return;
    connection.scheduled = true;
    door.pass(() => setImmediate(turn, socket, connection));
  };
  return (request, response) => {
    // The first one of a turn starts its clock, before any work.
    turnBegan();
    const { socket } = request;
    const connection = connectionOf(socket);
    if (connection.open.size === 0 && connection.held.length === 0 && !door.isShut) {
      begin(connection, [request, response]);
      return;
    }
    connection.held.push([request, response]);
    socket.pause();
    schedule(socket, connection);
  };
}

function connectionOf(socket: Socket): Connection {
  const known = connections.get(socket);
  if (known) return known;
  const connection: Connection = { open: new Set(), held: [], scheduled: false, afterwards: undefined };
  connections.set(socket, connection);
  socket.once('close', () => {
    const unanswered = [...connection.open, ...connection.held.splice(0)];
    for (const [, response] of unanswered) endWithConnection(response);
  });
  return connection;
}
