import { once } from 'node:events';
import express from 'express';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toApiError } from '@/shared/http/errors/to-api-error';
import { readForm } from './guide-form';

interface Read {
  readonly before?: unknown;
  readonly all?: unknown;
  readonly refused?: unknown;
}

/** What is read of a form with `text` in a field before its file and in one after it. */
async function read(text: Buffer, ofPart = '', ofForm = ''): Promise<Read> {
  const app = express();
  app.post('/', async (request, response) => {
    let before: unknown;
    try {
      const reading = await readForm(request, response, (fields) => {
        before = fields.a;
        return Promise.resolve(undefined);
      });
      response.json({ before, all: reading.kind === 'form' ? [reading.fields.a, reading.fields.b] : reading.kind });
    } catch (error) {
      response.json({ refused: toApiError(error).code });
    }
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const part = (name: string, more: string, body: Buffer): Buffer =>
    Buffer.concat([Buffer.from(`--f\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`), body]);
  const lines = [
    part('a', ofPart, text),
    part('pdf_guia', '; filename="x; charset=utf-8"', text),
    part('b', ofPart, text),
  ];
  const body = Buffer.concat([...lines.flatMap((line) => [line, Buffer.from('\r\n')]), Buffer.from('--f--\r\n')]);
  const headers = { 'Content-Type': `multipart/form-data${ofForm}; boundary=f` };
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${String(port)}/`, { method: 'POST', headers, body });
    return (await answer.json()) as Read;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const whole = (text: string): Read => ({ before: text, all: [text, text] });

describe('text of a multipart form', () => {
  it.each<[string, Buffer, string, string]>([
    ['UTF-8', Buffer.from('Niño «PASÓ» €'), '', ''],
    ['UTF-8, as its part says', Buffer.from('Niño «PASÓ» €'), '\r\nContent-Type: text/plain; charset=utf-8', ''],
    ['UTF-8, in its quotes', Buffer.from('Niño «PASÓ» €'), '\r\ncontent-type: Text/Plain;Charset = "UTF8"; x=y', ''],
    ['UTF-8, as the form says', Buffer.from('Niño «PASÓ» €'), '', '; charset=UTF-8'],
    ['nothing', Buffer.alloc(0), '', ''],
  ])('is read in %s', async (_what, bytes, ofPart, ofForm) => {
    expect(await read(bytes, ofPart, ofForm)).toEqual(whole(bytes.toString()));
  });

  it.each<[string, string, string, string]>([
    ['where nothing says so', 'Niño «PEÑA»', '', ''],
    ['as its part says', 'Niño «PEÑA»', '\r\nContent-Type: text/plain; charset=ISO-8859-1', ''],
    ['as the form says, whatever its letters', 'Niño «PASÓ»', '', '; charset=iso-8859-1'],
  ])('is read in ISO-8859-1 %s', async (_what, text, ofPart, ofForm) => {
    expect(await read(Buffer.from(text, 'latin1'), ofPart, ofForm)).toEqual(whole(text));
  });

  it.each<[string, Buffer, string]>([
    ['cut in a letter', Buffer.from('Niñoñ').subarray(0, -1), ''],
    ['partly UTF-8', Buffer.concat([Buffer.from('ñ'), Buffer.from('ñ', 'latin1')]), ''],
    ['not what the form says', Buffer.from('Niño', 'latin1'), '; charset=utf-8'],
  ])('is refused when it is %s', async (_what, bytes, ofForm) => {
    expect(await read(bytes, '', ofForm)).toEqual({ refused: 'cuerpo_invalido' });
  });
});
