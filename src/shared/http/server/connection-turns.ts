import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { turnBegan } from '@/shared/deadline/turn-clock';

type Held = readonly [IncomingMessage, ServerResponse];

interface Connection {
  inFlight: number;
  readonly held: Held[];
  scheduled: boolean;
}

/** Requests of one connection that may be worked on at once (Decisions 14). */
export const MOST_IN_FLIGHT = 8;

const connections = new WeakMap<Socket, Connection>();

/** Requests of the connection that are being answered now. */
export function inFlight(socket: Socket): number {
  return connections.get(socket)?.inFlight ?? 0;
}

/**
 * A listener that lets each connection have one request a turn, and at most eight unanswered ones: those a client has sent ahead
 * wait, and no more are read, while everybody else's get their turns in between. Nothing changes for who waits for answers.
 */
export function takingTurns(listener: RequestListener): RequestListener {
  const begin = (connection: Connection, [request, response]: Held): void => {
    connection.inFlight++;
    response.once('close', () => {
      connection.inFlight--;
      schedule(request.socket, connection);
    });
    listener(request, response);
  };
  const turn = (socket: Socket, connection: Connection): void => {
    connection.scheduled = false;
    const next = connection.inFlight < MOST_IN_FLIGHT && !socket.destroyed ? connection.held.shift() : undefined;
    if (next) begin(connection, next);
    if (connection.held.length === 0) socket.resume();
    else if (next) schedule(socket, connection);
  };
  const schedule = (socket: Socket, connection: Connection): void => {
    if (connection.scheduled || connection.held.length === 0) return;
    connection.scheduled = true;
    setImmediate(turn, socket, connection);
  };
  return (request, response) => {
    // The first one of a turn starts its clock, before any work.
    turnBegan();
    const { socket } = request;
    const connection = connectionOf(socket);
    if (connection.inFlight === 0 && connection.held.length === 0) {
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
  const connection: Connection = { inFlight: 0, held: [], scheduled: false };
  connections.set(socket, connection);
  socket.once('close', () => {
    connection.held.length = 0;
  });
  return connection;
}
