import type { Worker } from 'node:cluster';
import { isRecord } from '@/shared/kernel/is-record';

/** How node:cluster marks what its processes tell each other. */
const CLUSTER = 'NODE_CLUSTER';
/** How Node tells of a handle that it sent: it was had or, for want of a file descriptor, it was not. */
const HAD = 'NODE_HANDLE_ACK';
const NOT_HAD = 'NODE_HANDLE_NACK';
/** How long a worker without a file descriptor is handed nothing. */
const REST_MS = 100;

/** A connection as the first process has it: accepted, not read. */
interface Connection {
  close(): void;
}

/**
 * Gives the connections that a worker was handed, and died before it took, to another one; where no other listens they are
 * closed. node:cluster forgets them: never answered and never closed, for as long as the first process lives. One that a worker had no file
 * descriptor for is handed on as well, after a rest: node:cluster would wait for the worker's word, and hand it nothing for good.
 */
export function keepHandedConnections(worker: Worker, othersListen: () => boolean): void {
  const child = worker.process;
  const handed = new Map<unknown, Connection>();
  /** The numbers of those that are under way, which go one after the other. */
  const underWay: unknown[] = [];
  const send = child.send.bind(child) as (...message: unknown[]) => boolean;
  child.send = (message: unknown, handle?: unknown, ...rest: unknown[]): boolean => {
    if (isRecord(message) && message.act === 'newconn') {
      handed.set(message.seq, handle as Connection);
      underWay.push(message.seq);
    }
    return send(message, handle, ...rest);
  };
  const wasNotTaken = (ack: unknown): void => {
    child.emit('internalMessage', { cmd: CLUSTER, ack, accepted: false });
  };
  child.on('internalMessage', (message: unknown) => {
    if (!isRecord(message)) return;
    handed.delete(message.ack);
    if (message.cmd !== HAD && message.cmd !== NOT_HAD) return;
    const ack = underWay.shift();
    if (message.cmd === HAD) return;
    setTimeout(() => {
      if (handed.has(ack)) wasNotTaken(ack);
    }, REST_MS);
  });
  child.once('close', () => {
    if (handed.size === 0) return;
    // Node says nothing of a channel's end while a handle in it is under way; hearing it, node:cluster counts the worker out,
    // and what is said in the worker's name now, that it did not take the connection, gives that to another.
    child.emit('disconnect');
    for (const [ack, connection] of handed)
      if (othersListen()) wasNotTaken(ack);
      else connection.close();
  });
}
