import { BUYER, CAMERA, cart, WORLD } from '../quoting/cart-world.builder';
import { CredentialService } from '@/modules/auth/credential.service';
import { startTestApp, type TestApp, type TestAppOptions } from '@test/support/app';
import { until } from '@test/support/servers/own-process';
import { stopwatch } from '@test/support/stopwatch';

/** How long an answer may take (Decisions 14), with what a busy machine adds to it. */
const MACHINE_MS = 1500;
export const LIMITS_MS = { read: 2500, quote: 3000, order: 5000, token: 5000 } as const;
export type Kind = keyof typeof LIMITS_MS | 'testQuote' | 'catalog' | 'ready';

export interface Timed {
  readonly kind: Kind;
  readonly status: number;
  readonly ms: number;
  readonly headers: Headers;
  readonly body: {
    readonly error?: unknown;
    readonly code?: string;
    readonly status?: string;
    readonly reason?: string;
  };
}

/** A whole service with something to sell, and one call of every kind that has a deadline of its own. */
export class FaultProbe {
  readonly log: string[] = [];
  app: TestApp;
  token: string;
  private credentials: URLSearchParams;

  async open(options: TestAppOptions): Promise<void> {
    this.app = await startTestApp({ ...options, log: { write: (line) => this.log.push(line) } });
    await this.app.load(WORLD);
    this.token = await this.app.token(BUYER);
    const made = await this.app.nest.get(CredentialService, { strict: false }).create(BUYER, 'faults', ['carrito']);
    this.credentials = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: made.clientId,
      client_secret: made.clientSecret,
    });
    for (const answer of [await this.call('catalog'), await this.call('read'), await this.call('quote')])
      if (answer.status !== 200) throw new Error(`not ready: ${JSON.stringify(answer)}`);
  }

  /** Calls of the kinds given, all at once. */
  calls(...kinds: readonly Kind[]): Promise<Timed[]> {
    return Promise.all(kinds.map((kind) => this.call(kind)));
  }

  async call(kind: Kind): Promise<Timed> {
    const watch = stopwatch();
    const response = await fetch(`${this.app.url}${PATHS[kind]}`, this.request(kind));
    const body = (await response.json()) as Timed['body'];
    return { kind, status: response.status, ms: watch(), headers: response.headers, body };
  }

  /** Waits until answers of the kind are what they are in good times. */
  healed(kind: Kind, ms?: number): Promise<void> {
    return until(`${kind} is answered again`, async () => (await this.call(kind)).status === 200, ms);
  }

  /** Log lines with these event names, as objects. */
  events(): { event: string; errno?: number; code?: string }[] {
    return this.log
      .map((line) => JSON.parse(line) as { event?: string })
      .filter((entry): entry is { event: string } => entry.event?.startsWith('database-') ?? false);
  }

  private request(kind: Kind): RequestInit {
    const authorization = `Bearer ${this.token}`;
    if (kind === 'token') return { method: 'POST', body: this.credentials };
    if (kind === 'catalog' || kind === 'read' || kind === 'ready') return { headers: { authorization } };
    return {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(cart([[CAMERA, 1]], MODES[kind])),
    };
  }
}

const CART = '/api/v1/carrito/generar';
const PATHS: Readonly<Record<Kind, string>> = {
  catalog: '/api/v1/productos?busqueda=producto',
  read: '/api/v1/carrito/direcciones',
  ready: '/health/ready',
  token: '/oauth/token',
  testQuote: CART,
  quote: CART,
  order: CART,
};
const MODES = {
  testQuote: { testmode: true },
  quote: { testmode: false, ordenar: false },
  order: { testmode: false, ordenar: true },
} as const;

/** Answers that took longer than they may, in words; empty when all kept their deadline. */
export function late(answers: readonly Timed[]): string[] {
  return answers
    .filter(({ kind, ms }) => ms > limitOf(kind) + MACHINE_MS)
    .map(({ kind, ms, status }) => `${kind}: ${status} after ${Math.round(ms)} ms`);
}

function limitOf(kind: Kind): number {
  if (kind === 'testQuote') return LIMITS_MS.quote;
  return kind === 'catalog' || kind === 'ready' ? LIMITS_MS.read : LIMITS_MS[kind];
}

/** Answers other than 503 `no_disponible` with Retry-After. */
export function untold(answers: readonly Timed[]): string[] {
  return answers
    .filter(
      ({ status, headers, body }) =>
        status !== 503 || !headers.get('retry-after') || !JSON.stringify(body).includes('no_disponible'),
    )
    .map(({ kind, status, body }) => `${kind}: ${status} ${JSON.stringify(body)}`);
}

/** The slowest answer of each kind, in milliseconds, for whoever measures (FAULT_TABLE=1). */
export function report(fault: string, answers: readonly Timed[]): void {
  if (process.env.FAULT_TABLE !== '1') return;
  const slowest = new Map<Kind, number>();
  for (const { kind, ms } of answers) slowest.set(kind, Math.max(slowest.get(kind) ?? 0, Math.round(ms)));
  process.stdout.write(`${fault}: ${[...slowest].map(([kind, ms]) => `${kind} ${ms} ms`).join(', ')}\n`);
}
