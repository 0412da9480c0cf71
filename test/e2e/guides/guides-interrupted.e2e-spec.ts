import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { connect, type Server } from 'node:net';
import { type GuideApp, multipart, startGuideApp } from './guides-app.builder';
import { jpeg } from '@/modules/cart/guides/content/guide-samples.builder';
import { UploadGate } from '@/modules/cart/guides/upload-gate';

/** Bounded wait for a condition; answers what it was last. */
async function eventually<T>(look: () => Promise<T> | T, holds: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 45_000;
  for (;;) {
    const value = await look();
    if (holds(value) || Date.now() > deadline) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** What this process has open in the folder. Its other descriptors come and go with timers, pools and the test runner itself. */
async function openIn(folder: string): Promise<string[]> {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
  return (await Promise.all(links)).filter((path) => path.startsWith(folder));
}

/** Connections the service has not let go of. */
function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => {
      if (error) reject(error);
      else resolve(count);
    });
  });
}

describe('interrupted guide uploads', () => {
  let guides: GuideApp;
  const { body, type } = multipart([
    { name: 'folio', value: 'CHI-000001/26' },
    { name: 'pdf_guia', filename: 'g.jpg', content: jpeg({ scan: Buffer.alloc(200_000, 1) }) },
  ]);

  beforeAll(async () => {
    guides = await startGuideApp();
  });

  afterAll(() => guides.close());

  function upload(): Promise<Response> {
    return fetch(`http://127.0.0.1:${String(guides.port)}/api/v1/carrito/guia`, {
      method: 'POST',
      headers: { authorization: 'Bearer 1', 'content-type': type, connection: 'close' },
      body: new Uint8Array(body),
    });
  }

  /** Sends the head and a part of the body, then drops the connection. */
  async function dropAfter(sent: number, reset: boolean): Promise<void> {
    const socket = connect(guides.port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const lines = ['POST /api/v1/carrito/guia HTTP/1.1', 'Host: x', 'Authorization: Bearer 1', `Content-Type: ${type}`];
    const head = Buffer.from([...lines, `Content-Length: ${String(body.length)}`, '', ''].join('\r\n'));
    await new Promise<void>((resolve) => {
      socket.write(Buffer.concat([head, body.subarray(0, sent)]), () => {
        resolve();
      });
    });
    if (reset) socket.resetAndDestroy();
    else socket.destroy();
  }

  it('500 uploads dropped on the way leave no descriptor, file or place behind', async () => {
    expect((await upload()).status).toBe(200);
    const filesBefore = (await readdir(guides.folder)).length;
    for (let round = 0; round < 50; round += 1) {
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          dropAfter(Math.floor((body.length * (round * 10 + index)) / 500), index % 2 === 0),
        ),
      );
    }
    const gate = guides.app.get(UploadGate);
    const occupancy = await eventually(
      () => gate.occupancy,
      ({ inside, waiting }) => inside + waiting === 0,
    );
    expect(occupancy).toEqual({ inside: 0, waiting: 0 });
    const open = await eventually(
      () => openIn(guides.folder),
      (paths) => paths.length === 0,
    );
    expect(open).toEqual([]);
    const server = guides.app.getHttpServer() as Server;
    const connections = await eventually(
      () => connectionsOf(server),
      (count) => count === 0,
    );
    expect(connections).toBe(0);
    const names = await eventually(
      () => readdir(guides.folder),
      (found) => found.length === filesBefore,
    );
    expect(names).toHaveLength(filesBefore);
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
    expect((await upload()).status).toBe(200);
  });

  it('50 uploads at once are taken or told to wait, never more than four in memory', async () => {
    const gate = guides.app.get(UploadGate);
    let most = 0;
    const enter = gate.enter.bind(gate);
    const spy = jest.spyOn(gate, 'enter').mockImplementation(async (account) => {
      const leave = await enter(account);
      most = Math.max(most, gate.occupancy.inside);
      return leave;
    });
    const answers = await Promise.all(Array.from({ length: 50 }, upload));
    spy.mockRestore();
    expect(most).toBeLessThanOrEqual(4);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    for (const answer of answers) {
      const known = answer.status === 200 || /^\d+$/.test(answer.headers.get('retry-after') ?? '');
      expect(known).toBe(true);
    }
    const occupancy = await eventually(
      () => gate.occupancy,
      ({ inside, waiting }) => inside + waiting === 0,
    );
    expect(occupancy).toEqual({ inside: 0, waiting: 0 });
  });
});
