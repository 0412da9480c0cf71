import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '@/shared/kernel/caller';

/** What is known of the request that something is done for. */
export interface RequestContext {
  /** As in `X-Request-Id`. */
  readonly requestId: string;
  /** Where it came from. */
  readonly address: string;
  readonly method: string;
  /** Pattern of its route, `/api/v1/pedidos/:folio`; undefined before one was found. */
  readonly route: string | undefined;
  /** Who is asking, once that is proven. */
  readonly caller: Caller | undefined;
  /** When its answer was over, as `performance.now()`; undefined before that. */
  readonly endedAt: number | undefined;
}

/** Work may outlive its answer by its deadline; what still runs after that is a loop that began in a request, and no part of it. */
const PART_OF_IT_MS = 6000;

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work`, and everything that it starts, as part of a request. */
export function inRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The request that is being worked on here; undefined in background work and in commands. */
export function currentRequest(): RequestContext | undefined {
  const context = storage.getStore();
  if (context?.endedAt === undefined) return context;
  return performance.now() - context.endedAt < PART_OF_IT_MS ? context : undefined;
}
