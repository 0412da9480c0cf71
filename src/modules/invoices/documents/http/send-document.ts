import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { DocumentKind } from '@/modules/invoices/documents/domain/invoice-document';
import type { DocumentFacts, FoundDocument } from '@/modules/invoices/invoice-documents.service';
import { ApiError } from '@/shared/http/errors/api-error';
import { namesWeakly } from '@/shared/http/fields/validators';

const MEDIA_TYPES: Readonly<Record<DocumentKind, string>> = { xml: 'application/xml', pdf: 'application/pdf' };

/** So that a file is saved and never run, whatever else it may be (Beyond 5.2, 5.3). */
function headersOf({ kind, name, sha256 }: DocumentFacts): Record<string, string> {
  return {
    ETag: `"${sha256}"`,
    'Cache-Control': 'private, no-cache, no-transform',
    'Content-Type': MEDIA_TYPES[kind],
    'Content-Disposition': `attachment; filename="${name}"`,
    'Repr-Digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Accept-Ranges': 'none',
  };
}

/**
 * Sends a document byte for byte, or 304 when the client has it. One that is damaged on the disk is a 500; should it be damaged while it
 * is being sent, the connection is cut before its last bytes.
 */
export async function sendDocument(request: Request, response: Response, found: FoundDocument): Promise<void> {
  const { ETag = '', 'Cache-Control': cacheControl = '' } = headersOf(found);
  if (namesWeakly(request.headers['if-none-match'], ETag)) {
    response.set({ ETag, 'Cache-Control': cacheControl }).status(304).end();
    return;
  }
  const document = await found.open();
  if (!document) throw new ApiError(500, 'error_interno');
  const { file, bytes, sha256 } = document;
  for (const [name, value] of Object.entries(headersOf(document))) response.setHeader(name, value);
  response.setHeader('Content-Length', bytes);
  response.status(200);
  if (request.method === 'HEAD') {
    await file.close();
    response.end();
    return;
  }
  // A client that leaves is its own business.
  await pipeline(intact(file, sha256), response).catch(() => response.destroy());
}

/** The bytes of a file; the last of them only when all were right. Closes it. */
async function* intact(file: FileHandle, sha256: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held: Buffer | undefined;
  for await (const chunk of file.createReadStream({ start: 0 }) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    if (held) yield held;
    held = chunk;
  }
  if (hash.digest('hex') !== sha256) throw new Error('the document changed while it was sent');
  if (held) yield held;
}
