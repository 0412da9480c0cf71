import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { distrust } from '@/modules/webhooks/listening/verification';

const MOST_BYTES = 65_536;

/** What came in: the body of an event that is signed as it should be, or why it was refused. */
export type Heard = { readonly body: string } | { readonly refused: string };

/** A receiver of events: answers 204 to what it can verify and 400 to everything else. */
export class EventListener {
  private readonly server: Server;
  /** Requests wait until the secret is known: the first ping may come before it. */
  private readonly secret: Promise<string>;
  private know: (secret: string) => void = () => undefined;

  constructor(private readonly hear: (heard: Heard) => void) {
    this.secret = new Promise((resolve) => {
      this.know = resolve;
    });
    this.server = createServer((request, response) => {
      void this.receive(request).then((isGood) => {
        response.writeHead(isGood ? 204 : 400).end();
      });
    });
  }

  /** Listens; answers the address to be given to the service. */
  async listen(port: number, host: string): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    const { port: given } = this.server.address() as AddressInfo;
    return `http://${host.includes(':') ? `[${host}]` : host}:${given}/`;
  }

  verifyWith(secret: string): void {
    this.know(secret);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async receive(request: IncomingMessage): Promise<boolean> {
    try {
      const body = await read(request);
      const heard = body === undefined ? { refused: 'body' } : this.judge(await this.secret, request.headers, body);
      this.hear(heard);
      return 'body' in heard;
    } catch {
      return false;
    }
  }

  private judge(secret: string, headers: IncomingHttpHeaders, body: string): Heard {
    const refused = distrust(secret, headers, body, Date.now());
    return refused === undefined ? { body } : { refused };
  }
}

async function read(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
