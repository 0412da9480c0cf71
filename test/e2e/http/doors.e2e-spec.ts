import type { Request, Response } from 'express';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { MOST_IN_FLIGHT } from '@/shared/http/server/connection-turns';
import { keepDeadline } from '@/shared/http/server/answer-deadline';
import { DEADLINE, type TimedResponse } from '@/shared/http/observing/finished-requests';
import { endUnread } from '@/shared/http/body/hang-up';
import { closeServer, createHttpServer } from '@/shared/http/server/http-server';
import { startAuthApp, type AuthApp } from '@test/support/auth/auth-app';
import { stopwatch } from '@test/support/stopwatch';

const KB = 1024;

/** A connection that keeps what it is sent and counts what it could send. */
async function open(url: string): Promise<{ socket: Socket; text: () => string; closed: Promise<unknown> }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  return { socket, text: () => text, closed };
}

/** Writes the same bytes again and again, as fast as they are taken, until the connection is closed. */
function flood(socket: Socket, chunk: Buffer): void {
  const write = (): void => {
    while (!socket.destroyed && socket.writable && socket.write(chunk));
  };
  socket.on('drain', write);
  write();
}

describe('bodies that are too large', () => {
  let app: AuthApp;
  let received: number[];

  beforeAll(async () => {
    app = await startAuthApp();
    (app.nest.getHttpServer() as Server).on('connection', (socket) => {
      socket.once('close', () => received.push(socket.bytesRead));
    });
  });
  beforeEach(() => {
    received = [];
  });
  afterAll(() => app.close());

  it.each<[string, string]>([
    ['/oauth/token', 'application/x-www-form-urlencoded'],
    ['/oauth/token', 'application/json'],
    ['/oauth/token', 'text/plain'],
    ['/probe/write', 'multipart/form-data; boundary=x'],
    ['/nowhere', 'application/octet-stream'],
  ])('announced for %s as %s are answered before they are read', async (path, type) => {
    const { socket, text, closed } = await open(app.url);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 10000000000\r\n\r\n`);
    flood(socket, Buffer.alloc(64 * KB, 'a'));
    await closed;
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(text()).toMatch(/^HTTP\/1\.1 4(13|15|01|04) /);
    expect(text()).toMatch(/\r\nConnection: close\r\n/);
    expect(received[0]).toBeLessThan(1000 * KB);
  });

  it.each<[string, string]>([
    ['/oauth/token', 'application/x-www-form-urlencoded'],
    ['/oauth/token', 'application/json'],
    ['/oauth/token', 'text/plain'],
    ['/probe/write', 'multipart/form-data; boundary=x'],
  ])('that never end, to %s as %s, are cut off', async (path, type) => {
    const { socket, text, closed } = await open(app.url);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`);
    flood(socket, Buffer.from(`1000\r\n${'a'.repeat(4 * KB)}\r\n`));
    await closed;
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(text()).toMatch(/^HTTP\/1\.1 4(13|15|01) /);
    expect(text()).toMatch(/\r\nConnection: close\r\n/);
    expect(received[0]).toBeLessThan(400 * KB);
  });

  it('are 413 of the route that would have taken them', async () => {
    const form = await app.request('POST', '/oauth/token', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `a=${'x'.repeat(110 * KB)}`,
    });
    expect([form.status, form.headers.get('connection')]).toEqual([413, 'close']);
  });
});

