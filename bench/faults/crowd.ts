import { Agent, request } from 'node:http';
import { DEMO } from '@/seeds/demo/demo-cart';
import { percentile } from '../load';
import type { BenchService } from '../service';

/** What has a deadline of its own, in milliseconds (Decisions 14.2). */
export const LIMITS_MS = { read: 2500, testQuote: 3000, quote: 3000, order: 5000, token: 5000 } as const;
export type Kind = keyof typeof LIMITS_MS;

export interface Timed {
  readonly kind: Kind;
  readonly status: number;
  readonly ms: number;
}

const CART = { path: '/api/v1/carrito/generar', type: 'application/json' };
const modes = {
  testQuote: { testmode: true },
  quote: { testmode: false, ordenar: false },
  order: { testmode: false, ordenar: true },
} as const;

/** Clients in a process that is not the service's: what they measure is what users see. */
export class Crowd {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1000 });

  constructor(
    private readonly service: BenchService,
    private readonly token: string,
    private readonly credentials: string,
  ) {}

  /** So many calls at once, of all kinds given in turn. */
  rush(count: number, kinds: readonly Kind[]): Promise<Timed[]> {
    return Promise.all(Array.from({ length: count }, (_, n) => this.call(kinds[n % kinds.length] ?? 'read')));
  }

  call(kind: Kind): Promise<Timed> {
    const { method, path, type, body } = this.shape(kind);
    const began = performance.now();
    const headers = {
      ...(kind === 'token' ? {} : { authorization: `Bearer ${this.token}` }),
      ...(body === '' ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
    };
    return new Promise((resolve) => {
      const end = (status: number): void => {
        resolve({ kind, status, ms: performance.now() - began });
      };
      const sent = request(`${this.service.url}${path}`, { method, headers, agent: this.agent }, (answer) => {
        answer.resume().once('end', () => {
          end(answer.statusCode ?? 0);
        });
      });
      sent.once('error', () => {
        end(0);
      });
      sent.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }

  private shape(kind: Kind): { method: string; path: string; type: string; body: string } {
    if (kind === 'read') return { method: 'GET', path: '/api/v1/carrito/direcciones', type: '', body: '' };
    if (kind === 'token')
      return {
        method: 'POST',
        path: '/oauth/token',
        type: 'application/x-www-form-urlencoded',
        body: this.credentials,
      };
    return { method: 'POST', ...CART, body: JSON.stringify({ ...DEMO.cart(1, 1), ...modes[kind] }) };
  }
}

/** The slowest of each kind, and which were not answered as a state of the database is. */
export function summary(answers: readonly Timed[]): string {
  const kinds = [...new Set(answers.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const own = answers.filter((answer) => answer.kind === kind);
      const slowest = percentile(
        own.map(({ ms }) => ms),
        1,
      );
      const statuses = [...new Set(own.map(({ status }) => status))].sort().join('/');
      const late = slowest > LIMITS_MS[kind] ? ' LATE' : '';
      return `${kind} ${(slowest / 1000).toFixed(2)} s (${own.length} × ${statuses})${late}`;
    })
    .join(', ');
}
