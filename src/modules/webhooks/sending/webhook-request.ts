import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Destination, JudgedAddress } from '@/modules/webhooks/domain/destination';
import { retryAfterMs, type AttemptReason, type AttemptResult } from '@/modules/webhooks/domain/delivery';

const CONNECT_MS = 5000;
const ALL_MS = 15_000;
const READ_BYTES = 16_384;
const KEPT_CHARACTERS = 1000;

export interface WebhookRequest {
  readonly destination: Destination;
  /** Judged just now: the socket goes to one of these and to no other. */
  readonly addresses: readonly JudgedAddress[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds already spent on this attempt. */
  readonly spentMs: number;
}

export type WebhookAnswer = AttemptResult & { readonly response: string };

/**
 * Sends one request and says what came of it; never throws. No redirect is followed, no connection reused, no proxy of the
 * environment used, TLS always verified. 15 s in all, 5 of them to connect (Beyond 2.3, 2.5).
 */
export function sendRequest(sent: WebhookRequest): Promise<WebhookAnswer> {
  return new Promise((resolve) => {
    const request = open(sent);
    let settled = false;
    const finish = (answer: WebhookAnswer): void => {
      if (settled) return;
      settled = true;
      for (const timer of timers) clearTimeout(timer);
      request.destroy();
      resolve(answer);
    };
    const fail = (reason: AttemptReason): void => {
      finish({ status: null, reason, response: '' });
    };
    const timedOut = (): void => {
      fail('tiempo_agotado');
    };
    const connecting = setTimeout(timedOut, Math.max(1, CONNECT_MS - sent.spentMs));
    const timers = [connecting, setTimeout(timedOut, Math.max(1, ALL_MS - sent.spentMs))];
    request.on('socket', (socket) => {
      const secure = sent.destination.url.protocol === 'https:';
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        clearTimeout(connecting);
      });
    });
    request.on('error', (error) => {
      fail(reasonOf(error));
    });
    // Nobody asked for another protocol; without a listener nothing more would be heard of the request.
    request.on('upgrade', ({ statusCode = 0 }) => {
      finish({ status: statusCode, reason: '', response: '' });
    });
    request.on('response', (response) => {
      clearTimeout(connecting);
      readAnswer(response, finish);
    });
    request.end(sent.body);
  });
}

function open({ destination, addresses, headers, body }: WebhookRequest): ClientRequest {
  const { url, host, isLiteral, port } = destination;
  const options: RequestOptions = {
    method: 'POST',
    host,
    port,
    path: url.pathname + url.search,
    headers: { ...headers, Host: url.host, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' },
    agent: false,
    lookup: pinned(addresses),
    ...(isLiteral ? {} : { servername: host }),
  };
  return url.protocol === 'https:' ? httpsRequest({ ...options, rejectUnauthorized: true }) : httpRequest(options);
}

/**
 * Answers the judged addresses, whatever is asked: a second resolution could say otherwise. Not called for IP literals. Answers later, as
 * resolvers do: a connection that fails at once (no route: a name with IPv6 alone where there is none) would be over before anybody
 * listens for its error, which ends the process.
 */
function pinned(addresses: readonly JudgedAddress[]): LookupFunction {
  return (_host, options, callback) => {
    setImmediate(() => {
      if (options.all === true) {
        callback(null, [...addresses]);
        return;
      }
      const [first] = addresses;
      callback(null, first?.address ?? '', first?.family);
    });
  };
}

function readAnswer(response: IncomingMessage, finish: (answer: WebhookAnswer) => void): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const done = (): void => {
    finish(answerOf(response, Buffer.concat(chunks)));
  };
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk.subarray(0, READ_BYTES - bytes));
    bytes += chunk.length;
    if (bytes >= READ_BYTES) done();
  });
  response.on('end', done);
  response.on('error', () => {
    finish({ status: null, reason: 'conexion', response: '' });
  });
  response.on('aborted', () => {
    finish({ status: null, reason: 'conexion', response: '' });
  });
}

function answerOf({ statusCode, headers }: IncomingMessage, body: Buffer): WebhookAnswer {
  const status = statusCode ?? 0;
  const wait = retryAfterMs(headers['retry-after'], status, Date.now());
  return {
    status,
    reason: status >= 300 && status < 400 ? 'redireccion' : '',
    response: printable(body.toString('utf8')),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
}

/** The first characters that can be shown: no control characters but line ends, nothing outside the basic plane cut in two. */
function printable(text: string): string {
  const shown = text.replace(/[^\P{C}\n\t]/gu, '');
  return Array.from(shown).slice(0, KEPT_CHARACTERS).join('');
}

function reasonOf(error: Error): AttemptReason {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (/^(ETIMEDOUT|ESOCKETTIMEDOUT)$/.test(code)) return 'tiempo_agotado';
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'dns';
  return /TLS|SSL|CERT|EPROTO|SIGNATURE|ISSUER/.test(code) ? 'tls' : 'conexion';
}
