import type { ServerResponse } from 'node:http';

type Writer = (chunk?: unknown, encoding?: unknown, ...rest: unknown[]) => unknown;

/** Counts the bytes of an answer's body as they leave, compressed or not; to be called before anything else takes hold of it. */
export function countBody(response: ServerResponse): () => number {
  let bytes = 0;
  const write = response.write.bind(response) as Writer;
  const end = response.end.bind(response) as Writer;
  const counted = response as { write: Writer; end: Writer };
  counted.write = (chunk, encoding, ...rest) => {
    bytes += lengthOf(chunk, encoding);
    return write(chunk, encoding, ...rest);
  };
  counted.end = (chunk, encoding, ...rest) => {
    bytes += bytes === 0 ? lengthOfWhole(response, chunk, encoding) : lengthOf(chunk, encoding);
    return end(chunk, encoding, ...rest);
  };
  return () => bytes;
}

/** A body that goes out in one piece has been measured already. */
function lengthOfWhole(response: ServerResponse, chunk: unknown, encoding: unknown): number {
  const announced = typeof chunk === 'string' ? Number(response.getHeader('content-length')) : NaN;
  return Number.isNaN(announced) ? lengthOf(chunk, encoding) : announced;
}

function lengthOf(chunk: unknown, encoding: unknown): number {
  if (typeof chunk === 'string')
    return Buffer.byteLength(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  return chunk instanceof Uint8Array ? chunk.byteLength : 0;
}
