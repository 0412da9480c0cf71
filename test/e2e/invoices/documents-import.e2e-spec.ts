import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { InvoiceDocumentFiles } from '@/modules/invoices/documents/invoice-document-files';
import { Database } from '@/shared/database/database';
import { cli } from '@test/support/cli';
import {
  BARE_UUID,
  cfdi,
  folderOf,
  pdf,
  SECOND_UUID,
  startDocumentsApp,
  THEIR_RFC,
  THEIR_UUID,
  UUID,
  type DocumentsApp,
} from './documents-world.builder';

describe('loading invoice documents', () => {
  let app: DocumentsApp;

  beforeAll(async () => {
    app = await startDocumentsApp();
    process.env.STORAGE_DIR = app.storageDir;
  });
  afterAll(() => app.close());

  async function clear(): Promise<void> {
    await app.nest.get(Database).write((manager) => manager.query('DELETE FROM invoice_documents'));
    await rm(`${app.storageDir}/cfdi`, { recursive: true, force: true });
  }

  const told = (): Promise<{ folio: string; kind: string }[]> =>
    app.rows(
      'SELECT folio, kind FROM invoice_documents JOIN invoices ON invoices.id = invoice_id ORDER BY folio, kind DESC',
    );

  it('05.1: an XML finds its invoice by stamp, a PDF by sibling, uuid and folio', async () => {
    await clear();
    const loaded = await app.loadFiles({
      'FA26900000.xml': cfdi({ uuid: UUID.toLowerCase() }),
      'deep/er/b.XML': cfdi({ uuid: SECOND_UUID, version: '3.3', total: '10.000000', moneda: 'MXN' }),
      'deep/er/b.pdf': pdf(),
      [`other/${BARE_UUID.toLowerCase()}.PDF`]: pdf({ body: '1' }),
      'other/FA26000123.pdf': pdf({ body: '2' }),
      'other/FA26000126.pdf': pdf({ body: '3' }),
      'notes.txt': 'x',
    });
    expect(loaded).toEqual({ counts: [6, 6, 0, 0, 0], refused: [] });
    expect((await told()).map(({ folio, kind }) => `${folio} ${kind}`)).toEqual([
      ...['FA26/000123 xml', 'FA26/000123 pdf', 'FA26/000124 xml', 'FA26/000124 pdf'],
      ...['FA26/000125 pdf', 'FA26/000126 pdf'],
    ]);
  });

  it('05.2: fifteen bad files are refused by name, nothing of them is stored, good ones are loaded', async () => {
    await clear();
    const bad: Readonly<Record<string, string | Uint8Array>> = {
      'doctype.xml': cfdi({ prolog: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>' }),
      'no-stamp.xml': cfdi({ stamp: '' }),
      'version.xml': cfdi({ version: '3.2' }),
      'mixed-version.xml': cfdi({ version: '4.0' }).replace('cfd/4', 'cfd/3'),
      'rfc.xml': cfdi({ rfc: THEIR_RFC }),
      'theirs.xml': cfdi({ uuid: THEIR_UUID }),
      'total.xml': cfdi({ total: '1548.61' }),
      'currency.xml': cfdi({ moneda: 'MXN' }),
      'unknown.xml': cfdi({ uuid: UUID.replace('6F', '6E') }),
      'large.xml': cfdi({ inside: `<!--${'x'.repeat(5 * 1024 * 1024)}-->` }),
      'pdf.xml': pdf(),
      'truncated.xml': cfdi().slice(0, -20),
      'after.xml': `${cfdi()}x`,
      'two-stamps.xml': cfdi({
        stamp: [UUID, SECOND_UUID]
          .map((uuid) => `<t:TimbreFiscalDigital xmlns:t="http://www.sat.gob.mx/TimbreFiscalDigital" UUID="${uuid}"/>`)
          .join(''),
      }),
      'latin1.xml': Buffer.from(cfdi(), 'latin1'),
      'empty.xml': '',
      'quoted-stamp.xml': cfdi({ stamp: '', inside: `<cfdi:Addenda>${cfdi({ prolog: '' })}</cfdi:Addenda>` }),
      'FA26000123.pdf': cfdi(),
      'rfc.pdf': pdf({ body: 'follows the XML' }),
      'nobody.pdf': pdf(),
      'FA26000125.pdf': randomBytes(2048),
      'FA26000126.pdf': pdf().subarray(0, 200),
    };
    const { counts, refused } = await app.loadFiles({ ...bad, 'good.xml': cfdi() });
    expect(counts).toEqual([Object.keys(bad).length + 1, 1, 0, 0, Object.keys(bad).length]);
    expect(refused.map((line) => line.split(': ')[0]).sort()).toEqual(Object.keys(bad).sort());
    expect(await told()).toEqual([{ folio: 'FA26/000123', kind: 'xml' }]);
    expect(await app.kept()).toHaveLength(1);
  });

  it('a name that may mean two invoices leaves a PDF to nobody', async () => {
    await clear();
    const { counts, refused } = await app.loadFiles({ 'FA26000125.xml': cfdi(), 'FA26000125.pdf': pdf() });
    expect(counts).toEqual([2, 1, 0, 0, 1]);
    expect(refused).toEqual(['FA26000125.pdf: su nombre puede ser de más de una factura']);
  });

  it('05.6: the same bytes are unchanged, other ones refused, --replace replaces', async () => {
    await clear();
    const files = { 'a.xml': cfdi(), 'a.pdf': pdf() };
    const other = { 'a.xml': cfdi({ inside: '<!-- other -->' }), 'a.pdf': pdf({ body: 'other' }) };
    expect((await app.loadFiles(files, { dryRun: true })).counts).toEqual([2, 2, 0, 0, 0]);
    expect(await app.kept()).toEqual([]);
    expect((await app.loadFiles(files)).counts).toEqual([2, 2, 0, 0, 0]);
    expect((await app.loadFiles(files)).counts).toEqual([2, 0, 0, 2, 0]);
    const again = await app.loadFiles(other);
    expect(again.counts).toEqual([2, 0, 0, 0, 2]);
    expect(again.refused.every((line) => line.includes('--replace'))).toBe(true);
    expect(await (await app.get('/FA26000123/xml')).text()).toBe(files['a.xml']);
    expect((await app.loadFiles(other, { replace: true })).counts).toEqual([2, 0, 2, 0, 0]);
    expect(await (await app.get('/FA26000123/xml')).text()).toBe(other['a.xml']);
    expect(await app.kept()).toHaveLength(2);
  });

  it('05.6: what another load keeps in the meantime is held against it: the same bytes are unchanged, other ones refused', async () => {
    const files = app.nest.get(InvoiceDocumentFiles, { strict: false });
    const put = files.put.bind(files);
    const beside = (content: string) =>
      jest.spyOn(files, 'put').mockImplementationOnce(async (bytes) => {
        expect(await app.loadFiles({ 'a.xml': content })).toMatchObject({ counts: [1, 1, 0, 0, 0] });
        return put(bytes);
      });
    await clear();
    beside(cfdi());
    expect(await app.loadFiles({ 'a.xml': cfdi() })).toEqual({ counts: [1, 0, 0, 1, 0], refused: [] });
    await clear();
    beside(cfdi({ inside: '<!--1-->' }));
    expect(await app.loadFiles({ 'a.xml': cfdi() })).toEqual({
      ...{ counts: [1, 0, 0, 0, 1], refused: [expect.stringMatching(/^a\.xml: .*--replace/) as string] },
    });
    expect(await app.kept()).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('a load without events makes none', async () => {
    await clear();
    const events = () => app.rows("SELECT id FROM events WHERE type = 'factura.documentos'");
    const before = (await events()).length;
    expect((await app.loadFiles({ 'a.xml': cfdi() }, { withoutEvents: true })).counts).toEqual([1, 1, 0, 0, 0]);
    expect(await events()).toHaveLength(before);
    await app.loadFiles({ 'FA26000123.pdf': pdf() });
    expect(await events()).toHaveLength(before + 1);
  });

  it('an invoice that goes to another account or fiscal folio leaves its documents behind', async () => {
    await clear();
    await app.loadFiles({ 'a.xml': cfdi(), 'a.pdf': pdf() });
    await app.load({ facturas: [{ folio_factura: 'FA26/000123', num_cliente: 1002 }] });
    expect((await app.get('/FA26000123/xml', { token: app.others })).status).toBe(404);
    await app.load({ facturas: [{ folio_factura: 'FA26/000123', num_cliente: 1001, uuid: UUID.replace('6F', '6E') }] });
    expect((await app.get('/FA26000123/pdf')).status).toBe(404);
    await app.load({ facturas: [{ folio_factura: 'FA26/000123', uuid: UUID }] });
    expect((await app.get('/FA26000123/pdf')).status).toBe(200);
  });

  it('05.1, 05.2: the command line: exit codes, summary, the sub-folder cfdi/ of an import, recorded runs', async () => {
    await clear();
    const folder = await folderOf({
      'marcas.ndjson': '{"nombre":"Uno","logo":""}\n',
      'cfdi/x/a.xml': cfdi(),
      'cfdi/bad.pdf': 'no',
    });
    const run = (...args: string[]) => cli(app.database.url, args);
    const imported = await run('import', folder, '--json');
    expect(imported.stderr).toContain('\ncfdi/bad.pdf: ');
    expect(imported.code).toBe(1);
    const summary = JSON.parse(imported.stdout) as { files: object[] };
    const counts = { created: 1, changed: 0, unchanged: 0 };
    expect(summary).toMatchObject({ read: 3, created: 2, refused: 1 });
    expect(summary.files[1]).toEqual({ file: 'cfdi', entity: 'cfdi', read: 2, ...counts, refused: 1 });
    const again = await run('import-cfdi', `${folder}/cfdi/x/a.xml`, '--json');
    expect(again).toMatchObject({ code: 0 });
    expect(JSON.parse(again.stdout)).toMatchObject({
      read: 1,
      unchanged: 1,
      files: [{ file: 'a.xml', entity: 'cfdi' }],
    });
    expect(await run('import-cfdi', `${folder}/nada`)).toMatchObject({ code: 2 });
    const { imports } = JSON.parse((await run('imports', 'list', '--json')).stdout) as {
      imports: { files: object[] }[];
    };
    expect(imports.slice(0, 3).map(({ files }) => files.at(-1))).toEqual([
      undefined,
      expect.objectContaining({ entity: 'cfdi', unchanged: 1 }),
      expect.objectContaining({ entity: 'cfdi', created: 1, refused: 1 }),
    ]);
    await rm(folder, { recursive: true });
  });
});
