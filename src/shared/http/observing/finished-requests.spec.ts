import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FinishedRequests } from '@/shared/http/observing/finished-requests';

const BODY = Buffer.from('{"cantidad":12}');

describe('the bytes of an answer (Beyond 6: as sent)', () => {
  const requests = new FinishedRequests();
  const counted: number[] = [];
  const server = createServer((incoming, response) => {
    requests.follow(incoming, response, () => {
      response.setHeader('Content-Length', BODY.byteLength);
      if (incoming.url === '/parts') response.write(BODY.subarray(0, 4));
      response.end(incoming.url === '/parts' ? BODY.subarray(4) : BODY);
    });
  });
  requests.observe(({ bytes }) => {
    counted.push(bytes);
    server.emit('observed');
  });

  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => server.close());

  const bytesOf = async (method: string, path: string): Promise<number | undefined> => {
    const observed = once(server, 'observed');
    const sent = request({ port: (server.address() as AddressInfo).port, method, path, agent: false }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    await observed;
    return counted.pop();
  };

  it.each<[string, string, number]>([
    ['GET', '/whole', BODY.byteLength],
    ['GET', '/parts', BODY.byteLength],
    ['HEAD', '/whole', 0],
    ['HEAD', '/parts', 0],
  ])('%s %s: %i', async (method, path, expected) => {
    expect(await bytesOf(method, path)).toBe(expected);
  });
});
