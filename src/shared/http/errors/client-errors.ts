import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import { ApiError } from '@/shared/http/errors/api-error';
import { errorBody } from '@/shared/http/errors/error-body';
import { sendError } from '@/shared/http/errors/error.filter';
import { countUnreadable } from '@/shared/http/observing/observe-requests';
import { onceAnswered } from '@/shared/http/server/connection-turns';
import { READ_BY_PAGES } from '@/shared/http/server/cross-origin';
import { hostHeaders } from '@/shared/http/server/host-header';

const STATUS_OF_PARSER_ERROR: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
/** What Node's parser calls a target with a letter that isn't ASCII, or with a blank, in it: `curl` and PHP send an address as it was written. */
const UNESCAPED = new Set(['HPE_INVALID_URL', 'HPE_INVALID_CONSTANT']);
const ESCAPE_IT =
  'La petición HTTP está mal formada. Si la dirección lleva acentos, ñ o espacios, envíelos en codificación URL, por ejemplo busqueda=c%C3%A1mara+domo.';
const ONE_HOST = 'La petición HTTP está mal formada: debe llevar el encabezado Host, una sola vez.';
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** HTTP/1.1 asks for a Host header, and no request may have two: who is asked for would be a matter of who reads (RFC 9112 3.2). */
export function requireHost(request: Request, response: Response, next: NextFunction): void {
  const hosts = hostHeaders(request);
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1'))
    sendError(response, new ApiError(400, 'peticion_mal_formada', { text: ONE_HOST }));
  else next();
}

/**
 * What is not HTTP at all, or too slow, gets the common error body too; then the connection is closed. What came whole before it on the
 * same connection is answered first: the client would take this answer for that of an order.
 *
 * @param cors whether pages of other sites read these answers too, as all others (Decisions 1)
 */
export function answerClientErrors(server: Server, cors = false): void {
  // Node would answer these itself, with an empty body.
  (server as { requireHostHeader?: boolean }).requireHostHeader = false;
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = answerOf(new ApiError(417, 'peticion_mal_formada'), cors);
    response.writeHead(417, headers);
    response.end(body);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else
      onceAnswered(socket, () => {
        refuse(socket, refusalOf(error.code ?? ''), cors);
      });
  });
}

function refusalOf(parserCode: string): ApiError {
  const status = STATUS_OF_PARSER_ERROR[parserCode] ?? 400;
  return new ApiError(status, 'peticion_mal_formada', UNESCAPED.has(parserCode) ? { text: ESCAPE_IT } : {});
}

function refuse(socket: Socket, refusal: ApiError, cors: boolean): void {
  if (!socket.writable) return;
  const { status } = refusal;
  const { headers, body } = answerOf(refusal, cors);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${REASONS[status] ?? 'Bad Request'}\r\n${lines.join('')}\r\n${body}`);
}

/** The whole answer to what never became a request. Counts it. */
function answerOf(refusal: ApiError, cors: boolean): { headers: Record<string, string | number>; body: string } {
  countUnreadable(refusal.status);
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(refusal, requestId));
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Request-Id': requestId,
    ...(cors && READ_BY_PAGES),
    Connection: 'close',
  };
  return { headers, body };
}
