import { Agent, request as httpRequest } from 'node:http';
import { CABLE, cart } from '../quoting/cart-world.builder';

/** How many call at once. */
export const CLIENTS = 12;
/** What clients do all day: reads, most of which need the database. */
const CALLS = [
  { method: 'GET', path: '/api/v1/productos?limit=10', body: '' },
  { method: 'GET', path: '/api/v1/carrito/direcciones', body: '' },
  { method: 'GET', path: '/api/v1/facturas?limit=10', body: '' },
] as const;
/** And one that orders: several would wait for one another's rows. */
const ORDER = {
  method: 'POST',
  path: '/api/v1/carrito/generar',
  body: JSON.stringify(cart([[CABLE, 1]], { testmode: false, ordenar: true })),
} as const;

type Call = typeof ORDER | (typeof CALLS)[number];

/** Clients that call without pause on connections they keep, until one can't be made any more. */
export class Clients {
  readonly answers: { readonly path: string; readonly status: number }[] = [];
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  private readonly work: Promise<unknown>;

  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {
    this.work = Promise.all(Array.from({ length: CLIENTS }, (_, first) => this.go(first)));
  }

  async done(): Promise<void> {
    await this.work;
    this.agent.destroy();
  }

  private async go(first: number): Promise<void> {
    for (let index = first; ; index++) {
      const call = first === 0 ? ORDER : (CALLS[index % CALLS.length] ?? CALLS[0]);
      const status = await this.call(call);
      if (status === undefined) return;
      this.answers.push({ path: call.path, status });
    }
  }

  /** Undefined when there was no answer: the service is gone. */
  private call({ method, path, body }: Call): Promise<number | undefined> {
    const headers = { authorization: `Bearer ${this.token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    return new Promise((settle) => {
      const sent = httpRequest(`${this.url}${path}`, { method, headers, agent: this.agent }, (answer) => {
        answer.resume();
        answer.on('end', () => {
          settle(answer.statusCode);
        });
        answer.on('error', () => {
          settle(undefined);
        });
      });
      sent.on('error', () => {
        settle(undefined);
      });
      sent.end(body);
    });
  }
}
