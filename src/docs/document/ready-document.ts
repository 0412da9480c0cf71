import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { namesWeakly } from '@/shared/http/fields/validators';

/** A text that is the same for everybody, made once: its bytes, plain and compressed, with a validator for each. */
export class ReadyDocument {
  private made: { plain: Buffer; gzip: Buffer; digest: string } | undefined;

  constructor(
    private readonly type: string,
    private readonly make: () => string,
  ) {}

  /** Answers with the bytes the client can read, or 304 when it has them. */
  send(request: Request, response: Response): void {
    const { plain, gzip, digest } = (this.made ??= prepare(this.make()));
    const compressed = request.acceptsEncodings('gzip') === 'gzip';
    const etag = `"${digest}${compressed ? '-gzip' : ''}"`;
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', 'public, no-cache');
    response.vary('Accept-Encoding');
    if (namesWeakly(request.headers['if-none-match'], etag)) {
      response.status(304).end();
      return;
    }
    response.setHeader('Content-Type', this.type);
    if (compressed) response.setHeader('Content-Encoding', 'gzip');
    response.status(200).send(compressed ? gzip : plain);
  }
}

function prepare(text: string): { plain: Buffer; gzip: Buffer; digest: string } {
  const plain = Buffer.from(text);
  return { plain, gzip: gzipSync(plain), digest: createHash('sha256').update(plain).digest('base64url').slice(0, 27) };
}
