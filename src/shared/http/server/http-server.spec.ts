import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { closeServer, createHttpServer, PATIENCE } from '@/shared/http/server/http-server';

const IDLE_MS = 200;
const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

describe('connections between two requests', () => {
  const server = createHttpServer(
    (_request, response) => response.end('here'),
    () => false,
    { ...PATIENCE, idle: IDLE_MS },
  );
  let socket: Socket;
  let text = '';
  let closed: Promise<unknown>;

  const answered = async (times: number): Promise<void> => {
    while (text.split('here').length <= times && !socket.destroyed) await new Promise(setImmediate);
  };

  beforeEach(async () => {
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
    text = '';
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.setEncoding('latin1').on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(REQUEST);
    await answered(1);
  });
  afterEach(() => socket.destroy());
  afterAll(() => closeServer(server));

  it('are ended when nothing comes', async () => {
    await closed;
    expect(text.split('here')).toHaveLength(2);
  });

  it('are read once more by a process that was stopped when the next request came', async () => {
    socket.write(REQUEST);
    // Longer than Node adds to what it announces (1 s): both timers are over when the process goes on.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, IDLE_MS + 1500);
    await answered(2);
    expect(text.split('here')).toHaveLength(3);
  });
});

describe('an answer', () => {
  it('may be followed by more than ten to its end, as a download is, without Node taking that for a leak', async () => {
    let most = 0;
    const server = createHttpServer(
      (_request, response) => {
        most = response.getMaxListeners();
        response.end();
      },
      () => false,
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await closeServer(server);
    expect(most).toBeGreaterThan(15);
  });
});

describe('an answer that its client does not read', () => {
  const READING_MS = 2400;
  /** More than the kernel keeps for a client that doesn't read. */
  const ANSWER = Buffer.alloc(32 * 1024 * 1024);
  const PIECE_BYTES = 4 * 1024 * 1024;
  const server = createHttpServer(
    (_request, response) => response.end(ANSWER),
    () => false,
    { ...PATIENCE, reading: READING_MS },
  );
  let client: Socket;
  let kept: Socket;

  beforeEach(async () => {
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
    const asked = once(server, 'request');
    client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    client.pause().write(REQUEST);
    const [{ socket }] = (await asked) as [{ readonly socket: Socket }];
    kept = socket;
  });
  afterEach(() => client.destroy());
  afterAll(() => closeServer(server));

  const after = <T>(ms: number, value: T): Promise<T> => new Promise((resolve) => setTimeout(resolve, ms, value));
  const readPiece = async (): Promise<void> => {
    const gone = once(client, 'close');
    for (let bytes = 0; bytes < PIECE_BYTES && !client.destroyed;) {
      const chunk = client.read() as Buffer | null;
      if (chunk) bytes += chunk.length;
      else await Promise.race([once(client, 'readable'), gone]);
    }
  };

  it('ends its connection in time, though some of it had left at first', async () => {
    // Were it waited for in one piece, it would be twice the time.
    const end = Promise.race([once(kept, 'close').then(() => 'closed'), after((READING_MS * 5) / 3, 'open')]);
    expect(await end).toBe('closed');
  });

  it('goes on for one that reads some of it in time again and again', async () => {
    for (let pieces = 0; pieces < 4; pieces++) {
      await after(READING_MS / 2, undefined);
      await readPiece();
    }
    expect(kept.destroyed).toBe(false);
  });
});

describe('a server that closes', () => {
  it('answers the connections that the system has taken for it', async () => {
    const server = createHttpServer(
      (_request, response) => response.setHeader('Connection', 'close').end('here'),
      () => false,
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const answers = Array.from({ length: 8 }, async () => {
      const client = connect(port, '127.0.0.1');
      client.write(REQUEST);
      let text = '';
      for await (const chunk of client) text += String(chunk);
      return text.slice(-4);
    });
    // They are connected, and nothing has been read of any of them.
    await new Promise(process.nextTick);
    const closed = closeServer(server);
    expect(await Promise.all(answers)).toEqual(answers.map(() => 'here'));
    await closed;
  });

  it('cuts no answer off that its client is still reading', async () => {
    const answer = Buffer.alloc(32 * 1024 * 1024);
    const server = createHttpServer(
      (_request, response) => response.end(answer),
      () => false,
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const asked = once(server, 'request');
    const client = connect(port, '127.0.0.1').pause();
    client.write(REQUEST);
    await asked;
    const closed = closeServer(server);
    while (server.listening) await new Promise(setImmediate);
    // Idle connections are looked for meanwhile, several times.
    await new Promise((resolve) => setTimeout(resolve, 500));
    let bytes = 0;
    for await (const chunk of client) bytes += (chunk as Buffer).length;
    await closed;
    expect(bytes).toBeGreaterThan(answer.length);
  });
});
