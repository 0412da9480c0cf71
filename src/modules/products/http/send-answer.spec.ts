import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FinishedAnswer } from '@/modules/products/http/page-cache';
import { sendAnswer } from '@/modules/products/http/send-answer';

const LONG = Buffer.from(JSON.stringify({ titulo: 'x'.repeat(5000) }));
const answer = (): FinishedAnswer => new FinishedAnswer(LONG, 'W/"1"', { 'X-Moneda': 'mxn' }, 1);
let server: Server;

/** Answers each call with the page; `late`: its deadline has answered before the page was compressed. */
async function serve(late: boolean): Promise<Response> {
  let sent: Promise<void> | undefined;
  server = createServer((request, response) => {
    sent = sendAnswer({ request, response }, answer());
    if (late) response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'Accept-Encoding': 'gzip' } });
  await sent;
  return response;
}

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('a page goes out with what tells of it', async () => {
  const response = await serve(false);
  expect(await response.json()).toEqual(JSON.parse(LONG.toString()));
  expect(Object.fromEntries(response.headers)).toMatchObject({ etag: 'W/"1"', 'x-moneda': 'mxn' });
});

it('a deadline that answers while a page is compressed tells nothing of that page', async () => {
  const response = await serve(true);
  expect(response.status).toBe(503);
  expect(['etag', 'x-moneda', 'vary'].filter((name) => response.headers.has(name))).toEqual([]);
});
