import type { AccessTokenRepository, TokenGrant } from '@/modules/auth/persistence/access-token.repository';
import { randomKey } from '@/modules/auth/random-key';
import { TokenCheck } from '@/modules/auth/token-check';
import type { ChangeFeed } from '@/shared/database/changes/change-feed';

const GRANT: TokenGrant = {
  clientId: 'client',
  accountId: 7,
  tokenScopes: ['carrito', 'ver-productos'],
  credentialScopes: ['ver-productos'],
  createdAt: 0,
  expiresAt: 10_000,
};

/** A token check over looks that the test answers by hand. */
function setUp(nowMs = 0, isAway: () => boolean = () => false) {
  const looks: ((grant: TokenGrant | undefined) => void)[] = [];
  const findGrant = jest.fn(() => new Promise<TokenGrant | undefined>((resolve) => looks.push(resolve)));
  const time = { now: nowMs };
  const check = new TokenCheck(
    { findGrant, databaseAway: isAway } as unknown as AccessTokenRepository,
    { register: () => undefined } as unknown as ChangeFeed,
    { now: () => new Date(time.now) },
  );
  return { check, looks, findGrant, time, token: randomKey('access-token') };
}

describe('TokenCheck', () => {
  it('answers the caller with the scopes both the token and the credential have, and remembers it', async () => {
    const { check, looks, findGrant, token } = setUp();
    const answer = check.check(token);
    looks[0]?.(GRANT);
    expect(await answer).toEqual({ accountId: 7, clientId: 'client', scopes: ['ver-productos'] });
    expect(await check.check(token)).toBe(await answer);
    expect(findGrant).toHaveBeenCalledTimes(1);
  });

  it('does not remember what it read before a revocation', async () => {
    const { check, looks, findGrant, token } = setUp();
    const before = check.check(token);
    check.forget(['client']);
    looks[0]?.(GRANT);
    await before;
    const after = check.check(token);
    looks[1]?.(undefined);
    expect(await after).toBeUndefined();
    expect(findGrant).toHaveBeenCalledTimes(2);
  });

  it('does not let a call after a revocation share the look of one before it', async () => {
    const { check, looks, token } = setUp();
    const before = check.check(token);
    check.forget(['client']);
    const after = check.check(token);
    looks[0]?.(GRANT);
    looks[1]?.(undefined);
    expect(await before).toBeDefined();
    expect(await after).toBeUndefined();
  });

  it('forgets the clients named in a change, and no others', async () => {
    const { check, looks, findGrant, token } = setUp();
    const first = check.check(token);
    looks[0]?.(GRANT);
    await first;
    await check.apply(new Map([['credential', new Set(['another'])]]));
    expect(await check.check(token)).toBeDefined();
    await check.apply(new Map([['credential', new Set(['client'])]]));
    void check.check(token);
    expect(findGrant).toHaveBeenCalledTimes(2);
  });

  it('looks again when the clock was set back behind the last look', async () => {
    const { check, looks, token, time } = setUp(9_000);
    const first = check.check(token);
    looks[0]?.(GRANT);
    await first;
    time.now = 2_000;
    expect(check.trusted(token)).toBeUndefined();
    const again = check.check(token, { degraded: () => undefined });
    looks[1]?.(undefined);
    expect(await again).toBeUndefined();
  });

  it('does not remember a token beyond its own end', async () => {
    const { check, looks, findGrant, token, time } = setUp(9_500);
    const first = check.check(token);
    looks[0]?.(GRANT);
    await first;
    time.now = 9_999;
    expect(await check.check(token)).toBeDefined();
    time.now = 10_000;
    void check.check(token);
    expect(findGrant).toHaveBeenCalledTimes(2);
  });

  it('does not remember a failure', async () => {
    const { check, findGrant, token } = setUp();
    findGrant.mockRejectedValueOnce(new Error('away'));
    await expect(check.check(token)).rejects.toThrow('away');
    void check.check(token);
    expect(findGrant).toHaveBeenCalledTimes(2);
  });

  it('lets a token that was seen valid do while the database is away, up to its own end', async () => {
    const { check, looks, token, time } = setUp(9_000, () => true);
    const first = check.check(token);
    looks[0]?.({ ...GRANT, expiresAt: 12_000 });
    await first;
    const degraded = jest.fn();
    time.now = 11_999;
    expect(await check.check(token, { degraded })).toBeDefined();
    expect(degraded).toHaveBeenCalledTimes(1);
    time.now = 12_000;
    const after = check.check(token, { degraded });
    looks[1]?.(undefined);
    expect(await after).toBeUndefined();
    expect(degraded).toHaveBeenCalledTimes(1);
  });

  it('lets none do that was revoked while the database was asked', async () => {
    const { check, looks, findGrant, token, time } = setUp();
    const first = check.check(token);
    looks[0]?.(GRANT);
    await first;
    time.now = 2_000;
    const refused = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    let fail: (error: Error) => void = () => undefined;
    findGrant.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
    const degraded = jest.fn();
    const second = check.check(token, { degraded });
    check.forget(['client']);
    fail(refused);
    expect(await second).toBeUndefined();
    expect(degraded).not.toHaveBeenCalled();
  });

  it('lets none do while the database is away that it has said to be none', async () => {
    let isAway = false;
    const { check, looks, token, time } = setUp(0, () => isAway);
    const first = check.check(token);
    looks[0]?.(GRANT);
    await first;
    time.now = 2_000;
    const second = check.check(token);
    looks[1]?.(undefined);
    expect(await second).toBeUndefined();
    isAway = true;
    const degraded = jest.fn();
    const third = check.check(token, { degraded });
    looks[2]?.(undefined);
    expect(await third).toBeUndefined();
    expect(degraded).not.toHaveBeenCalled();
  });
});
