import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import type { RoutedRequest } from '@/shared/http/observing/finished-requests';
import { hasLeft } from '@/shared/http/server/answer-end';
import { routePattern } from '@/shared/http/server/allowed-methods';
import { httpActiveRequests, httpRequestDuration, httpResponseBodySize } from '@/shared/metrics/metrics';
import { tracer } from '@/shared/tracing/spans';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT']);
const OTHER_METHOD = '_OTHER';
/** Routes times methods times statuses are far fewer; what would come on top is counted without its route. */
const MOST_SERIES = 750;
/** The client went away before any of its answer had left. */
const CLIENT_CLOSED = 'client_closed';

const series = new Set<string>();

/**
 * Measures every request to the end of its answer, whoever answers it, in metrics and as a server span (Beyond 7), under which `next`
 * runs. To be used before anything else. A route is named by its pattern; what is unknown shares one name, `""`.
 */
export function observeRequests(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const began = performance.now();
  const sentBefore = request.socket.bytesWritten;
  const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : OTHER_METHOD;
  const parent = propagation.extract(ROOT_CONTEXT, request.headers);
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
  httpActiveRequests.inc();
  response.once('close', () => {
    httpActiveRequests.dec();
    const route = routeOf(request, response);
    const status = hasLeft(response) ? String(response.statusCode) : '';
    const error = errorType(response);
    measure(method, route, status, error, (performance.now() - began) / 1000);
    httpResponseBodySize.observe({ http_route: route }, bodySize(response, sentBefore));
    endSpan(span, method, route, status, error);
  });
  context.with(trace.setSpan(parent, span), next);
}

/** Counts what was no request that could be read: there is neither method nor route. */
export function countUnreadable(status: number): void {
  measure(OTHER_METHOD, '', String(status), '', 0);
}

function measure(method: string, route: string, status: string, error: string, seconds: number): void {
  const key = `${method} ${status} ${error} ${route}`;
  const isKnown = series.has(key);
  if (!isKnown && series.size < MOST_SERIES) series.add(key);
  const labels = {
    http_request_method: method,
    http_route: isKnown || series.has(key) ? route : '',
    http_response_status_code: status,
    error_type: error,
  };
  httpRequestDuration.observe(labels, seconds);
}

type SeenRequest = RoutedRequest & Partial<Pick<Request, 'app' | 'path'>>;

/** What the router matched, or would have, had the request come so far. */
function routeOf(request: SeenRequest, { statusCode }: ServerResponse): string {
  const path = request.route?.path;
  if (statusCode === 404 || statusCode === 405) return typeof path === 'string' && statusCode === 404 ? path : '';
  return typeof path === 'string' ? path : wouldMatch(request);
}

/** Nothing for what was over before Express saw it. */
function wouldMatch({ app, method = '', path = '' }: SeenRequest): string {
  return (app && routePattern(app, method, path)) ?? '';
}

/** As OpenTelemetry has it: the status where it is our fault, and why there is none. */
function errorType(response: ServerResponse): string {
  if (!hasLeft(response)) return CLIENT_CLOSED;
  return response.statusCode >= 500 ? String(response.statusCode) : '';
}

/** The announced size, or what went over the connection meanwhile: with the frames of a compressed body. */
function bodySize(response: ServerResponse, sentBefore: number): number {
  if (!hasLeft(response)) return 0;
  const announced = Number(response.getHeader('content-length'));
  if (response.req.method === 'HEAD' || response.statusCode === 304 || response.statusCode === 204) return 0;
  if (Number.isFinite(announced)) return announced;
  const { _header: head } = response as unknown as { _header?: string | null };
  return Math.max(0, response.req.socket.bytesWritten - sentBefore - (head?.length ?? 0));
}

function endSpan(span: Span, method: string, route: string, status: string, error: string): void {
  if (span.isRecording()) {
    span.updateName(route === '' ? method : `${method} ${route}`);
    span.setAttribute('http.request.method', method);
    if (route !== '') span.setAttribute('http.route', route);
    if (status !== '') span.setAttribute('http.response.status_code', Number(status));
    if (error !== '') span.setAttribute('error.type', error).setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}
