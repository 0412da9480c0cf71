import { randomBytes } from 'node:crypto';
import { formatKey } from '@/modules/auth/key-format';
import { CredentialService } from '@/modules/auth/credential.service';
import { CredentialRepository } from '@/modules/auth/persistence/credential.repository';
import { SecretHasher } from '@/modules/auth/secret-hasher';
import { OTHER_ACCOUNT, startAuthApp, type Answer, type AuthApp } from '@test/support/auth/auth-app';
import { FakeClock } from '@test/support/auth/auth-probe';

const DAY_MS = 86_400_000;

describe('client authentication', () => {
  let app: AuthApp;
  const clock = new FakeClock();

  beforeAll(async () => {
    app = await startAuthApp({ clock });
  });

  afterAll(() => app.close());

  const ask = (clientId: string, clientSecret: string): Promise<Answer> =>
    app.form('/oauth/token', { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });

  it('answers the same body, after the same steps, for an unknown client, a wrong secret, a disabled credential and a closed account', async () => {
    const service = app.nest.get(CredentialService, { strict: false });
    const [good, disabled, closed] = [
      await app.credential(),
      await app.credential(),
      await app.credential(OTHER_ACCOUNT),
    ];
    await service.disable(disabled.clientId);
    await app.setGate(OTHER_ACCOUNT, false);
    const wrong = formatKey('client-secret', randomBytes(32));
    const refused: [string, string][] = [
      [formatKey('client-id', randomBytes(16)), wrong],
      [good.clientId, wrong],
      [disabled.clientId, disabled.clientSecret],
      [closed.clientId, closed.clientSecret],
    ];
    const looked = jest.spyOn(app.nest.get(CredentialRepository, { strict: false }), 'find');
    const compared = jest.spyOn(app.nest.get(SecretHasher, { strict: false }), 'matches');
    const bodies: string[] = [];
    for (const [id, secret] of refused) {
      const answer = await ask(id, secret);
      bodies.push(answer.text.replace(String(answer.body.request_id), ''));
    }
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ error: 'invalid_client', status: 401 });
    expect(looked).toHaveBeenCalledTimes(4);
    expect(compared.mock.calls.map(([, hashes]) => hashes.length)).toEqual([2, 2, 2, 2]);
    looked.mockRestore();
    compared.mockRestore();
    await app.setGate(OTHER_ACCOUNT, true);
    expect((await ask(closed.clientId, closed.clientSecret)).status).toBe(200);
  });

  it('asks the database depending on the form of what was sent only, and hashes in any case', async () => {
    const { clientId, clientSecret } = await app.credential();
    const looked = jest.spyOn(app.nest.get(CredentialRepository, { strict: false }), 'find');
    const compared = jest.spyOn(app.nest.get(SecretHasher, { strict: false }), 'matches');
    for (const [id, secret] of [
      ['junk', clientSecret],
      [clientId, 'junk'],
      ['junk', 'junk'],
      ['', ''],
    ] as const)
      await ask(id, secret);
    expect(looked).not.toHaveBeenCalled();
    expect(compared).toHaveBeenCalledTimes(3);
    looked.mockRestore();
    compared.mockRestore();
  });

  it('takes both secrets for seven days after a rotation, then the new one', async () => {
    const service = app.nest.get(CredentialService, { strict: false });
    const old = await app.credential();
    const fresh = await service.rotate(old.clientId);
    expect(fresh).toMatchObject({ clientId: old.clientId, scopes: old.scopes });
    const statuses = async (): Promise<number[]> =>
      [await ask(old.clientId, old.clientSecret), await ask(old.clientId, fresh.clientSecret)].map(
        ({ status }) => status,
      );
    expect(await statuses()).toEqual([200, 200]);
    clock.advance(7 * DAY_MS - 1);
    expect(await statuses()).toEqual([200, 200]);
    clock.advance(1);
    expect(await statuses()).toEqual([401, 200]);
  });

  it('forgets the old secret when it is retired, and the oldest of three at once', async () => {
    const service = app.nest.get(CredentialService, { strict: false });
    const first = await app.credential();
    const second = await service.rotate(first.clientId);
    const third = await service.rotate(first.clientId);
    const secrets = [first, second, third].map(({ clientSecret }) => clientSecret);
    const statuses = async (): Promise<number[]> => {
      const found: number[] = [];
      for (const secret of secrets) found.push((await ask(first.clientId, secret)).status);
      return found;
    };
    expect(await statuses()).toEqual([401, 200, 200]);
    await service.retire(first.clientId);
    expect(await statuses()).toEqual([401, 401, 200]);
  });

  it('takes the secrets of both of two rotations at once', async () => {
    const service = app.nest.get(CredentialService, { strict: false });
    for (let round = 0; round < 10; round++) {
      const { clientId } = await app.credential();
      const rotated = await Promise.all([service.rotate(clientId), service.rotate(clientId)]);
      for (const { clientSecret } of rotated) expect(await ask(clientId, clientSecret)).toMatchObject({ status: 200 });
    }
  });

  it('refuses to make a credential for an account that does not exist', async () => {
    await expect(app.credential(999)).rejects.toThrow('no existe la cuenta 999');
  });
});
