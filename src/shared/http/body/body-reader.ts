import type { Request } from 'express';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ApiError } from '@/shared/http/errors/api-error';

/** What came of reading: all of it, or why not. `unread`: bytes of it are still to come. */
export type BodyReading =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'refused'; readonly error: ApiError; readonly unread: boolean };

/** A body of up to 100 KB that takes longer is given up. */
const PATIENCE_MS = 15_000;

const refused = (status: number, code: ApiError['code'], unread: boolean): BodyReading => ({
  kind: 'refused',
  error: new ApiError(status, code),
  unread,
});

/**
 * Reads a body of at most `limit` bytes, compressed or not, before and after it is inflated. One that is announced larger is not
 * read at all, and reading stops as soon as one grows larger (Decisions 14). Never rejects.
 */
export function readBytes(request: Request, limit: number): Promise<BodyReading> {
  if (Number(request.headers['content-length'] ?? 0) > limit)
    return Promise.resolve(refused(413, 'cuerpo_demasiado_grande', true));
  const inflated = inflatedBody(request);
  if (!inflated) return Promise.resolve(refused(415, 'tipo_de_contenido_no_soportado', true));
  return collect(request, inflated, limit);
}

function collect(request: Request, body: Readable, limit: number): Promise<BodyReading> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const received = { wire: 0, inflated: 0 };
    const stop = (reading: BodyReading): void => {
      clearTimeout(timer);
      request.off('data', countWire).pause();
      body.removeListener('data', keep);
      if (body !== request) {
        request.unpipe();
        body.destroy();
      }
      resolve(reading);
    };
    const timer = setTimeout(() => {
      stop(refused(408, 'peticion_mal_formada', true));
    }, PATIENCE_MS);
    const countWire = (chunk: Buffer): void => {
      received.wire += chunk.length;
      if (received.wire > limit) stop(refused(413, 'cuerpo_demasiado_grande', true));
    };
    const keep = (chunk: Buffer): void => {
      received.inflated += chunk.length;
      if (received.inflated > limit) stop(refused(413, 'cuerpo_demasiado_grande', true));
      else chunks.push(chunk);
    };
    const failed = (): void => {
      stop(refused(400, 'cuerpo_invalido', true));
    };
    body.on('data', keep);
    body.once('end', () => {
      stop({ kind: 'bytes', bytes: Buffer.concat(chunks) });
    });
    body.on('error', failed);
    // What has come whole may still be inflated then.
    request.once('close', () => {
      if (!request.complete) failed();
    });
    if (body !== request) {
      request.on('data', countWire).on('error', failed);
      request.pipe(body as NodeJS.ReadWriteStream & Readable);
    }
  });
}

/** The request itself, or what undoes its Content-Encoding; undefined for one we don't read. */
function inflatedBody(request: Request): Readable | undefined {
  switch ((request.headers['content-encoding'] ?? 'identity').toLowerCase()) {
    case 'identity':
      return request;
    case 'gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      return undefined;
  }
}
