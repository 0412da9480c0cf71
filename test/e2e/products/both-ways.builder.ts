import type { IncomingHttpHeaders } from 'node:http';
import { CredentialService } from '@/modules/auth/credential.service';
import type { IssuedSecret } from '@/modules/auth/domain/credential';
import { UsageRecorder } from '@/modules/usage/usage-recorder.service';
import type { Scope } from '@/shared/kernel/caller';
import { Clock } from '@/shared/kernel/clock';
import { registry } from '@/shared/metrics/registry';
import { startTestApp, type Fixture, type TestApp } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';
import { until } from '@test/support/servers/own-process';

/** A client of the same account and scopes on either side, so that neither counts on the other's limit. */
export interface Twins {
  readonly tokens: readonly [string, string];
  readonly clients: readonly [IssuedSecret, IssuedSecret];
}

export interface Call {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly by?: Twins;
  /** The header as it is sent, where it isn't written as usual. */
  readonly authorization?: (token: string) => string;
}

type Line = Readonly<Record<string, unknown>>;
type Counted = Parameters<UsageRecorder['count']>[0];

/** One service and what it tells of itself. */
class Side {
  readonly lines: Line[] = [];
  readonly counted: Counted[] = [];
  seenByRouter = 0;
  private constructor(readonly app: TestApp) {}

  static async start(env: Record<string, string>, first?: Side): Promise<Side> {
    const lines: Line[] = [];
    const app = await startTestApp({
      env: { AI_SEARCH: 'on', ...env },
      log: { write: (line) => void lines.push(JSON.parse(line) as Line) },
      ...(first ? { database: first.app.database } : {}),
    });
    const side = Object.assign(new Side(app), { lines });
    const recorder = app.nest.get(UsageRecorder, { strict: false });
    jest.spyOn(recorder, 'count').mockImplementation((call) => void side.counted.push(call));
    const express = app.nest.getHttpAdapter().getInstance() as unknown as { handle: (...parts: unknown[]) => void };
    const handle = express.handle.bind(express);
    express.handle = (...parts) => {
      side.seenByRouter++;
      handle(...parts);
    };
    return side;
  }
}

/** What one side did with a call, as far as both must agree; what depends on when or by which client it came is named, not told. */
export interface Outcome {
  readonly call: Call;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: string;
  readonly line: Line;
  readonly usage: object | undefined;
  readonly metrics: Readonly<Record<string, number>>;
}

/** What came of calls on either side, and how many of them the router saw. */
export interface Asked {
  readonly ready: readonly Outcome[];
  readonly ordinary: readonly Outcome[];
  readonly byRouter: number;
  readonly ordinaryByRouter: number;
}

/**
 * The same service twice on one database: one answers what is ready before the router, to the other every call announces an empty body, which
 * keeps it from doing so and is of no other consequence.
 */
export class BothWays {
  private asked = 0;

  private constructor(
    private readonly ready: Side,
    private readonly ordinary: Side,
  ) {}

  private get sides(): readonly Side[] {
    return [this.ready, this.ordinary];
  }

  static async start(world: Fixture, env: Record<string, string>): Promise<BothWays> {
    const ready = await Side.start(env);
    const both = new BothWays(ready, await Side.start(env, ready));
    await both.load(world);
    return both;
  }

  async close(): Promise<void> {
    await this.ordinary.app.close();
    await this.ready.app.close();
  }

  get apps(): readonly TestApp[] {
    return this.sides.map(({ app }) => app);
  }

  get app(): TestApp {
    return this.ready.app;
  }

  async settle(): Promise<void> {
    await this.ready.app.settle();
    await this.ordinary.app.settle();
  }

  async load(...loaded: Parameters<TestApp['load']>): Promise<void> {
    await this.ready.app.load(...loaded);
    await this.settle();
  }

  /** Sets both clocks; they stand still from then on. */
  setClock(at: number): void {
    for (const app of this.apps) jest.spyOn(app.nest.get(Clock), 'now').mockReturnValue(new Date(at));
  }

