import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { answerClientErrors } from '@/shared/http/errors/client-errors';
import { closeServer, createHttpServer } from '@/shared/http/server/http-server';

const WHOLE = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}';
const CLOSING = WHOLE.replace('Host', 'Connection: close\r\nHost');
const CUT = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n';

describe('bytes that are no request, behind requests that are', () => {
  const waiting: ServerResponse[] = [];
  const server = createHttpServer(
    (_request, response) => {
      waiting.push(response);
      server.emit('asked');
    },
    () => false,
  );
  answerClientErrors(server);
  let socket: Socket;

  beforeEach(async () => {
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
    waiting.length = 0;
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  });
  afterEach(() => socket.destroy());
  afterAll(() => closeServer(server));

  /** The status lines of all that comes until the connection ends, and the last thing that came. */
  const statuses = async (sent: string, asked: number): Promise<string[]> => {
    let text = '';
    const ended = new Promise((resolve) => {
      socket.setEncoding('latin1').on('data', (chunk) => (text += chunk.toString()));
      socket.once('close', resolve);
    });
    const unreadable = once(server, 'clientError');
    socket.write(sent);
    await unreadable;
    while (waiting.length < asked) await once(server, 'asked');
    for (const response of waiting) response.end('here');
    await ended;
    return [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status ?? '');
  };

  it.each<[string, string, number, readonly string[]]>([
    ['are refused when nothing is under way', 'garbage\r\n\r\n', 0, ['400']],
    ['wait for the answer of the one before', `${WHOLE}}`, 1, ['200', '400']],
    ['wait for all of them', `${WHOLE}${WHOLE}${WHOLE}}`, 3, ['200', '200', '200', '400']],
    ['have no answer after one that closes', `${CLOSING}}`, 1, ['200']],
    ['are refused at once within a body', CUT, 0, ['400']],
    ['within a body wait for those before', `${WHOLE}${CUT}`, 1, ['200', '400']],
  ])('%s', async (_what, sent, asked, expected) => {
    expect(await statuses(sent, asked)).toEqual(expected);
  });
});
