import 'reflect-metadata';
import { rm } from 'node:fs/promises';
import type { ImportSummary } from '@/modules/importing/load/load-summary';
import { cli } from '@test/support/cli';
import {
  anInvoice,
  BARE_UUID,
  cfdi,
  folderOf,
  pdf,
  startDocumentsApp,
  THEIR_RFC,
  UUID,
  type DocumentsApp,
} from './documents-world.builder';

const NEW_UUID = 'AD1E2D3C-4B5A-4978-8695-A4B3C2D1E0F5';
const MOVED_UUID = 'BE1E2D3C-4B5A-4978-8695-A4B3C2D1E0F4';
const MY_NEW_RFC = 'NVO150312QX9';

/** `--dry-run` of a folder judges `cfdi/` by the invoices and accounts that the folder's own files would have left (Beyond 5.1). */
describe('a dry run of invoices with their documents', () => {
  let app: DocumentsApp;
  beforeAll(async () => {
    app = await startDocumentsApp();
    process.env.STORAGE_DIR = app.storageDir;
  });
  afterAll(() => app.close());

  const lines = (...rows: object[]): string => rows.map((row) => JSON.stringify(row)).join('\n');

  it('says what the load then does, and writes nothing', async () => {
    const folder = await folderOf({
      'cuentas.ndjson': lines({ num_cliente: 1001, rfc: MY_NEW_RFC }),
      'facturas.ndjson': lines(
        anInvoice('FA26/000200', NEW_UUID),
        anInvoice('FA26/000201', NEW_UUID.replace('F5', 'F3'), { num_cliente: 1002 }),
        { folio_factura: 'FA26/000125', uuid: MOVED_UUID, total: '77' },
      ),
      'cfdi/new.xml': cfdi({ uuid: NEW_UUID, rfc: MY_NEW_RFC }),
      'cfdi/new.pdf': pdf({ body: 'new' }),
      'cfdi/FA26000200.pdf': pdf({ body: 'other' }),
      'cfdi/theirs.xml': cfdi({ uuid: NEW_UUID.replace('F5', 'F3'), rfc: THEIR_RFC }),
      'cfdi/moved.xml': cfdi({ uuid: MOVED_UUID, total: '77', rfc: MY_NEW_RFC }),
      'cfdi/left.xml': cfdi({ uuid: BARE_UUID, rfc: MY_NEW_RFC }),
      'cfdi/stored.xml': cfdi({ uuid: UUID, rfc: MY_NEW_RFC }),
    });
    const run = async (...args: string[]): Promise<{ code: number | undefined; told: string[]; cfdi: unknown }> => {
      const { code, stdout, stderr } = await cli(app.database.url, ['import', folder, '--json', ...args]);
      const { files } = JSON.parse(stdout) as ImportSummary;
      const told = stderr.split('\n').filter((line) => line.startsWith('cfdi/'));
      return { code, told, cfdi: files.find(({ entity }) => entity === 'cfdi') };
    };
    const rehearsed = await run('--dry-run');
    expect(await app.rows('SELECT * FROM invoice_documents')).toEqual([]);
    const loaded = await run();
    await rm(folder, { recursive: true });
    expect(loaded.told).toEqual([
      'cfdi/left.xml: su UUID no es de ninguna factura',
      expect.stringMatching(/^cfdi\/(FA26000200|new).pdf: la factura ya tiene un PDF con otro contenido/),
    ]);
    expect(loaded).toMatchObject({ code: 1, cfdi: { read: 7, created: 5, refused: 2 } });
    expect(rehearsed).toEqual(loaded);
  });
});
