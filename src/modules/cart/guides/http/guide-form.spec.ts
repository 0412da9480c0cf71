import express, { type Express } from 'express';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { MULTIPART_LIMIT } from '@/shared/http/body/body-parsers';
import { hangUpAfter } from '@/shared/http/body/hang-up';
import { type FormReading, readForm } from './guide-form';

const HEAD = '--f\r\nContent-Disposition: form-data; name="pdf_guia"; filename="a.pdf"\r\n\r\n';

describe('readForm', () => {
  let server: Server;
  let readings: FormReading<string>[];
  let socket: Socket;

  beforeEach(async () => {
    readings = [];
    const app: Express = express();
    app.post('/', async (request, response) => {
      const reading = await readForm<string>(request, response, () => Promise.resolve(undefined));
      readings.push(reading);
      if (!request.complete) hangUpAfter(request, response);
      response.status(200).end(reading.kind);
    });
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
  });

  afterEach(async () => {
    jest.useRealTimers();
    socket.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const head = (length: string): string =>
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=f\r\n${length}\r\n\r\n`;

  /** What the server wrote until it closed the connection. */
  async function answerThenEnd(): Promise<string> {
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    await new Promise((resolve) => socket.once('close', resolve));
    return answer;
  }

  it('does not read a body that is declared too large', async () => {
    socket.write(head('Content-Length: 10737418240'));
    expect(await answerThenEnd()).toMatch(/^HTTP\/1\.1 200[^]*Connection: close[^]*file_too_large$/);
  });

  it.each<[string, string]>([
    ['in a file', HEAD],
    ['before the first part', ''],
    ['in a header', '--f\r\nX: '],
  ])('cuts off a body without declared length that never ends, %s, within 64 KB', async (_where, beginning) => {
    let read = 0;
    server.once('connection', (peer: Socket) => {
      peer.once('close', () => (read = peer.bytesRead));
    });
    const chunked = (bytes: Buffer): Buffer =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    socket.write(head('Transfer-Encoding: chunked'));
    if (beginning !== '') socket.write(chunked(Buffer.from(beginning)));
    const chunk = chunked(Buffer.alloc(16 * 1024, 'x'));
    const pump = (): void => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', pump);
    pump();
    expect(await answerThenEnd()).toMatch(/body_too_large$/);
    // Its limit, 64 KB, as much again while the client is told, and what was on its way.
    expect(read).toBeLessThan(MULTIPART_LIMIT + 256 * 1024);
  });

  it('cuts off a body that stands still, or comes a byte at a time, before 20 s are over', async () => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'Date', 'hrtime'],
    });
    socket.write(`${head('Content-Length: 5000')}${HEAD}`);
    await once(server, 'request');
    const over = answerThenEnd();
    for (let second = 0; second < 17; second++) {
      socket.write('x');
      await new Promise((resolve) => setImmediate(resolve));
      jest.advanceTimersByTime(1000);
    }
    expect(await over).toMatch(/too_slow$/);
  });

  it('waits for a slow line that brings 64 KB a second', async () => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'Date', 'hrtime'],
    });
    const body = Buffer.concat([Buffer.from(HEAD), Buffer.alloc(50 * 64 * 1024, 'x'), Buffer.from('\r\n--f--\r\n')]);
    let received = 0;
    server.prependOnceListener('request', (incoming: IncomingMessage) => {
      incoming.on('data', (chunk: Buffer) => (received += chunk.length));
    });
    socket.write(head(`Connection: close\r\nContent-Length: ${String(body.length)}`));
    const over = answerThenEnd();
    for (let sent = 0; sent < body.length; sent += 64 * 1024) {
      socket.write(body.subarray(sent, sent + 64 * 1024));
      while (received < Math.min(body.length, sent + 64 * 1024)) await new Promise((resolve) => setImmediate(resolve));
      jest.advanceTimersByTime(1000);
    }
    expect(await over).toMatch(/form$/);
  });

  it('leaves no listener or timer on a request it has read', async () => {
    let request: IncomingMessage | undefined;
    let before = -1;
    server.prependOnceListener('request', (incoming: IncomingMessage) => {
      request = incoming;
      before = incoming.listenerCount('data');
    });
    const body = `${HEAD}hola\r\n--f--\r\n`;
    socket.write(head(`Connection: close\r\nContent-Length: ${String(body.length)}`) + body);
    expect(await answerThenEnd()).toMatch(/form$/);
    expect(request?.listenerCount('data')).toBe(before);
  });
});
