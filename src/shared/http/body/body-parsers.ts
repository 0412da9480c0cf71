import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { ApiError } from '@/shared/http/errors/api-error';
import { charsetOf, charsetOfForm, decodeBody, type Charset } from '@/shared/http/body/body-charset';
import { readBytes } from '@/shared/http/body/body-reader';
import { parseForm } from '@/shared/http/body/form-body';
import { endUnread, hangUpAfter } from '@/shared/http/body/hang-up';
import { parseJson } from '@/shared/http/body/json-body';

const BODY_LIMIT = 100 * 1024;
/** Largest multipart body, which its route reads: the largest file (a guide of 6 MB), and 64 KB for the frame and the other fields. */
export const MULTIPART_LIMIT = (6 * 1024 + 64) * 1024;
/** A form up to this size may be somebody's file that is too large: it is not read either, but its route says so and names the field. */
const LARGEST_HONEST_FORM = 32 * 1024 * 1024;
/** How long a client may go on sending a body after the answer, which nobody reads. */
const UNREAD_PATIENCE_MS = 15_000;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const SPACE = 0x20;
const BRACE = 0x7b;

const failures = new WeakMap<Request, unknown>();

/**
 * Reads JSON and form bodies of up to 100 KB in UTF-8 or ISO-8859-1. What is wrong with one is not told before it is known who
 * asks and whether they may: the BodyGuard does. A body that is not read to its end costs its connection.
 */
export function readBody(request: Request, response: Response, next: NextFunction): void {
  if (!hasBody(request)) {
    next();
    return;
  }
  nameType(request);
  void take(request, response).then(next, next);
}

/** A body whose type nobody names is a form, which is JSON when it begins as such: there is no other way to read it (RFC 9110 8.3). */
function nameType({ headers }: Request): void {
  if ((headers['content-type'] ?? '').trim() === '') headers['content-type'] = FORM_TYPE;
}

/** What was wrong with the request's body; undefined when it could be read. */
export function bodyFailure(request: Request): unknown {
  return failures.get(request);
}

/** Whether the request says that it carries one. */
export function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether its Content-Length says that the body is larger than any of its type may be. */
export function announcesTooMuch({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > bodyLimit(headers['content-type'] ?? '');
}

const isMultipart = (contentType: string): boolean => /^\s*multipart\//i.test(contentType);

function bodyLimit(contentType: string): number {
  return isMultipart(contentType) ? MULTIPART_LIMIT : BODY_LIMIT;
}

function mayBeFile({ headers }: IncomingMessage): boolean {
  return isMultipart(headers['content-type'] ?? '') && Number(headers['content-length']) <= LARGEST_HONEST_FORM;
}

async function take(request: Request, response: Response): Promise<void> {
  const type = request.headers['content-type'] ?? '';
  const charset = charsetOf(type);
  const kind = request.is([JSON_TYPE, FORM_TYPE]);
  if (kind === false || !charset) {
    if (!charset) failures.set(request, new ApiError(415, 'tipo_de_contenido_no_soportado'));
    leave(request, response);
    return;
  }
  const reading = await readBytes(request, BODY_LIMIT);
  if (reading.kind === 'refused') {
    failures.set(request, reading.error);
    if (reading.unread) hangUpAfter(request, response);
    return;
  }
  try {
    request.body = parseBody(kind, reading.bytes, charset);
  } catch (error) {
    failures.set(request, error instanceof ApiError ? error : new ApiError(400, 'cuerpo_invalido'));
  }
}

/** A body that only the route may read: refused when it is announced too large, cut off when the route leaves it lying. */
function leave(request: Request, response: Response): void {
  if (announcesTooMuch(request)) {
    if (!failures.has(request) && !mayBeFile(request))
      failures.set(request, new ApiError(413, 'cuerpo_demasiado_grande'));
    hangUpAfter(request, response);
    return;
  }
  if (request.headers['transfer-encoding'] === undefined) {
    endUnread(request, response, UNREAD_PATIENCE_MS);
    return;
  }
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => Response;
  response.writeHead = (...parts: unknown[]): Response => {
    if (!request.complete) hangUpAfter(request, response);
    return writeHead(...parts);
  };
}

function parseBody(kind: unknown, bytes: Buffer, said: Charset | 'unsaid'): unknown {
  return kind === JSON_TYPE || isJsonObject(bytes) ? parseJson(bytes, said) : parseFormBytes(bytes, said);
}

function parseFormBytes(bytes: Buffer, said: Charset | 'unsaid'): unknown {
  const charset = said === 'unsaid' ? charsetOfForm(bytes) : said;
  return parseForm(decodeBody(bytes, charset), charset);
}

/**
 * Whether a form is a JSON object: curl's `-d` and PHP's streams send JSON as a form when nobody says what it is, and no form begins with
 * a brace.
 */
function isJsonObject(bytes: Buffer): boolean {
  const begins = bytes.findIndex((byte) => byte > SPACE);
  return bytes[begins] === BRACE;
}
