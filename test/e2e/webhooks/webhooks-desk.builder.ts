import { Database } from '@/shared/database/database';
import { CredentialService } from '@/modules/auth/credential.service';
import { EventPublisher } from '@/shared/outbox/event-publisher';
import { appendEvents } from '@/shared/outbox/append-events';
import type { Scope } from '@/shared/kernel/caller';
import { startTestApp, type TestApp, type TestAppOptions } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';
import { ALFA, CATALOG } from '@test/support/fixture';
import { until } from '@test/support/servers/own-process';

export const ALL_SCOPES: readonly Scope[] = ['carrito', 'ver-productos', 'webhooks'];
export const LOCAL = { WEBHOOK_ALLOW_NETWORKS: '127.0.0.0/8', WEBHOOK_RETRY_SECONDS: '1,1,1' };

/** A service with a token for webhooks, and events to be sent. */
export class WebhooksDesk {
  private events = 0;

  private constructor(
    readonly app: TestApp,
    readonly token: string,
  ) {}

  static async open(options: TestAppOptions = {}): Promise<WebhooksDesk> {
    const app = await startTestApp({ ...options, env: { ...LOCAL, ...options.env } });
    await app.load(CATALOG);
    return new WebhooksDesk(app, await app.token(ALFA, ALL_SCOPES));
  }

  post(path: string, json: object = {}, headers: Record<string, string> = {}): Promise<ApiResponse> {
    return this.app.api.post(`/api/v1/webhooks${path}`, { token: this.token, json, headers });
  }

  get(path: string, token = this.token): Promise<ApiResponse> {
    return this.app.api.get(`/api/v1/webhooks${path}`, { token });
  }

  patch(path: string, json: object, headers: Record<string, string> = {}): Promise<ApiResponse> {
    return this.app.api.call('PATCH', `/api/v1/webhooks${path}`, { token: this.token, json, headers });
  }

  delete(path: string, headers: Record<string, string> = {}): Promise<ApiResponse> {
    return this.app.api.delete(`/api/v1/webhooks${path}`, { token: this.token, headers });
  }

  /** Creates one; answers its id and secret. */
  async webhook(url: string, more: object = {}): Promise<{ id: string; secret: string }> {
    const { status, body } = await this.post('', { url, tipos: ['pedido.estado'], ...more });
    if (status !== 201) throw new Error(`not created: ${status} ${JSON.stringify(body)}`);
    const { id, secreto } = body as { id: string; secreto: string };
    return { id, secret: secreto };
  }

  /** A token of one more credential with all scopes, and one of the same credential that was issued for webhooks alone. */
  async wideAndNarrow(): Promise<readonly [wide: string, narrow: string]> {
    const credentials = this.app.nest.get(CredentialService, { strict: false });
    const { clientId, clientSecret } = await credentials.create(ALFA, 'narrow', ALL_SCOPES);
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const issued = async (scope: string): Promise<string> => {
      const { body } = await this.app.api.post('/oauth/token', { form: { ...form, scope } });
      return (body as { access_token: string }).access_token;
    };
    return [await issued(ALL_SCOPES.join(' ')), await issued('webhooks')];
  }

  /** Events of an order, committed and published. */
  async happen(count = 1, type = 'pedido.estado', accountId = ALFA): Promise<void> {
    await this.app.nest.get(Database).write((manager) =>
      appendEvents(
        manager,
        Array.from({ length: count }, () => ({
          ...{ accountId, type, subject: 'CHI-000001/26', version: ++this.events },
          ...{ data: { version: this.events }, occurredAt: new Date() },
        })),
      ),
    );
    await this.app.nest.get(EventPublisher).publish();
  }

  /** Deliveries of the webhook that fit, newest first. */
  async deliveries(id: string, filter = 'tipo=pedido.estado'): Promise<Record<string, unknown>[]> {
    const { body } = await this.get(`/${id}/entregas?limit=100&${filter}`);
    return (body as { entregas: Record<string, unknown>[] }).entregas;
  }

  /** Waits until as many deliveries of the webhook have come to `state`; answers them. */
  async settled(id: string, state: string, count = 1): Promise<Record<string, unknown>[]> {
    let found: Record<string, unknown>[] = [];
    await until(`${count} deliveries ${state}`, async () => {
      found = await this.deliveries(id, `tipo=pedido.estado&estado=${state}`);
      return found.length >= count;
    });
    return found;
  }

  async detail(
    id: string,
    delivery: unknown,
  ): Promise<Record<string, unknown> & { historial: Record<string, unknown>[] }> {
    return (await this.get(`/${id}/entregas/${String(delivery)}`)).body as never;
  }
}
