import { Inject, Injectable } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { z } from 'zod';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { quantise, type QuantisedVector } from '@/modules/ai-search/domain/vectors/quantise';
import { ProviderError } from '@/modules/ai-search/embeddings/provider-error';
import { readLimited } from '@/modules/ai-search/embeddings/read-limited';
import { inSpan } from '@/shared/tracing/spans';

type EmbeddingSettings = NonNullable<AppConfig['aiSearch']['embeddings']>;

const MOST_BYTES_PER_TEXT = 256 * 1024;
const INPUT_REFUSED: ReadonlySet<number> = new Set([400, 413, 422]);
const ANSWER = z.object({
  data: z.array(
    z.object({ index: z.number().int().min(0).optional(), embedding: z.array(z.number()).min(1).max(8192) }),
  ),
});

/**
 * Speaks the OpenAI protocol of embeddings (`POST {AI_EMBEDDINGS_URL}/embeddings`) with the one host that is configured: follows no redirect,
 * reads no more than it asked for, and takes only an answer of the right shape, number and dimensions.
 */
@Injectable()
export class EmbeddingClient {
  readonly settings: EmbeddingSettings | undefined;
  private dimensions: number;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.settings = config.aiSearch.embeddings;
    this.dimensions = this.settings?.dimensions ?? 0;
  }

  /** A vector for each text, in order. Throws ProviderError. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<QuantisedVector[]> {
    return inSpan('ai.embeddings', () => this.ask(texts, signal), { kind: SpanKind.CLIENT });
  }

  private async ask(texts: readonly string[], signal: AbortSignal): Promise<QuantisedVector[]> {
    if (!this.settings) throw new ProviderError('no provider is configured');
    const response = await this.post(this.settings, texts, signal);
    const body = await readLimited(response, MOST_BYTES_PER_TEXT * texts.length).catch(asProviderError);
    if (response.status !== 200)
      throw new ProviderError(`status ${response.status}`, INPUT_REFUSED.has(response.status));
    return this.vectorsOf(body, texts.length);
  }

  private post(
    { url, key, model, dimensions }: EmbeddingSettings,
    texts: readonly string[],
    signal: AbortSignal,
  ): Promise<Response> {
    return fetch(`${url.replace(/\/$/, '')}/embeddings`, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        input: texts,
        encoding_format: 'float',
        ...(model === undefined ? {} : { model }),
        ...(dimensions > 0 ? { dimensions } : {}),
      }),
    }).catch(asProviderError);
  }

  private vectorsOf(body: string, expected: number): QuantisedVector[] {
    const parsed = ANSWER.safeParse(json(body));
    if (!parsed.success) throw new ProviderError('answer of another shape');
    const { data } = parsed.data;
    if (data.length !== expected) throw new ProviderError(`${data.length} vectors for ${expected} texts`);
    const ordered = [...data].sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
    return ordered.map(({ embedding }) => this.checked(embedding));
  }

  /** The first vector seen decides the dimensions when none are configured. */
  private checked(embedding: readonly number[]): QuantisedVector {
    if (this.dimensions === 0) this.dimensions = embedding.length;
    if (embedding.length !== this.dimensions)
      throw new ProviderError(`vector of ${embedding.length} dimensions, not ${this.dimensions}`);
    const vector = quantise(embedding);
    if (!vector) throw new ProviderError('vector without a direction');
    return vector;
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function asProviderError(error: unknown): never {
  if (error instanceof ProviderError) throw error;
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  throw new ProviderError(`${error instanceof Error ? error.message : String(error)}${cause}`);
}
