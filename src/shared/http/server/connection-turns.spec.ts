import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { hasLeft } from '@/shared/http/server/answer-end';
import { MOST_IN_FLIGHT, takingTurns } from '@/shared/http/server/connection-turns';

const SENT_AHEAD = 40;

describe('requests sent ahead on a connection', () => {
  const arrived: ServerResponse[] = [];
  const begun: ServerResponse[] = [];
  const over: { readonly response: ServerResponse; readonly left: boolean }[] = [];
  const server = createServer(
    takingTurns((_request, response) => {
      begun.push(response);
      // All but the first are written at once, and wait for it.
      if (begun.length > 1) response.end('here');
    }),
  );
  let client: Socket;

  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise(setImmediate);
  };

  beforeAll(async () => {
    server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      arrived.push(response);
      response.on('close', () => over.push({ response, left: hasLeft(response) }));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  beforeEach(() => {
    for (const list of [arrived, begun, over]) list.length = 0;
    client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(SENT_AHEAD));
  });
  afterAll(() => server.close());

  it('are over, each once, with their connection, answered or not and begun or not', async () => {
    await until(() => begun.length === MOST_IN_FLIGHT && arrived.length === SENT_AHEAD);
    client.resetAndDestroy();
    await until(() => over.length === SENT_AHEAD);
    await new Promise(setImmediate);
    expect(over).toHaveLength(SENT_AHEAD);
    expect(new Set(over.map(({ response }) => response)).size).toBe(SENT_AHEAD);
    expect(arrived.every(({ closed, destroyed }) => closed && destroyed)).toBe(true);
    expect(over.some(({ left }) => left)).toBe(false);
    expect(begun).toHaveLength(MOST_IN_FLIGHT);
  });

  it('are over once answered, as any other', async () => {
    await until(() => begun.length === MOST_IN_FLIGHT);
    begun[0]?.end('here');
    await until(() => over.length === SENT_AHEAD);
    client.resetAndDestroy();
    await once(client, 'close');
    await new Promise(setImmediate);
    expect(over.map(({ left }) => left)).toEqual(Array.from({ length: SENT_AHEAD }, () => true));
  });
});
