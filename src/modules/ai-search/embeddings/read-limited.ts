import { ProviderError } from '@/modules/ai-search/embeddings/provider-error';

/** The body of a response as text; refuses to read more than `most` bytes of it. */
export async function readLimited(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const body = response.body as AsyncIterable<Uint8Array> | null;
  if (!body) return '';
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > most) throw new ProviderError(`answer of more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