describe('the server', () => {
  const PATIENCE = { headers: 300, request: 2000, reading: 300, idle: 400, check: 50, quiet: 20 };
  const HUGE = Buffer.alloc(64 * KB * KB);

  const listening = async (
    listener: Parameters<typeof createHttpServer>[0],
  ): Promise<{ url: string; server: Server; close: () => void }> => {
    const server = createHttpServer(listener, () => false, PATIENCE);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}`,
      server,
      close: () => {
        server.closeAllConnections();
        server.close();
      },
    };
  };

  it('works on at most eight requests of a connection at once, and answers all in order', async () => {
    let [most, now] = [0, 0];
    const { url, close } = await listening((request, response) => {
      most = Math.max(most, ++now);
      setTimeout(() => {
        now--;
        response.end(`<${String(request.url)}>`);
      }, 1);
    });
    const { socket, text } = await open(url);
    socket.write(Array.from({ length: 300 }, (_, n) => `GET /${n} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
    while (!text().includes('</299>')) await once(socket, 'data');
    expect(most).toBe(MOST_IN_FLIGHT);
    expect([...text().matchAll(/<\/(\d+)>/g)].map(([, n]) => Number(n))).toEqual([...Array(300).keys()]);
    close();
  });

  it('gives others their turn while one connection has many requests waiting', async () => {
    let answered = 0;
    const { url, close } = await listening((request, response) => {
      if (request.url === '/other') response.end(`<${answered}>`);
      else {
        answered++;
        response.end('x'.repeat(1000));
      }
    });
    const [many, other] = [await open(url), await open(url)];
    many.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1300));
    other.socket.write('GET /other HTTP/1.1\r\nHost: x\r\n\r\n');
    while (!other.text().includes('>')) await once(other.socket, 'data');
    expect(Number(/<(\d+)>/.exec(other.text())?.[1])).toBeLessThan(1300);
    close();
  });

  it('is rid of who sends headers slowly, never reads or says nothing', async () => {
    const { url, server, close } = await listening((_request, response) => {
      response.end(HUGE);
    });
    const slow = await open(url);
    const drip = setInterval(() => slow.socket.write('X: y\r\n'), 50);
    slow.socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const deaf = await open(url);
    deaf.socket.pause();
    deaf.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const silent = await open(url);
    await Promise.all([slow.closed, silent.closed]);
    clearInterval(drip);
    const connections = (): Promise<number> =>
      new Promise((resolve) =>
        server.getConnections((_e, n) => {
          resolve(n);
        }),
      );
    while ((await connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    deaf.socket.resume();
    await deaf.closed;
    expect(deaf.text().length).toBeLessThan(HUGE.length);
    close();
  });

  it('is rid of who goes on sending, a byte at a time, what is answered already', async () => {
    const { url, close } = await listening((request, response) => {
      endUnread(request as Request, response as Response, PATIENCE.reading);
      response.end('no');
    });
    const { socket, text, closed } = await open(url);
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n');
    const drip = setInterval(() => socket.write('x'), 20);
    const watch = stopwatch();
    await closed;
    clearInterval(drip);
    expect(text()).toMatch(/^HTTP\/1\.1 200 [^]*no$/);
    expect(watch()).toBeLessThan(PATIENCE.request);
    close();
  });

  it('counts what waited for others of its turn from the beginning of that turn', async () => {
    const BUSY_MS = 10;
    const worked: number[] = [];
    const { url, close } = await listening((request, response) => {
      keepDeadline(request as Request, response as Response, () => {
        const until = performance.now() + BUSY_MS;
        while (request.url === '/busy' && performance.now() < until);
        if (request.url === '/busy') worked.push((response as TimedResponse)[DEADLINE]?.workedMs() ?? 0);
        response.end('.');
      });
    });
    const clients = await Promise.all(Array.from({ length: 10 }, () => open(url)));
    const all = (path: string): Promise<unknown> =>
      Promise.all(
        clients.map(({ socket }) => (socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`), once(socket, 'data'))),
      );
    await all('/');
    await all('/busy');
    expect(Math.max(...worked)).toBeGreaterThanOrEqual(clients.length * BUSY_MS);
    close();
  });

  it('closes as soon as the last request under way is answered, although its client keeps the connection', async () => {
    let answer = (): void => undefined;
    const server = createHttpServer(
      (_request, response) => {
        answer = () => response.end('late');
        client.emit('asked');
      },
      () => false,
      { ...PATIENCE, idle: 3_600_000, reading: 3_600_000 },
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(client, 'asked');
    const closed = closeServer(server);
    answer();
    await closed;
    const [text] = (await once(client, 'data')) as [Buffer];
    expect(text.toString()).toMatch(/^HTTP\/1\.1 200 [^]*late$/);
  });

  it('waits for its own answers, however long they take', async () => {
    const { url, close } = await listening((_request, response) => {
      setTimeout(() => response.end('late'), 3 * PATIENCE.reading);
    });
    expect(await (await fetch(url)).text()).toBe('late');
    close();
  });
});