  async twins(account: number, scopes: readonly Scope[] = ['ver-productos', 'carrito']): Promise<Twins> {
    const made = await Promise.all([this.client(account, scopes), this.client(account, scopes)]);
    await this.settle();
    return { tokens: [made[0].token, made[1].token], clients: [made[0].client, made[1].client] };
  }

  /** Asks both sides, call by call. */
  async ask(calls: readonly Call[]): Promise<Asked> {
    const before = this.sides.map((side) => side.seenByRouter);
    const outcomes: [Outcome, Outcome][] = [];
    for (const call of calls) {
      const number = ++this.asked;
      outcomes.push([await this.outcome(0, call, number), await this.outcome(1, call, number)]);
    }
    const [ready, ordinary] = [outcomes.map(([one]) => one), outcomes.map(([, other]) => other)];
    const [byRouter = 0, ordinaryByRouter = 0] = this.sides.map((side, at) => side.seenByRouter - (before[at] ?? 0));
    return { ready, ordinary, byRouter, ordinaryByRouter };
  }

  private async outcome(which: 0 | 1, call: Call, number: number): Promise<Outcome> {
    const { path, method = 'GET', headers, by, authorization = (token) => `Bearer ${token}` } = call;
    const side = which === 0 ? this.ready : this.ordinary;
    const id = `call-${number}`;
    const metricsBefore = await requestMetrics();
    side.counted.length = 0;
    const answer = await side.app.api.call(method, path, {
      headers: {
        'x-request-id': id,
        ...headers,
        ...(by ? { authorization: authorization(by.tokens[which]) } : {}),
        ...(which === 1 ? { 'content-length': '0' } : {}),
      },
      unchecked: true,
    });
    const line = (): Line | undefined => side.lines.find((found) => found.request_id === id && 'status' in found);
    await until('the line of the call', () => Promise.resolve(line() !== undefined));
    const metrics = difference(metricsBefore, await requestMetrics());
    return {
      call,
      status: answer.status,
      headers: told(answer),
      bytes: answer.bytes.toString('base64'),
      line: { ...line(), time: '', ms: 0, node: '', client: by && named(line()?.client, by.clients[which]) },
      usage: side.counted.map((counted) => ({
        ...counted,
        ms: 0,
        clientId: by && named(counted.clientId, by.clients[which]),
      })),
      metrics,
    };
  }

  private async client(account: number, scopes: readonly Scope[]): Promise<{ token: string; client: IssuedSecret }> {
    const { nest, api } = this.ready.app;
    const client = await nest.get(CredentialService, { strict: false }).create(account, '', scopes);
    const form = { grant_type: 'client_credentials', client_id: client.clientId, client_secret: client.clientSecret };
    const { body } = await api.post('/oauth/token', { form });
    return { token: (body as { access_token: string }).access_token, client };
  }
}

function named(client: unknown, { clientId }: IssuedSecret): unknown {
  return client === clientId ? 'the twin' : client;
}

/** The headers but for the moments in them: seconds that a window still lasts run on between one side and the other. */
function told({ headers }: ApiResponse): IncomingHttpHeaders {
  const untimed = Object.entries({ ...headers, date: '' }).map(([name, value]) => [
    name,
    /^(x-ratelimit-reset|retry-after)$/.test(name) ? 'seconds' : String(value).replace(/;t=\d+$/, ';t=seconds'),
  ]);
  return Object.fromEntries(untimed) as IncomingHttpHeaders;
}

/** Requests and bytes by their labels; the times of two calls differ. */
async function requestMetrics(): Promise<Record<string, number>> {
  const families = await registry.getMetricsAsJSON();
  const kept = families.filter(({ name }) => name.startsWith('http_server') || name.includes('rate_limited'));
  return Object.fromEntries(
    kept.flatMap(({ name, values }) =>
      (values as { metricName?: string; labels: object; value: number }[])
        .filter(
          ({ metricName = name }) => name !== 'http_server_request_duration_seconds' || metricName.endsWith('_count'),
        )
        .map(({ metricName = name, labels, value }) => [`${metricName} ${JSON.stringify(labels)}`, value] as const),
    ),
  );
}

function difference(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, value - (before[name] ?? 0)] as const)
      .filter(([, value]) => value !== 0),
  );
}
