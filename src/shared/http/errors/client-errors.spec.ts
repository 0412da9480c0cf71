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

  /** All that comes until the connection ends. */
  const answersTo = async (sent: string, asked: number): Promise<string> => {
    let text = '';
    const ended = new Promise((resolve) => {
      socket.setEncoding('utf8').on('data', (chunk) => (text += chunk.toString()));
      socket.once('close', resolve);
    });
    const unreadable = once(server, 'clientError');
    socket.write(sent);
    await unreadable;
    while (waiting.length < asked) await once(server, 'asked');
    for (const response of waiting) response.end('here');
    await ended;
    return text;
  };

  it.each<[string, string, number, readonly string[]]>([
    ['are refused when nothing is under way', 'garbage\r\n\r\n', 0, ['400']],
    ['wait for the answer of the one before', `${WHOLE}}`, 1, ['200', '400']],
    ['wait for all of them', `${WHOLE}${WHOLE}${WHOLE}}`, 3, ['200', '200', '200', '400']],
    ['have no answer after one that closes', `${CLOSING}}`, 1, ['200']],
    ['are refused at once within a body', CUT, 0, ['400']],
    ['within a body wait for those before', `${WHOLE}${CUT}`, 1, ['200', '400']],
  ])('%s', async (_what, sent, asked, expected) => {
    const answers = await answersTo(sent, asked);
    expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(expected);
  });

  it.each<[string, string, boolean]>([
    ['an accent in the query', 'GET /a?busqueda=cámara HTTP/1.1', true],
    ['an accent in the path', 'GET /cámara HTTP/1.1', true],
    ['a blank in the query', 'GET /a?busqueda=camara domo HTTP/1.1', true],
    ['no method at all', 'garbage', false],
  ])('say how an address is written where it has %s', async (_what, requestLine, isTold) => {
    const answer = await answersTo(`${requestLine}\r\nHost: x\r\n\r\n`, 0);
    expect([answer.slice(0, 12), answer.includes('codificación URL, por ejemplo busqueda=c%C3%A1mara+domo')]).toEqual([
      'HTTP/1.1 400',
      isTold,
    ]);
  });
});
