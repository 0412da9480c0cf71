import express from 'express';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ERROR_CATALOG } from '@/app/error-catalog';
import { workMs } from '@/shared/deadline/deadline';
import { useErrorCatalog } from '@/shared/http/errors/error-lookup';
import { keepDeadline } from '@/shared/http/server/answer-deadline';
import { closeServer, createHttpServer } from '@/shared/http/server/http-server';

const READ_MS = workMs('read');
/** A third of it fits in the time of a read, with some to spare. */
const WORK_MS = READ_MS / 2.5;
const CALLERS = 8;

describe('more reads at once than there is time for', () => {
  const began: number[] = [];
  const application = express();
  application.use(keepDeadline, (request, response) => {
    if (request.url === '/work') {
      began.push(performance.now());
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WORK_MS);
    }
    response.end();
  });
  const server = createHttpServer(application, () => false);
  const agent = new Agent({ keepAlive: true });

  const ask = async (path: string): Promise<IncomingMessage> => {
    const { port } = server.address() as AddressInfo;
    const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer;
  };
  const askAll = (paths: readonly string[]): Promise<IncomingMessage[]> => Promise.all(paths.map(ask));

  beforeAll(async () => {
    useErrorCatalog(ERROR_CATALOG);
    await once(server.listen(0), 'listening');
    // Open connections, so that all of them are read in one turn.
    await askAll(Array.from({ length: CALLERS + 1 }, () => '/'));
  });
  afterAll(async () => {
    agent.destroy();
    await closeServer(server);
  });

  it('are told so with 503 instead of being begun after their time, and probes are answered', async () => {
    const answers = await askAll([...Array.from({ length: CALLERS }, () => '/work'), '/health/live']);
    const [probe, ...reads] = [answers.at(-1), ...answers.slice(0, -1)];
    expect(probe?.statusCode).toBe(200);
    expect(Math.max(...began) - Math.min(...began)).toBeLessThan(READ_MS);
    const refused = reads.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBe(CALLERS - began.length);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(refused.map(() => '1'));
  });
});
