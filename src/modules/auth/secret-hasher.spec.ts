import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@/config/app-config';
import type { ServiceSecretRepository } from '@/shared/secrets/persistence/service-secret.repository';
import { SecretHasher } from '@/modules/auth/secret-hasher';
import { SecretPepper } from '@/shared/secrets/secret-pepper';

const NO_ROWS = {
  findOrKeep: () => Promise.reject(new Error('not to be asked')),
} as unknown as ServiceSecretRepository;

function pepper(env: Record<string, string>, rows: ServiceSecretRepository = NO_ROWS): SecretPepper {
  return new SecretPepper(loadConfig(env), rows);
}

describe('SecretHasher', () => {
  const hasher = new SecretHasher(pepper({ SECRET_PEPPER: 'one pepper of this test' }));

  it('knows a secret again among the hashes kept', async () => {
    const [first, second] = [await hasher.hash('first'), await hasher.hash('second')];
    expect(await hasher.matches('first', [first, second])).toEqual([true, false]);
    expect(await hasher.matches('second', [first, second])).toEqual([false, true]);
    expect(await hasher.matches('third', [first, second])).toEqual([false, false]);
    expect(await hasher.matches('', [first, null])).toEqual([false, false]);
  });

  it('matches nothing where nothing is kept', async () => {
    expect(await hasher.matches('first', [null, null])).toEqual([false, false]);
    expect(await hasher.matches('first', ['', 'junk'])).toEqual([false, false]);
  });

  it('keeps neither the secret nor anything that can be checked without the pepper', async () => {
    const hash = await hasher.hash('first');
    expect(hash).toMatch(/^[0-9a-f]{8}:[\w-]{43}$/);
    const elsewhere = new SecretHasher(pepper({ SECRET_PEPPER: 'another pepper here' }));
    expect(await elsewhere.matches('first', [hash])).toEqual([false]);
  });
});

describe('SecretPepper', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mostrador-test-pepper-'));
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  const inFolder = (): SecretPepper => pepper({ DATABASE_URL: `sqlite:${join(folder, 'x.sqlite')}` });

  it('is made once beside the SQLite file, for its owner only', async () => {
    const first = await inFolder().get();
    const file = join(folder, 'secret.pepper');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).length).toBeGreaterThanOrEqual(43);
    expect(await inFolder().get()).toEqual(first);
  });

  it('is the same for processes that start at once, and nothing else is left behind', async () => {
    const found = await Promise.all(Array.from({ length: 20 }, () => inFolder().get()));
    expect(new Set(found.map(({ key }) => key.toString('hex'))).size).toBe(1);
    expect(await readdir(folder)).toEqual(['secret.pepper']);
  });

  it('is the configured one when there is one, whatever the file says', async () => {
    await writeFile(join(folder, 'secret.pepper'), 'something else altogether');
    const env = { DATABASE_URL: `sqlite:${join(folder, 'x.sqlite')}`, SECRET_PEPPER: 'the configured pepper' };
    expect(await pepper(env).get()).toEqual(await pepper({ SECRET_PEPPER: 'the configured pepper' }).get());
    expect(await pepper(env).get()).not.toEqual(await inFolder().get());
  });

  it('is a row of the database on MySQL and MariaDB', async () => {
    const rows = { findOrKeep: () => Promise.resolve('the kept one') } as unknown as ServiceSecretRepository;
    const env = { DATABASE_URL: 'mysql://root@127.0.0.1/x' };
    expect(await pepper(env, rows).get()).toEqual(await pepper(env, rows).get());
    expect(await pepper(env, rows).get()).not.toEqual(await pepper({ SECRET_PEPPER: 'the configured pepper' }).get());
  });

  it('is tried again after a failure', async () => {
    const answers = [Promise.reject(new Error('database away')), Promise.resolve('kept')];
    const rows = { findOrKeep: () => answers.shift() } as unknown as ServiceSecretRepository;
    const shaky = pepper({ DATABASE_URL: 'mysql://root@127.0.0.1/x' }, rows);
    await expect(shaky.get()).rejects.toThrow('database away');
    await expect(shaky.get()).resolves.toHaveProperty('id');
  });
});
