import { CredentialService } from '@/modules/auth/credential.service';
import type { IssuedSecret } from '@/modules/auth/domain/credential';
import { TokenService } from '@/modules/auth/token.service';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { ACCOUNT, dialect, startAuthApp, type AuthApp } from '@test/support/auth/auth-app';
import { temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';

/** Two processes, as far as they can tell: nothing shared but the database (and Redis, where it is used). */
describe.each([
  ['the change log', undefined],
  ['Redis', process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'],
])('revocation across two applications, told by %s', (_name, redisUrl) => {
  let database: TemporaryDatabase;
  let here: AuthApp;
  let there: AuthApp;

  beforeAll(async () => {
    database = await temporaryDatabase(dialect());
    const env: Record<string, string> = {
      SECRET_PEPPER: 'shared by both applications',
      ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    };
    here = await startAuthApp({ env, databaseUrl: database.url, accounts: true });
    there = await startAuthApp({ env, databaseUrl: database.url });
  });

  afterAll(async () => {
    await here.close();
    await there.close();
    await database.drop();
  });

  it('is not undone by calls under way: the last accepted call is within a second of it', async () => {
    for (const end of ['token', 'client', 'account', 'disable'] as const) {
      const credential = await here.credential();
      const token = await here.token(credential);
      const calling = keepCalling(there, token);
      await calling.accepted(3);
      await endBy[end](here, credential, token);
      const acknowledged = Date.now();
      const mine = await here.request('GET', '/probe/bearer', { token });
      const lastAccepted = await calling.untilRefused();
      expect({ end, status: mine.status }).toEqual({ end, status: 401 });
      expect(lastAccepted - acknowledged).toBeLessThanOrEqual(1000);
    }
  });

  it('is seen by the other application as soon as it reads the change log', async () => {
    const credential = await here.credential();
    const token = await here.token(credential);
    expect((await there.request('GET', '/probe/bearer', { token })).status).toBe(200);
    await here.nest.get(TokenService, { strict: false }).revokeByClient(credential.clientId);
    await there.nest.get(ChangeFeed).catchUp();
    expect((await there.request('GET', '/probe/bearer', { token })).status).toBe(401);
  });

  it('takes a token issued by one application in the other at once', async () => {
    const token = await there.token(await here.credential());
    expect((await here.request('GET', '/probe/bearer', { token })).status).toBe(200);
  });
});

const endBy = {
  token: async (app: AuthApp, { clientId, clientSecret }: IssuedSecret, token: string): Promise<void> => {
    await app.form('/oauth/revoke', { client_id: clientId, client_secret: clientSecret, token });
  },
  client: async (app: AuthApp, { clientId }: IssuedSecret): Promise<void> => {
    await app.nest.get(TokenService, { strict: false }).revokeByClient(clientId);
  },
  account: async (app: AuthApp): Promise<void> => {
    await app.nest.get(TokenService, { strict: false }).revokeByAccount(ACCOUNT);
  },
  disable: async (app: AuthApp, { clientId }: IssuedSecret): Promise<void> => {
    await app.nest.get(CredentialService, { strict: false }).disable(clientId);
  },
};

interface Calling {
  /** Resolves when so many calls have been accepted. */
  accepted(count: number): Promise<void>;
  /** Resolves with the time of the last accepted answer when a call is refused; fails after five seconds. */
  untilRefused(): Promise<number>;
}

function keepCalling(app: AuthApp, token: string): Calling {
  let count = 0;
  let last = 0;
  let reached: (() => void) | undefined;
  let wanted = Infinity;
  const call = async (): Promise<number> => {
    const deadline = Date.now() + 5000;
    while (Date.now() < deadline) {
      const { status } = await app.request('GET', '/probe/bearer', { token });
      if (status === 401) return last;
      if (status !== 200) throw new Error(`unexpected status ${status}`);
      last = Date.now();
      if (++count >= wanted) reached?.();
    }
    throw new Error('still accepted after five seconds');
  };
  const done = call();
  return {
    accepted: (wantedCount) =>
      new Promise((resolve) => {
        wanted = wantedCount;
        reached = resolve;
        if (count >= wanted) resolve();
      }),
    untilRefused: () => done,
  };
}
