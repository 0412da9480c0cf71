import { request as httpRequest } from 'node:http';

export type Labels = Record<string, string>;

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Labels;
  readonly body?: string;
}

/** Sends a call as it is, whatever the document says of it, and answers its status when all of it has been read. */
export function bareCall(url: string, { method, path, headers, body }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url + path, { method, headers: { ...headers } }, (response) => {
      response.resume();
      response.once('close', () => {
        resolve(response.statusCode ?? 0);
      });
    });
    request.once('error', reject);
    request.end(body);
  });
}
