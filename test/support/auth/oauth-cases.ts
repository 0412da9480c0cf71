import { randomBytes } from 'node:crypto';
import type { IssuedSecret } from '@/modules/auth/domain/credential';
import { formatKey } from '@/modules/auth/key-format';

export const FORM = 'application/x-www-form-urlencoded';
export const JSON_TYPE = 'application/json';

export interface Sent {
  readonly type?: string;
  readonly body?: string;
  readonly authorization?: string;
  readonly query?: string;
}

interface Expected {
  readonly status: number;
  readonly error?: string;
}

const OK: Expected = { status: 200 };
const INVALID_REQUEST: Expected = { status: 400, error: 'invalid_request' };
const INVALID_CLIENT: Expected = { status: 401, error: 'invalid_client' };
const INVALID_SCOPE: Expected = { status: 400, error: 'invalid_scope' };
const WRONG_GRANT: Expected = { status: 400, error: 'unsupported_grant_type' };

export type Case = readonly [name: string, sent: Sent, expected: Expected];

export const basic = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
const escapeAll = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
export const form = (fields: Record<string, string>): Sent => ({ body: new URLSearchParams(fields).toString() });
const json = (fields: unknown): Sent => ({ type: JSON_TYPE, body: JSON.stringify(fields) });

/** Every way to ask for a token rightly or wrongly; `a` and `b` are two good credentials, `narrow` has the scope carrito only. */
export function tokenCases(a: IssuedSecret, b: IssuedSecret, narrow: IssuedSecret): Case[] {
  const good = { grant_type: 'client_credentials', client_id: a.clientId, client_secret: a.clientSecret };
  const grant = { grant_type: 'client_credentials' };
  const header = { authorization: basic(a.clientId, a.clientSecret) };
  const without = (name: keyof typeof good): Record<string, string> =>
    Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));
  const of = ({ clientId, clientSecret }: IssuedSecret): typeof good => ({
    ...grant,
    client_id: clientId,
    client_secret: clientSecret,
  });
  const names = ['grant_type', 'client_id', 'client_secret'] as const;
  const unknown = formatKey('client-id', randomBytes(16));
  const wrong = formatKey('client-secret', randomBytes(32));
  return [
    ['form', form(good), OK],
    ['form with other parameters', form({ ...good, foo: 'bar', redirect_uri: 'x' }), OK],
    ['form with a charset', { ...form(good), type: `${FORM}; charset=utf-8` }, OK],
    ['JSON', json(good), OK],
    ['JSON with other members', json({ ...good, foo: { bar: [1] } }), OK],
    ['Basic and form', { ...form(grant), ...header }, OK],
    ['Basic and JSON', { ...json(grant), ...header }, OK],
    ['Basic in lower case', { ...form(grant), authorization: header.authorization.replace('Basic', 'basic') }, OK],
    [
      'Basic with escaped characters',
      { ...form(grant), authorization: basic(escapeAll(a.clientId), escapeAll(a.clientSecret)) },
      OK,
    ],
    ['Basic and the same client_id in the body', { ...form({ ...grant, client_id: a.clientId }), ...header }, OK],
    [
      'Basic and empty credentials in the body',
      { ...form({ ...grant, client_id: '', client_secret: '' }), ...header },
      OK,
    ],
    ['a Bearer header beside good credentials', { ...form(good), authorization: 'Bearer whatever' }, OK],
    ['unknown query parameters', { ...form(good), query: '?foo=1' }, OK],
    ['empty scope', form({ ...good, scope: '' }), OK],
    ['one scope', form({ ...good, scope: 'carrito' }), OK],
    ['both scopes', form({ ...good, scope: 'ver-productos carrito' }), OK],
    ['the only scope granted', form({ ...of(narrow), scope: 'carrito' }), OK],
    ...names.map((name): Case => [`form without ${name}`, form(without(name)), INVALID_REQUEST]),
    ...names.map((name): Case => [`form with empty ${name}`, form({ ...good, [name]: '' }), INVALID_REQUEST]),
    ...names.map((name): Case => [
      `form with ${name} twice`,
      { body: `${form(good).body ?? ''}&${name}=${good[name]}` },
      INVALID_REQUEST,
    ]),
    ...names.map((name): Case => [`JSON without ${name}`, json(without(name)), INVALID_REQUEST]),
    ...names.map((name): Case => [`JSON with null ${name}`, json({ ...good, [name]: null }), INVALID_REQUEST]),
    ...names.map((name): Case => [`JSON with ${name} as a number`, json({ ...good, [name]: 7 }), INVALID_REQUEST]),
    ...names.map((name): Case => [
      `JSON with ${name} as an object`,
      json({ ...good, [name]: { toString: 1 } }),
      INVALID_REQUEST,
    ]),
    ...names.map((name): Case => [
      `JSON with ${name} as an array`,
      json({ ...good, [name]: [good[name]] }),
      INVALID_REQUEST,
    ]),
    ['scope twice', { body: `${form(good).body ?? ''}&scope=carrito&scope=carrito` }, INVALID_REQUEST],
    ['scope as an array', json({ ...good, scope: ['carrito'] }), INVALID_REQUEST],
    [
      'names in another case',
      form({ GRANT_TYPE: 'client_credentials', Client_Id: a.clientId, client_secret: a.clientSecret }),
      INVALID_REQUEST,
    ],
    ['no body at all', { type: '' }, INVALID_REQUEST],
    ['empty form', { body: '' }, INVALID_REQUEST],
    ['empty JSON object', json({}), INVALID_REQUEST],
    ['JSON array', json([good]), INVALID_REQUEST],
    ['broken JSON', { type: JSON_TYPE, body: `{"client_secret":"${a.clientSecret}"` }, INVALID_REQUEST],
    ['JSON text', { type: JSON_TYPE, body: '"client_credentials"' }, INVALID_REQUEST],
    [
      'too many parameters',
      { body: `${form(good).body ?? ''}${'&x=1'.repeat(200)}` },
      { status: 413, error: 'invalid_request' },
    ],
    [
      'a secret of a megabyte',
      form({ ...good, client_secret: 's'.repeat(1_000_000) }),
      { status: 413, error: 'invalid_request' },
    ],
    [
      'plain text',
      { type: 'text/plain', body: 'grant_type=client_credentials' },
      { status: 415, error: 'invalid_request' },
    ],
    ['XML', { type: 'application/xml', body: '<a/>' }, { status: 415, error: 'invalid_request' }],
    [
      'multipart',
      { type: 'multipart/form-data; boundary=x', body: '--x--' },
      { status: 415, error: 'invalid_request' },
    ],
    [
      'credentials in the query',
      { ...form(grant), query: `?client_id=${a.clientId}&client_secret=${a.clientSecret}` },
      INVALID_REQUEST,
    ],
    ['everything in the query', { body: '', query: `?${form(good).body ?? ''}` }, INVALID_REQUEST],
    ['Basic and body, the same client', { ...form(good), ...header }, INVALID_REQUEST],
    ['Basic and body, two clients', { ...form(of(b)), ...header }, INVALID_REQUEST],
    [
      'Basic and the client_id of another',
      { ...form({ ...grant, client_id: b.clientId }), ...header },
      INVALID_REQUEST,
    ],
    [
      'Basic and a secret in the body',
      { ...form({ ...grant, client_secret: a.clientSecret }), ...header },
      INVALID_REQUEST,
    ],
    ['Basic without grant_type', { body: '', ...header }, INVALID_REQUEST],
    ['Basic without anything after it', { ...form(grant), authorization: 'Basic' }, INVALID_REQUEST],
    ['Basic that is not base64', { ...form(grant), authorization: 'Basic ***' }, INVALID_REQUEST],
    [
      'Basic without a colon',
      { ...form(grant), authorization: `Basic ${Buffer.from('abc').toString('base64')}` },
      INVALID_REQUEST,
    ],
    ['Basic with a broken escape', { ...form(grant), authorization: basic('%zz', 'x') }, INVALID_REQUEST],
    ['Basic with an empty id', { ...form(grant), authorization: basic('', a.clientSecret) }, INVALID_REQUEST],
    ['Basic with an empty secret', { ...form(grant), authorization: basic(a.clientId, '') }, INVALID_REQUEST],
    ['grant_type in another case', form({ ...good, grant_type: 'Client_Credentials' }), WRONG_GRANT],
    ['grant_type with a space', form({ ...good, grant_type: 'client_credentials ' }), WRONG_GRANT],
    ['grant_type password', form({ ...good, grant_type: 'password', username: 'x', password: 'y' }), WRONG_GRANT],
    ['grant_type refresh_token', form({ ...good, grant_type: 'refresh_token' }), WRONG_GRANT],
    ['unknown scope', form({ ...good, scope: 'admin' }), INVALID_SCOPE],
    ['a known and an unknown scope', form({ ...good, scope: 'carrito admin' }), INVALID_SCOPE],
    ['scopes separated by a comma', form({ ...good, scope: 'carrito,ver-productos' }), INVALID_SCOPE],
    ['a scope not granted', form({ ...of(narrow), scope: 'ver-productos' }), INVALID_SCOPE],
    ['unknown client', form({ ...good, client_id: unknown }), INVALID_CLIENT],
    ['unknown client and wrong scope', form({ ...good, client_id: unknown, scope: 'admin' }), INVALID_CLIENT],
    ['junk client', form({ ...good, client_id: 'nobody' }), INVALID_CLIENT],
    ['client_id in another case', form({ ...good, client_id: a.clientId.toUpperCase() }), INVALID_CLIENT],
    ['client_id with a trailing space', form({ ...good, client_id: `${a.clientId} ` }), INVALID_CLIENT],
    ['client_id with a NUL', form({ ...good, client_id: `${a.clientId}\u0000` }), INVALID_CLIENT],
    ['client_id with a wildcard', form({ ...good, client_id: '%' }), INVALID_CLIENT],
    ['wrong secret', form({ ...good, client_secret: wrong }), INVALID_CLIENT],
    ['junk secret', form({ ...good, client_secret: 'guess' }), INVALID_CLIENT],
    ['secret with a trailing space', form({ ...good, client_secret: `${a.clientSecret} ` }), INVALID_CLIENT],
    ['a long secret', form({ ...good, client_secret: 's'.repeat(50_000) }), INVALID_CLIENT],
    ['the secret of another client', form({ ...good, client_secret: b.clientSecret }), INVALID_CLIENT],
    ['id and secret swapped', form({ ...grant, client_id: a.clientSecret, client_secret: a.clientId }), INVALID_CLIENT],
    ['Basic with a wrong secret', { ...form(grant), authorization: basic(a.clientId, wrong) }, INVALID_CLIENT],
    [
      'Basic with a colon in the secret',
      { ...form(grant), authorization: basic(a.clientId, `${a.clientSecret}:`) },
      INVALID_CLIENT,
    ],
  ];
}
