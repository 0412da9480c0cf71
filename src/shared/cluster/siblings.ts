import cluster from 'node:cluster';
import { isRecord } from '@/shared/kernel/is-record';

/** What a worker says when it has appended to the change log; the first process passes it on to the other workers. */
const CHANGED = { mostrador: 'changed' } as const;

/** Whether this is one of several processes of one service (WORKERS). */
export function hasSiblings(): boolean {
  return cluster.isWorker;
}

/** Tells the other workers that the change log has something new. */
export function tellSiblings(): void {
  if (process.connected) process.send?.(CHANGED);
}

/** Calls the listener when another worker has told so; never in a process alone. */
export function onSiblingChange(listener: () => void): void {
  if (!cluster.isWorker) return;
  process.on('message', (message: unknown) => {
    if (isChanged(message)) listener();
  });
}

/** In the first process: passes each worker's news on to all the others. */
export function passChangesOn(): void {
  cluster.on('message', (from, message: unknown) => {
    if (!isChanged(message)) return;
    for (const worker of Object.values(cluster.workers ?? {}))
      if (worker && worker.id !== from.id && worker.isConnected()) worker.send(CHANGED);
  });
}

function isChanged(message: unknown): boolean {
  return isRecord(message) && message.mostrador === CHANGED.mostrador;
}
