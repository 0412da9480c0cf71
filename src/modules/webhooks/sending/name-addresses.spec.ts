import { createSocket, type RemoteInfo } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressesOf, type NameSources } from '@/modules/webhooks/sending/name-addresses';
import { stopwatch } from '@test/support/stopwatch';

const MS = 1000;
/** For those that are told, however busy the machine is. */
const LONG_MS = 30_000;
const A = 1;
const AAAA = 28;
const HEADER_BYTES = 12;
const NO_SUCH_NAME = 3;

/** What the server of the suite answers, by name and kind; it says nothing of names that begin with `silent`, nor of their AAAA with `half`. */
const RECORDS: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  'tienda.example': { [A]: [93, 184, 216, 34], [AAAA]: [0x26, 0x06, 0x28, 0, 2, 0x20, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1] },
  'half.example': { [A]: [93, 184, 216, 35] },
};

/** Name and kind of a query, and where both end. */
function question(query: Buffer): { readonly name: string; readonly kind: number; readonly end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.'), kind: query.readUInt16BE(at + 1), end: at + 5 };
}

function answer(query: Buffer): Buffer | undefined {
  const { name, kind, end } = question(query);
  if (name.startsWith('silent') || (name.startsWith('half') && kind === AAAA)) return undefined;
  const record = RECORDS[name]?.[kind];
  const said = Buffer.from(query.subarray(0, end));
  said.writeUInt16BE(0x8180 | (name in RECORDS ? 0 : NO_SUCH_NAME), 2);
  said.writeUInt16BE(record ? 1 : 0, 6);
  said.fill(0, 8, HEADER_BYTES);
  const head = record && Buffer.from([0xc0, HEADER_BYTES, 0, kind, 0, 1, 0, 0, 0, 1, 0, record.length]);
  return head ? Buffer.concat([said, head, Buffer.from(record)]) : said;
}

describe('addresses of a name', () => {
  const server = createSocket('udp4');
  let folder: string;
  let sources: NameSources;

  beforeAll(async () => {
    server.on('message', (query: Buffer, { port, address }: RemoteInfo) => {
      const said = answer(query);
      if (said) server.send(said, port, address);
    });
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
    folder = await mkdtemp(join(tmpdir(), 'mostrador-hosts-'));
    await writeFile(join(folder, 'hosts'), '10.1.2.3 erp.example\n');
    const { port } = server.address();
    sources = { hostsFile: join(folder, 'hosts'), servers: [`127.0.0.1:${port}`] };
  });

  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  it('are all that DNS has, IPv4 first', async () => {
    expect(await addressesOf('tienda.example', LONG_MS, sources)).toEqual(['93.184.216.34', '2606:2800:220:1::1']);
  });

  it('are those of the hosts file where it knows the name', async () => {
    expect(await addressesOf('erp.example', LONG_MS, sources)).toEqual(['10.1.2.3']);
    expect(await addressesOf('tienda.example', LONG_MS, { ...sources, hostsFile: join(folder, 'none') })).toHaveLength(
      2,
    );
  });

  it('are those of one kind when nobody says anything of the other', async () => {
    expect(await addressesOf('half.example', 3 * MS, sources)).toEqual(['93.184.216.35']);
  });

  it('are none for a name that is not there, that no query can hold or of which nobody says anything in time', async () => {
    expect(await addressesOf('nobody.example', LONG_MS, sources)).toBeUndefined();
    expect(await addressesOf(`${'a'.repeat(64)}.example`, MS, sources)).toBeUndefined();
    const watch = stopwatch();
    expect(await addressesOf('silent.example', MS, sources)).toBeUndefined();
    expect(watch()).toBeLessThan(2 * MS);
  });

  it('are found while many other names are waited for, and so are those that the system is asked for', async () => {
    let over = 0;
    const silent = Array.from({ length: 20 }, async (_, n) => {
      await addressesOf(`silent${n}.example`, 4 * MS, sources);
      over++;
    });
    expect(await addressesOf('tienda.example', LONG_MS, sources)).toHaveLength(2);
    await lookup('localhost');
    expect(over).toBe(0);
    await Promise.all(silent);
  });
});
