import fc from 'fast-check';
import { claimedClientId, readOAuthCall, type OAuthCall } from '@/modules/auth/http/oauth/oauth-request';

const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
const formEncoded = (text: string): string => new URLSearchParams({ x: text }).toString().slice(2);

describe('readOAuthCall', () => {
  it('undoes the form encoding inside HTTP Basic, whatever the characters', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(text, text, (id, secret) => {
        const authorization = basic(`${formEncoded(id)}:${formEncoded(secret)}`);
        const [client] = readOAuthCall({ authorization, body: {} }, []);
        expect(client).toEqual({ id, secret });
      }),
    );
  });

  it('reads a plus as a space', () => {
    expect(readOAuthCall({ authorization: basic('a+b:c+d'), body: undefined }, [])[0]).toEqual({
      id: 'a b',
      secret: 'c d',
    });
  });

  it('never fails otherwise than with the 400 of the RFC, whatever is sent', () => {
    const header = fc.oneof(fc.string(), fc.string().map(basic), fc.constant(undefined));
    fc.assert(
      fc.property(header, fc.anything(), (authorization, body) => {
        const call: OAuthCall = { authorization, body };
        expect(typeof claimedClientId(call)).toBe('string');
        expect(outcome(() => readOAuthCall(call, ['grant_type'], ['scope']))).toMatch(/^(read|400 invalid_request)$/);
      }),
    );
  });

  it('reads nothing from a prototype', () => {
    const body = Object.create({ client_id: 'a', client_secret: 'b', grant_type: 'c' }) as object;
    expect(outcome(() => readOAuthCall({ authorization: undefined, body }, ['grant_type']))).toBe(
      '400 invalid_request',
    );
  });
});

describe('claimedClientId', () => {
  it.each<[string, OAuthCall, string]>([
    ['the body', { authorization: undefined, body: { client_id: 'a' } }, 'a'],
    ['HTTP Basic first', { authorization: basic('b:x'), body: { client_id: 'a' } }, 'b'],
    ['the body beside a broken header', { authorization: 'Basic ***', body: { client_id: 'a' } }, 'a'],
    ['nobody', { authorization: undefined, body: { client_id: ['a', 'b'] } }, ''],
    ['nobody', { authorization: undefined, body: undefined }, ''],
  ])('takes it from %s', (_name, call, id) => {
    expect(claimedClientId(call)).toBe(id);
  });
});

function outcome(work: () => unknown): string {
  try {
    work();
    return 'read';
  } catch (error) {
    const { status, code } = error as { status?: number; code?: string };
    return `${status} ${code}`;
  }
}
