import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came in. Instants by performance.now(). */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly path: string;
  readonly at: number;
  /** When it was answered, if it was. */
  until?: number;
}

export interface ReceiverAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly afterMs?: number;
  /** Never answered. */
  readonly hangs?: boolean;
}

/** An integrator's server: keeps what comes and answers as it is told, 200 unless said otherwise. */
export class Receiver {
  readonly received: Received[] = [];
  answer: (received: Received, count: number) => ReceiverAnswer = () => ({ status: 200, body: 'ok' });
  /** Requests that were open at once, at most. */
  most = 0;
  private open = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      receiver.most = Math.max(receiver.most, ++receiver.open);
      response.once('close', () => receiver.open--);
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const received: Received = {
          headers: request.headers,
          body: Buffer.concat(chunks).toString(),
          path: request.url ?? '',
          at: performance.now(),
        };
        receiver.received.push(received);
        const { status, headers, body, afterMs, hangs } = receiver.answer(received, receiver.received.length);
        if (hangs === true) return;
        setTimeout(() => {
          received.until = performance.now();
          response.writeHead(status, headers).end(body);
        }, afterMs ?? 0);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/avisos`;
  }

  /** What came of one type, in order. */
  of(type: string): Received[] {
    return this.received.filter(({ body }) => (JSON.parse(body) as { type: string }).type === type);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
