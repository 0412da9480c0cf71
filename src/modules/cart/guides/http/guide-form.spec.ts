import express, { type Express } from 'express';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
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
      if (reading.kind !== 'form' && reading.kind !== 'refused' && reading.hangUp)
        response.setHeader('Connection', 'close');
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

  it('cuts off a declared 10 GB without reading it', async () => {
    socket.write(head('Content-Length: 10737418240'));
    const answer = await answerThenEnd();
    expect(answer).toMatch(/^HTTP\/1\.1 200[^]*Connection: close[^]*too_large$/);
  });

  it('cuts off a body without declared length after 32 MB', async () => {
    socket.write(`${head('Transfer-Encoding: chunked')}${HEAD.length.toString(16)}\r\n${HEAD}\r\n`);
    const piece = Buffer.alloc(1024 * 1024, 'x');
    const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
    let sent = 0;
    const pump = (): void => {
      while (!socket.destroyed && sent < 200 && socket.write(chunk)) sent += 1;
    };
    socket.on('drain', pump);
    pump();
    await answerThenEnd();
    expect(readings).toEqual([{ kind: 'too_large', hangUp: true }]);
    expect(sent).toBeLessThan(200);
  });

  it('cuts off a body that stands still for a minute', async () => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'setInterval', 'queueMicrotask', 'performance', 'Date', 'hrtime'],
    });
    socket.write(`${head('Content-Length: 5000')}${HEAD}hola`);
    await once(server, 'request');
    const over = answerThenEnd();
    jest.advanceTimersByTime(60_000);
    expect(await over).toMatch(/too_slow$/);
    expect(readings).toEqual([{ kind: 'too_slow', hangUp: true }]);
  });

  it('reads a file of 10 MB to its end, so that the client hears why it is not taken', async () => {
    const body = Buffer.concat([Buffer.from(HEAD), Buffer.alloc(10 * 1024 * 1024, 'x'), Buffer.from('\r\n--f--\r\n')]);
    socket.write(
      Buffer.concat([Buffer.from(head(`Connection: close\r\nContent-Length: ${String(body.length)}`)), body]),
    );
    expect(await answerThenEnd()).toMatch(/too_large$/);
    expect(readings).toEqual([{ kind: 'too_large', hangUp: false }]);
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
