import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const DIMENSIONS = 64;

/** How the provider answers from now on. */
export type Behaviour =
  'well' | 'slow' | 'broken' | 'cut' | 'wrong dimensions' | 'wrong count' | 'failing' | 'redirecting' | 'refusing';

/** A local server that speaks the embeddings protocol: words are hashed into a few dimensions, so that like texts have like vectors. */
export class FakeProvider {
  behaviour: Behaviour = 'well';
  readonly asked: string[][] = [];
  /** Requests that reached the place a redirect points to. */
  strayed = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeProvider> {
    const server = createServer();
    const provider = new FakeProvider(server);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void provider.answer(request, response);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** Every text asked for so far. */
  get texts(): string[] {
    return this.asked.flat();
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => {
      this.server.close(() => {
        done();
      });
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== '/v1/embeddings') {
      this.strayed++;
      response.end('{}');
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { input } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { input: string[] };
    this.asked.push(input);
    if (this.behaviour === 'slow') return;
    this.reply(response, input);
  }

  private reply(response: ServerResponse, input: readonly string[]): void {
    const vectors = input.map((text, index) => ({
      object: 'embedding',
      index,
      embedding: vectorOf(text, this.behaviour === 'wrong dimensions' ? 7 : DIMENSIONS),
    }));
    const data = this.behaviour === 'wrong count' ? [] : vectors;
    const status: Partial<Record<Behaviour, number>> = { failing: 500, refusing: 401, redirecting: 307 };
    response.writeHead(status[this.behaviour] ?? 200, {
      'content-type': 'application/json',
      ...(this.behaviour === 'redirecting' ? { location: '/elsewhere' } : {}),
    });
    if (this.behaviour === 'broken') response.end('{"data": "no');
    else if (this.behaviour === 'cut') response.write('{"data": [', () => response.destroy());
    else response.end(JSON.stringify({ object: 'list', data }));
  }
}

/** A word that this provider takes for another: what only meaning finds. */
const LIKE: Readonly<Record<string, string>> = { periscopio: 'domo' };

function vectorOf(text: string, dimensions: number): number[] {
  const vector = new Array<number>(dimensions).fill(0.001);
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  for (const said of words) {
    const word = LIKE[said] ?? said;
    let hash = 7;
    for (const char of word) hash = (hash * 31 + char.charCodeAt(0)) % 100_003;
    vector[hash % dimensions] = (vector[hash % dimensions] ?? 0) + 1;
  }
  return vector;
}
