import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InvoiceDocumentFiles } from '@/modules/invoices/documents/invoice-document-files';
import { InvoiceDocumentSweeper } from '@/modules/invoices/documents/invoice-document-sweeper';
import { InvoiceDocumentsService } from '@/modules/invoices/invoice-documents.service';
import { documentDamaged } from '@/shared/metrics/metrics';
import {
  cfdi,
  pdf,
  SECOND_UUID,
  startDocumentsApp,
  THEIR_UUID,
  UUID,
  type DocumentsApp,
} from './documents-world.builder';

const XML = cfdi({ inside: `<!-- ñ ${'x'.repeat(200_000)} -->` });
const PDF = pdf({ body: '<html><script>alert(1)</script></html>' });

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

describe('invoice documents over HTTP', () => {
  const lines: string[] = [];
  let app: DocumentsApp;

  beforeAll(async () => {
    app = await startDocumentsApp({ log: { write: (line) => lines.push(line) } });
    await app.loadFiles({ 'a.xml': XML, 'a.pdf': PDF });
  });
  afterAll(() => app.close());

  it('05.3: a download is the file byte for byte, with its headers, digest, HEAD and 304', async () => {
    const answer = await app.get('/FA26000123/xml', { headers: { 'accept-encoding': 'gzip' } });
    const sha = createHash('sha256').update(XML).digest();
    expect(answer.status).toBe(200);
    expect((await bytesOf(answer)).equals(Buffer.from(XML))).toBe(true);
    const expected = {
      'content-type': 'application/xml',
      'content-disposition': `attachment; filename="${UUID.toLowerCase()}.xml"`,
      'content-length': String(Buffer.byteLength(XML)),
      etag: `"${sha.toString('hex')}"`,
      'repr-digest': `sha-256=:${sha.toString('base64')}:`,
      'cache-control': 'private, no-cache, no-transform',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'accept-ranges': 'none',
    };
    expect(Object.fromEntries(answer.headers)).toMatchObject(expected);
    expect(answer.headers.get('content-encoding')).toBeNull();
    const head = await app.get('/FA26000123/xml', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Object.fromEntries(head.headers)).toMatchObject(expected);
    expect(await head.text()).toBe('');
    const same = await app.get('/FA26000123/xml', { headers: { 'if-none-match': expected.etag } });
    expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, expected.etag, '']);
    const [kept = ''] = await app.kept();
    expect(kept).toMatch(/^([0-9a-f]{2})\/\1[0-9a-f]{62}$/);
    expect((await stat(join(app.storageDir, 'cfdi', kept))).mode & 0o777).toBe(0o600);
  });

  it('05.4: a foreign invoice answers as a missing one; one without file says so', async () => {
    const body = async (path: string): Promise<unknown> => {
      const answer = await app.get(path);
      const text = await answer.text();
      return [answer.status, text.replaceAll(answer.headers.get('x-request-id') ?? '-', '')];
    };
    for (const what of ['xml', 'pdf', 'documentos']) {
      const missing = await body(`/FA26999999/${what}`);
      for (const id of ['FA26900000', 'FA26/900000', THEIR_UUID]) expect(await body(`/${id}/${what}`)).toEqual(missing);
      expect(missing).toEqual([404, expect.stringContaining('"code":"factura_no_encontrada"')]);
    }
    expect(await body('/FA26000124/xml')).toEqual([404, expect.stringContaining('"code":"documento_no_disponible"')]);
    const listed = await (await app.get('/FA26000124/documentos')).json();
    expect(listed).toEqual({ folio_factura: 'FA26/000124', uuid: SECOND_UUID.toLowerCase(), documentos: [] });
  });

  it('05.5: every way to name an invoice leads to its documents, and the detail stays', async () => {
    const ids = [
      'FA26%2F000123',
      'FA26000123',
      'FA26/000123',
      'MTY-00012326',
      'MTY-000123%2F26-API',
      UUID,
      UUID.toLowerCase(),
    ];
    for (const id of ids) {
      expect((await bytesOf(await app.get(`/${id}/xml`))).equals(Buffer.from(XML))).toBe(true);
      expect((await app.get(`/${id}/pdf`)).status).toBe(200);
      expect((await app.get(`/${id}/documentos/`)).status).toBe(200);
    }
    expect(await (await app.get('/FA26/000123')).json()).toMatchObject({ folio_factura: 'FA26/000123', uuid: UUID });
  });

  it('what there is of an invoice has a validator, its own under either path and for each invoice', async () => {
    const path = '/FA26000123/documentos';
    const first = await app.get(path);
    const etag = first.headers.get('etag') ?? '';
    expect([etag, first.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^W\/".+"$/),
      'private, no-cache',
    ]);
    for (const same of [path, '/FA26/000123/documentos']) {
      const again = await app.get(same, { headers: { 'if-none-match': etag } });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    }
    expect((await app.get('/FA26000124/documentos', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('05.10: event, face and /documentos tell the same; a PDF that is also HTML stays an attachment', async () => {
    const [invoice] = await app.rows<{ id: number }>("SELECT id FROM invoices WHERE folio = 'FA26/000123'");
    const id = Number(invoice?.id);
    const events = await app.rows<{ body: string; type: string }>(
      "SELECT type, body FROM events WHERE subject = 'FA26/000123'",
    );
    expect(
      events.filter(({ type }) => type === 'factura.documentos').map(({ body }) => JSON.parse(body) as object),
    ).toEqual([{ folio_factura: 'FA26/000123', uuid: UUID, documentos: ['xml', 'pdf'] }]);
    expect(await app.nest.get(InvoiceDocumentsService).kindsOf([id])).toEqual(new Map([[id, ['xml', 'pdf']]]));
    const { documentos } = (await (await app.get('/FA26000123/documentos')).json()) as { documentos: object[] };
    const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
    expect(documentos).toEqual(
      [XML, PDF].map((bytes, at) => ({
        tipo: ['xml', 'pdf'][at],
        nombre: `${UUID.toLowerCase()}.${at === 0 ? 'xml' : 'pdf'}`,
        bytes: Buffer.byteLength(bytes),
        sha256: sha256(bytes),
        fecha: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
      })),
    );
    const { headers } = await app.get('/FA26000123/pdf');
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('content-type')).toBe('application/pdf');
  });

  it('05.8: the sweeper removes what no row names, and nothing else', async () => {
    const kept = await app.kept();
    const orphan = join(
      app.storageDir,
      'cfdi',
      kept[0]?.slice(0, 2) ?? '',
      `${kept[0]?.slice(0, 2) ?? ''}${'0'.repeat(62)}`,
    );
    const old = new Date(Date.now() - 2 * 3_600_000);
    for (const name of [orphan, `${orphan}.part`]) await writeFile(name, 'x');
    for (const name of [orphan, `${orphan}.part`, ...kept.map((each) => join(app.storageDir, 'cfdi', each))])
      await utimes(name, old, old);
    expect(await app.nest.get(InvoiceDocumentSweeper, { strict: false }).sweep()).toEqual({ temporary: 1, orphans: 1 });
    expect(await app.kept()).toEqual(kept);
  });

  it.each(['GET', 'HEAD'])(
    '05.9: %s of a document that is replaced meanwhile is one of the new one',
    async (method) => {
      const files = app.nest.get(InvoiceDocumentFiles, { strict: false });
      const other = cfdi({ inside: `<!-- ${method} -->` });
      const open = files.open.bind(files);
      jest.spyOn(files, 'open').mockImplementationOnce(async (facts) => {
        expect(await app.loadFiles({ 'a.xml': other }, { replace: true })).toMatchObject({ counts: [1, 0, 1, 0, 0] });
        return open(facts);
      });
      const counted = (await documentDamaged.get()).values[0]?.value;
      const answer = await app.get('/FA26000123/xml', { method });
      jest.restoreAllMocks();
      const sha = createHash('sha256').update(other).digest('hex');
      expect([answer.status, answer.headers.get('etag')]).toEqual([200, `"${sha}"`]);
      expect(await answer.text()).toBe(method === 'GET' ? other : '');
      expect((await documentDamaged.get()).values[0]?.value).toBe(counted);
      await app.loadFiles({ 'a.xml': XML }, { replace: true });
    },
  );

  it('05.9, 07.4: a byte flipped on the disk is a 500, a log line and a count, and the same file loaded again mends it', async () => {
    const [row] = await app.rows<{ storage_name: string }>(
      "SELECT storage_name FROM invoice_documents WHERE kind = 'xml'",
    );
    const name = row?.storage_name ?? '';
    const path = join(app.storageDir, 'cfdi', name.slice(0, 2), name);
    const bytes = await readFile(path);
    bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
    await writeFile(path, bytes);
    const counted = async (): Promise<number> => (await documentDamaged.get()).values[0]?.value ?? 0;
    const before = await counted();
    for (const method of ['GET', 'HEAD']) expect((await app.get('/FA26000123/xml', { method })).status).toBe(500);
    expect((await counted()) - before).toBe(2);
    expect(lines.filter((line) => line.includes('"event":"document_damaged"'))).toHaveLength(2);
    expect((await app.loadFiles({ 'a.xml': XML })).counts).toEqual([1, 0, 1, 0, 0]);
    expect((await app.get('/FA26000123/xml')).status).toBe(200);
  });
});
