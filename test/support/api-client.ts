import { request as httpRequest } from 'node:http';
import type { ApiResponse } from './api-response';
import { ResponseContract } from './documents/response-contract';

export interface CallOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly multipart?: FormData;
  /** A raw body, sent as it is. */
  readonly raw?: string | Buffer;
  /** For answers on purpose outside the document (unknown routes). */
  readonly unchecked?: boolean;
}

/** Calls the service over HTTP and holds every answer against the OpenAPI document. */
export class ApiClient {
  private readonly contract = ResponseContract.kept();

  constructor(private readonly url: string) {}

  get(path: string, options?: CallOptions): Promise<ApiResponse> {
    return this.call('GET', path, options);
  }

  post(path: string, options?: CallOptions): Promise<ApiResponse> {
    return this.call('POST', path, options);
  }

  put(path: string, options?: CallOptions): Promise<ApiResponse> {
    return this.call('PUT', path, options);
  }

  delete(path: string, options?: CallOptions): Promise<ApiResponse> {
    return this.call('DELETE', path, options);
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<ApiResponse> {
    const { body, headers } = await encodeBody(options);
    const response = await send(
      `${this.url}${path}`,
      method,
      {
        ...headers,
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...options.headers,
      },
      body,
    );
    if (!options.unchecked) this.contract.check(method, path, response);
    return response;
  }
}

async function encodeBody({
  json,
  form,
  multipart,
  raw,
}: CallOptions): Promise<{ body: Buffer | undefined; headers: Record<string, string> }> {
  if (json !== undefined)
    return { body: Buffer.from(JSON.stringify(json)), headers: { 'content-type': 'application/json' } };
  if (form)
    return {
      body: Buffer.from(new URLSearchParams(form).toString()),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
  if (multipart) {
    const encoded = new Response(multipart);
    return {
      body: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    };
  }
  return { body: raw === undefined ? undefined : Buffer.from(raw), headers: {} };
}

function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: Buffer | undefined,
): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      url,
      { method, headers: body ? { 'content-length': String(body.length), ...headers } : headers, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          const isJson =
            (incoming.headers['content-type'] ?? '').includes('json') && !incoming.headers['content-encoding'];
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text,
            bytes,
            body: isJson && text ? JSON.parse(text) : undefined,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
