import type { Worker } from 'node:cluster';
import { isRecord } from '@/shared/kernel/is-record';

/** How node:cluster marks what its processes tell each other. */
const CLUSTER = 'NODE_CLUSTER';

/** A connection as the first process has it: accepted, not read. */
interface Connection {
  close(): void;
}

/**
 * Gives the connections that a worker was handed, and died before it took, to another one; where no other listens they are
 * closed. node:cluster forgets them: never answered and never closed, for as long as the first process lives.
 */
export function keepHandedConnections(worker: Worker, othersListen: () => boolean): void {
  const child = worker.process;
  const handed = new Map<unknown, Connection>();
  const send = child.send.bind(child) as (...message: unknown[]) => boolean;
  child.send = (message: unknown, handle?: unknown, ...rest: unknown[]): boolean => {
    if (isRecord(message) && message.act === 'newconn') handed.set(message.seq, handle as Connection);
    return send(message, handle, ...rest);
  };
  child.on('internalMessage', (message: unknown) => {
    if (isRecord(message)) handed.delete(message.ack);
  });
  child.once('close', () => {
    if (handed.size === 0) return;
    // Node says nothing of a channel's end while a handle in it is under way; hearing it, node:cluster counts the worker out,
    // and what is said in the worker's name now, that it did not take the connection, gives that to another.
    child.emit('disconnect');
    for (const [ack, connection] of handed)
      if (othersListen()) child.emit('internalMessage', { cmd: CLUSTER, ack, accepted: false });
      else connection.close();
  });
}
