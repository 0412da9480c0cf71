import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { workerNumber } from '@/config/sweeping-worker';
import { exposition } from '@/shared/metrics/exposition';
import { Figures } from '@/shared/metrics/figures';
import { watchRuntime } from '@/shared/metrics/runtime-metrics';
import { reasonOf } from '@/shared/logging/describe-error';

const METHODS = ['GET', 'HEAD'];

/**
 * The operator's port: `GET /metrics`, by default for this machine alone (Beyond 7). Off unless ADMIN_PORT is set; nothing of it is
 * on the public port. Of several workers each has its own: ADMIN_PORT and those after it (docs/adr/0042).
 */
@Injectable()
export class AdminServer implements OnModuleDestroy {
  private readonly logger = new Logger(AdminServer.name);
  private server: Server | undefined;
  private runtime: ReturnType<typeof watchRuntime> | undefined;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly figures: Figures,
  ) {}

  /** The port it listens on; undefined while it doesn't. */
  get port(): number | undefined {
    return (this.server?.address() as AddressInfo | null | undefined)?.port;
  }

  /** Listens, if it is to. Throws when the port can't be had. */
  async start(): Promise<void> {
    const { port: first, host } = this.config.admin;
    if (first === undefined) return;
    const port = first === 0 ? 0 : first + workerNumber() - 1;
    this.runtime = watchRuntime();
    this.figures.register(this.runtime);
    const server = createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) => {
        this.logger.error(`metrics could not be told: ${reasonOf(error)}`);
        response.destroy();
      });
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      // Not shared among workers: a scrape has to find the same one each time.
      server.listen({ port, host, exclusive: true }, resolve);
    });
    this.server = server;
    this.logger.log(`metrics on http://${host.includes(':') ? `[${host}]` : host}:${this.port ?? port}/metrics`);
  }

  /** Goes on answering while the service drains: it ends with the modules. */
  async onModuleDestroy(): Promise<void> {
    this.runtime?.stop();
    const { server } = this;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    request.resume();
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.url?.split('?', 1)[0] !== '/metrics') {
      end(response, 404, 'not found: this port has /metrics\n');
      return;
    }
    if (!METHODS.includes(request.method ?? '')) {
      response.setHeader('Allow', METHODS.join(', '));
      end(response, 405, 'method not allowed\n');
      return;
    }
    await this.figures.refresh();
    const { contentType, text } = await exposition(request.headers.accept);
    response.setHeader('Vary', 'Accept');
    end(response, 200, text, contentType);
  }
}

function end(response: ServerResponse, status: number, text: string, contentType = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(text) });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}
