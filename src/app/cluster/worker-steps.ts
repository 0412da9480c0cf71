import { beat } from '@/app/cluster/heartbeat';
import type { ServingSteps } from '@/app/serve';
import { isRecord } from '@/shared/kernel/is-record';

/** What a worker tells the first process of its start. */
export type StartMessage =
  { readonly start: 'prepared' } | { readonly start: 'listening'; readonly announcement: string };

/** The steps of a worker, told to the first process. */
export function stepsToPrimary(): ServingSteps {
  const tell = (message: StartMessage): void => void process.send?.(message);
  return {
    prepared: () => {
      tell({ start: 'prepared' });
    },
    listening: (announcement) => {
      void beat();
      tell({ start: 'listening', announcement });
    },
  };
}

/** Whether a message of a worker is about its start; limits and changes travel the same way. */
export function isStartMessage(message: unknown): message is StartMessage {
  return isRecord(message) && (message.start === 'prepared' || message.start === 'listening');
}
