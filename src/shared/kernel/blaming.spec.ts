import { createServer } from 'node:net';
import { blaming } from '@/shared/kernel/blaming';

const listen = (host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, host, () => {
      server.close();
      resolve();
    });
  });

describe('blaming', () => {
  it('names the variables that an error is about, and leaves its code', async () => {
    await expect(blaming('HOST, PORT', () => listen('192.0.2.1'))).rejects.toMatchObject({
      code: 'EADDRNOTAVAIL',
      message: expect.stringMatching(/^HOST, PORT: listen EADDRNOTAVAIL/) as string,
    });
  });

  it('tells the code of what has no message, as several addresses that refused', async () => {
    const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    await expect(blaming('DATABASE_URL', () => Promise.reject(refused))).rejects.toThrow('DATABASE_URL: ECONNREFUSED');
  });

  it('has nothing to say of what succeeds', async () => {
    expect(await blaming('HOST, PORT', () => Promise.resolve('listens'))).toBe('listens');
  });
});
