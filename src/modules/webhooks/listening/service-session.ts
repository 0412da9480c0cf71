import { OperatorError } from '@/shared/kernel/operator-error';

const ANSWER_MS = 20_000;

export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A webhook made for as long as a terminal listens. */
export interface OwnWebhook {
  readonly id: string;
  readonly secret: string;
}

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const ADVICE: Readonly<Record<string, string>> = {
  invalid_client: 'la credencial no es válida',
  sin_permiso:
    'a la credencial le falta un permiso: mostrador credentials scopes <client_id> --set carrito,ver-productos,webhooks',
  url_no_permitida: 'el servicio no envía a esta dirección: arránquelo con WEBHOOK_ALLOW_NETWORKS=127.0.0.0/8',
  limite_de_webhooks: 'la cuenta ya tiene 10 webhooks: quite uno',
  no_implementado: 'el servicio tiene apagados los webhooks (WEBHOOKS=false)',
};

/** A client of the service, as an integrator is one. Throws an OperatorError that says what to do. */
export class ServiceSession {
  private constructor(
    private readonly api: string,
    private readonly token: string,
  ) {}

  static async open(api: string, { clientId, clientSecret }: Credentials): Promise<ServiceSession> {
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const answer = await call(api, 'POST', '/oauth/token', { body: new URLSearchParams(form) });
    const token = answer.body.access_token;
    if (answer.status !== 200 || typeof token !== 'string') throw refused(answer);
    return new ServiceSession(api, token);
  }

  async create(url: string, types: readonly string[]): Promise<OwnWebhook> {
    const answer = await call(this.api, 'POST', '/api/v1/webhooks', {
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url, tipos: types, descripcion: 'mostrador webhooks listen' }),
    });
    const { id, secreto } = answer.body;
    if (answer.status !== 201 || typeof id !== 'string' || typeof secreto !== 'string') throw refused(answer);
    return { id, secret: secreto };
  }

  async remove(id: string): Promise<void> {
    const answer = await call(this.api, 'DELETE', `/api/v1/webhooks/${id}`, {
      headers: { authorization: `Bearer ${this.token}` },
    });
    if (answer.status !== 204 && answer.status !== 404) throw refused(answer);
  }
}

async function call(api: string, method: string, path: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(new URL(path, api), { method, ...init, signal: AbortSignal.timeout(ANSWER_MS) });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Answer['body']) };
  } catch {
    throw new OperatorError(`${api} no responde como el servicio: ¿está corriendo ahí (--api)?`);
  }
}

function refused({ status, body }: Answer): OperatorError {
  const code = [body.code, body.error].find((one) => typeof one === 'string' && one in ADVICE) as string | undefined;
  const said = typeof body.error === 'string' ? `: ${body.error}` : '';
  return new OperatorError(code === undefined ? `el servicio respondió ${status}${said}` : (ADVICE[code] ?? ''));
}
