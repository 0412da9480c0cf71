import { isRecord } from '@/shared/kernel/is-record';
import type { FieldProblem } from '@/shared/http/errors/api-error';
import { oauthError } from '@/modules/auth/http/oauth/oauth-errors';
import { isRepeated, REPEATED } from '@/shared/http/fields/field';

/** Body and Authorization header of a call to an OAuth route, as received. */
export interface OAuthCall {
  readonly authorization: string | undefined;
  readonly body: unknown;
}

export interface ClientSecret {
  readonly id: string;
  readonly secret: string;
}

const EXAMPLES: Readonly<Record<string, string>> = {
  grant_type: 'client_credentials',
  client_id: '<CLIENT_ID>',
  client_secret: '<CLIENT_SECRET>',
  token: '<ACCESS_TOKEN>',
  scope: 'carrito ver-productos',
};

/**
 * Reads an OAuth call (RFC 6749 2.3.1, 3.2): the parameters named in `required`, and the client from the body or from HTTP Basic,
 * never both. Every problem is reported at once as a 400 `invalid_request`. Empty counts as missing; other parameters are
 * ignored.
 */
export function readOAuthCall(
  call: OAuthCall,
  required: readonly string[],
  optional: readonly string[] = [],
): [ClientSecret, Params] {
  const params = new Params(call.body);
  const basic = readBasic(call.authorization);
  if (basic !== undefined) refuseTwoWays(params, basic);
  const client = basic ?? { id: params.take('client_id'), secret: params.take('client_secret') };
  if (client.id === '') params.missing('client_id');
  if (client.secret === '') params.missing('client_secret');
  for (const name of required) if (params.take(name) === '') params.missing(name);
  for (const name of optional) params.take(name);
  params.throwIfProblems();
  return [client, params];
}

/** Who the call says it is, without any judgement: for counting tries. */
export function claimedClientId({ authorization, body }: OAuthCall): string {
  const basic = parseBasic(authorization);
  if (basic) return basic.id;
  const id = asObject(body).client_id;
  return typeof id === 'string' ? id : '';
}

/** The parameters of a form or JSON body. Each must be there once, as text. */
export class Params {
  private readonly problems = new Map<string, string>();
  private readonly values: Readonly<Record<string, unknown>>;

  constructor(body: unknown) {
    this.values = asObject(body);
  }

  /** The value, or `''` when it is missing, empty or (noted as a problem) not a single text. */
  take(name: string): string {
    const value = Object.hasOwn(this.values, name) ? this.values[name] : undefined;
    if (typeof value === 'string') return value;
    if (isRepeated(value)) this.problems.set(name, REPEATED);
    else if (value !== undefined && value !== null) this.problems.set(name, 'debe ser texto');
    return '';
  }

  missing(name: string): void {
    if (!this.problems.has(name)) this.problems.set(name, 'es obligatorio');
  }

  refuse(name: string, problem: string): void {
    this.problems.set(name, problem);
  }

  throwIfProblems(): void {
    if (this.problems.size === 0) return;
    const detalles = [...this.problems].map(([campo, problema]): FieldProblem => ({
      campo,
      problema,
      ejemplo: EXAMPLES[campo] ?? null,
    }));
    throw oauthError('invalid_request', detalles);
  }
}

/** A `client_id` beside HTTP Basic may only repeat the same one (RFC 6749 3.2.1); a secret may not be there at all. */
function refuseTwoWays(params: Params, basic: ClientSecret): void {
  const id = params.take('client_id');
  if (params.take('client_secret') !== '') params.refuse('client_secret', 'ya viene en el encabezado Authorization');
  if (id !== '' && id !== basic.id) params.refuse('client_id', 'no es el del encabezado Authorization');
}

/** Undefined when the header is not HTTP Basic (a Bearer header, say, is no client authentication); throws when it is a broken one. */
function readBasic(authorization: string | undefined): ClientSecret | undefined {
  if (!/^basic(\s|$)/i.test(authorization ?? '')) return undefined;
  const parsed = parseBasic(authorization);
  if (parsed) return parsed;
  throw oauthError('invalid_request', [
    {
      campo: 'Authorization',
      problema: 'debe ser Basic y base64 de client_id:client_secret',
      ejemplo: 'Basic <BASE64>',
    },
  ]);
}

/** Id and secret are form-encoded before base64 (RFC 6749 2.3.1). */
function parseBasic(authorization: string | undefined): ClientSecret | undefined {
  const encoded = /^basic +([\w+/-]+={0,2})$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0) return undefined;
  const id = formDecode(text.slice(0, colon));
  const secret = formDecode(text.slice(colon + 1));
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

function formDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function asObject(body: unknown): Readonly<Record<string, unknown>> {
  return isRecord(body) ? body : {};
}
