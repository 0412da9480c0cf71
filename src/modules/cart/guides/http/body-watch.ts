import type { Request } from 'express';
import { MULTIPART_LIMIT } from '@/shared/http/body/body-parsers';

const FIRST_MS = 15_000;
const SLOWEST_BYTES_PER_MS = 32;
const CHECK_MS = 1000;

/** Why a body is not read on. */
export type Cut = 'body_too_large' | 'too_slow';

/** Watches a body come in. */
export interface Watch {
  /** Resolves when it grows too large or comes too slowly; else never. */
  readonly cut: Promise<Cut>;
  /** Must be called when the reading is over. */
  readonly stop: () => void;
}

/**
 * Ends a body that never ends, by size or by time: it has 15 s, and one more for every 32 KB. Who sends a byte now and then is gone
 * within 20 s (Decisions 14), and a guide over a slow line has the minute that any request has.
 */
export function watchBody(request: Request): Watch {
  let stop = (): void => undefined;
  const cut = new Promise<Cut>((resolve) => {
    const began = performance.now();
    let received = 0;
    const count = (chunk: Buffer): void => {
      received += chunk.length;
      if (received > MULTIPART_LIMIT) resolve('body_too_large');
    };
    const check = setInterval(() => {
      if (performance.now() - began > FIRST_MS + received / SLOWEST_BYTES_PER_MS) resolve('too_slow');
    }, CHECK_MS);
    request.on('data', count);
    stop = () => {
      clearInterval(check);
      request.off('data', count);
    };
  });
  return { cut, stop };
}
