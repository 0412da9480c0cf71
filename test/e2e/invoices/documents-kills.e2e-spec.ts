import 'reflect-metadata';
import { readFile, rm, utimes } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { InvoiceDocumentSweeper } from '@/modules/invoices/documents/invoice-document-sweeper';
import { Database } from '@/shared/database/database';
import { cli, startCli } from '@test/support/cli';
import { anInvoice, cfdi, folderOf, startDocumentsApp, type DocumentsApp } from './documents-world.builder';

/** How often the load is killed; 20 in the long run (CFDI_KILLS=20). */
const KILLS = Number(process.env.CFDI_KILLS ?? 2);
const FILES = 240;
const HOUR_MS = 3_600_000;

describe(`a load of ${FILES} CFDI killed ${KILLS} times`, () => {
  const { STORAGE_DIR } = process.env;
  let app: DocumentsApp;
  let folder: string;
  beforeAll(async () => {
    app = await startDocumentsApp();
    process.env.STORAGE_DIR = app.storageDir;
    const uuids = Array.from({ length: FILES }, () => randomUUID().toUpperCase());
    await app.load({ facturas: uuids.map((uuid, n) => anInvoice(`FK26/${String(n).padStart(6, '0')}`, uuid)) });
    folder = await folderOf(Object.fromEntries(uuids.map((uuid, n) => [`${n}.xml`, cfdi({ uuid })])));
  });
  afterAll(async () => {
    if (STORAGE_DIR === undefined) delete process.env.STORAGE_DIR;
    else process.env.STORAGE_DIR = STORAGE_DIR;
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const named = async (): Promise<string[]> =>
    (await app.rows<{ storage_name: string }>('SELECT storage_name FROM invoice_documents')).map(
      (row) => row.storage_name,
    );
  const withoutFile = async (): Promise<string[]> => {
    const missing: string[] = [];
    for (const name of await named())
      await readFile(join(app.storageDir, 'cfdi', name.slice(0, 2), name)).catch(() => missing.push(name));
    return missing;
  };

  it('05.8: leaves no row without its file, orphans are swept, and a run more completes it', async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const before = (await named()).length;
      const wanted = before + 1 + Math.floor(Math.random() * ((FILES - before) / (KILLS - kill + 1)));
      const running = startCli(app.database.url, ['import-cfdi', folder, '--json']);
      while (running.process.exitCode === null && (await named()).length < wanted)
        await new Promise((resolve) => setImmediate(resolve));
      running.process.kill('SIGKILL');
      await running.result;
      expect(await withoutFile()).toEqual([]);
    }
    expect((await named()).length).toBeLessThan(FILES);

    const old = new Date(Date.now() - 2 * HOUR_MS);
    for (const name of await app.kept()) await utimes(join(app.storageDir, 'cfdi', name), old, old);
    await app.nest.get(InvoiceDocumentSweeper, { strict: false }).sweep();
    const files = (await app.kept()).map((name) => name.slice(3));
    expect(files.sort()).toEqual((await named()).sort());

    expect(await cli(app.database.url, ['import-cfdi', folder, '--json'])).toMatchObject({ code: 0 });
    expect(await named()).toHaveLength(FILES);
    expect(await withoutFile()).toEqual([]);
    const told = await app.nest
      .get(Database)
      .reader.query<{ n: number }[]>("SELECT COUNT(*) AS n FROM events WHERE type = 'factura.documentos'");
    expect(Number(told[0]?.n)).toBe(FILES);
  });
});
