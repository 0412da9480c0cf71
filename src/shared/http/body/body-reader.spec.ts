import type { Request } from 'express';
import { once } from 'node:events';
import { createServer, request as call } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { readBytes, type BodyReading } from '@/shared/http/body/body-reader';

const LIMIT = 100 * 1024;
const BODY = Buffer.from(JSON.stringify({ texto: 'ñ'.repeat(2000) }));

/** What is read of a body as a server gets it; `announced` bytes more than are sent break it off. */
async function reading(body: Buffer, encoding: string, announced = 0): Promise<BodyReading> {
  let found: Promise<BodyReading> = Promise.reject(new Error('no request came'));
  found.catch(() => undefined);
  const server = createServer((request, response) => {
    found = readBytes(request as Request, LIMIT);
    void found.then(() => response.end());
  }).listen(0);
  await once(server, 'listening');
  const headers = { 'content-encoding': encoding, 'content-length': body.length + announced };
  const sent = call({ port: (server.address() as AddressInfo).port, method: 'POST', headers });
  sent.on('error', () => undefined);
  if (announced > 0) {
    sent.write(body);
    await once(server, 'request');
    sent.destroy();
  } else {
    sent.end(body);
    await once(sent, 'response');
    sent.destroy();
  }
  server.close();
  return found;
}

const statusOf = (read: BodyReading): number => (read.kind === 'bytes' ? 200 : read.error.status);

describe('readBytes', () => {
  it.each([
    ['identity', BODY],
    ['gzip', gzipSync(BODY)],
    ['deflate', deflateSync(BODY)],
    ['br', brotliCompressSync(BODY)],
  ])('reads a body sent as %s', async (encoding, body) => {
    expect(await reading(body, encoding)).toEqual({ kind: 'bytes', bytes: BODY });
  });

  it.each([
    ['a compressed body that lacks its end', gzipSync(BODY).subarray(0, -9), 'gzip', 0, 400],
    ['one that breaks off', gzipSync(BODY), 'gzip', 5, 400],
    ['one that grows too large', gzipSync(Buffer.alloc(10 * LIMIT)), 'gzip', 0, 413],
    ['a coding we do not read', BODY, 'compress', 0, 415],
  ])('refuses %s', async (_name, body, encoding, announced, status) => {
    expect(statusOf(await reading(body, encoding, announced))).toBe(status);
  });
});
