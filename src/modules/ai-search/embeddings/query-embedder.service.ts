import { Injectable, Logger } from '@nestjs/common';
import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
  isBrokenCircuitError,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { QuantisedVector } from '@/modules/ai-search/domain/vectors/quantise';
import { EmbeddingClient } from '@/modules/ai-search/embeddings/embedding-client.service';
import { aiDegraded } from '@/shared/metrics/metrics';
import { reasonOf } from '@/shared/logging/describe-error';

/** A search waits no longer than this for the provider. */
const DEADLINE_MS = 1500;
/** After so many failures in a row the provider is left alone for a while, and searches do not wait for it. */
const FAILURES = 3;
const REST_MS = 5000;
const QUERIES_KEPT = 5000;

/** Vectors of queries: remembered, under a deadline, behind a circuit breaker. */
@Injectable()
export class QueryEmbedder {
  private readonly logger = new Logger(QueryEmbedder.name);
  private readonly kept = new LRUCache<string, QuantisedVector>({ max: QUERIES_KEPT });
  private readonly breaker = circuitBreaker(handleAll, {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
  private readonly policy = wrap(this.breaker, timeout(DEADLINE_MS, TimeoutStrategy.Aggressive));

  constructor(private readonly client: EmbeddingClient) {}

  get configured(): boolean {
    return this.client.settings !== undefined;
  }

  /** The vector of a sentence; undefined when the provider fails, is late, or rests after failing. */
  async embed(text: string): Promise<QuantisedVector | undefined> {
    const known = this.kept.get(text);
    if (known) return known;
    try {
      const [vector] = await this.policy.execute(({ signal }) => this.client.embed([text], signal));
      if (vector) this.kept.set(text, vector);
      return vector;
    } catch (error) {
      aiDegraded.inc(degradedBy(error));
      if (!isBrokenCircuitError(error)) this.logger.warn(`no vector for a query: ${reasonOf(error)}`);
      return undefined;
    }
  }
}

function degradedBy(error: unknown): 'resting' | 'timeout' | 'provider' {
  if (isBrokenCircuitError(error)) return 'resting';
  // Not isTaskCancelledError: in cockatiel 3.2 it looks for the mark of another error and never finds it.
  return error instanceof TaskCancelledError ? 'timeout' : 'provider';
}
