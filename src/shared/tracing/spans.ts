import { SpanStatusCode, trace, type Span, type SpanOptions } from '@opentelemetry/api';

/** The tracer of the service: does nothing unless an SDK was started before it (Beyond 7). */
export const tracer = trace.getTracer('mostrador');

/**
 * Runs `work` in a span that is a child of the current one. An error marks it with its name alone: messages of drivers quote values.
 * Attributes name no account, client, folio, product or URL.
 */
export function inSpan<T>(name: string, work: (span: Span) => Promise<T>, options: SpanOptions = {}): Promise<T> {
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      throw error;
    } finally {
      span.end();
    }
  });
}
