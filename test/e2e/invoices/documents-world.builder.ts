import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pdf } from '@/modules/cart/guides/content/guide-samples.builder';
import type { CfdiOptions } from '@/modules/importing/cfdi/cfdi-run';
import { ImportService } from '@/modules/importing/import.service';
import type { LoadReporter } from '@/modules/importing/load/load-summary';
import { Database } from '@/shared/database/database';
import { startTestApp, type TestApp, type TestAppOptions } from '@test/support/app';

export const MINE = 1001;
export const OTHERS = 1002;
export const MY_RFC = 'INO150312QX1';
export const THEIR_RFC = 'OTR150312QX2';
export const UUID = '6F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9';
export const SECOND_UUID = '7A1E2D3C-4B5A-4978-8695-A4B3C2D1E0F8';
export const THEIR_UUID = '8B1E2D3C-4B5A-4978-8695-A4B3C2D1E0F7';
/** Of an invoice that no document is loaded for. */
export const BARE_UUID = '9C1E2D3C-4B5A-4978-8695-A4B3C2D1E0F6';

const account = (num_cliente: number, rfc: string) => ({
  ...{ num_cliente, rfc, razon_social: 'Integradora', regimen_fiscal: '601', api: true, distribucion: [] },
  ...{ email: 'a@example.com', telefono: '6140000000', clasificacion: { nombre: 'A', descuento: 0 } },
  direccion: {
    ...{ calle: 'Uno', num_exterior: '1', num_interior: '', colonia: 'Centro', codigo_postal: '64000' },
    ...{ ciudad: 'Monterrey', estado: 'NL', pais: 'MEX' },
  },
});

export const anInvoice = (folio_factura: string, uuid: string, more: object = {}): object => ({
  ...{ num_cliente: MINE, folio_factura, fecha: '2026-03-02', uuid, total: '1548.60', moneda: 'USD' },
  ...more,
});

/** What a test's CFDI says; left out, it fits the invoice FA26/000123. */
export interface Cfdi {
  readonly version?: string;
  readonly uuid?: string;
  readonly rfc?: string;
  readonly total?: string;
  readonly moneda?: string;
  readonly prolog?: string;
  readonly inside?: string;
  readonly stamp?: string;
}

/** A CFDI without seal: whole as far as the service looks. */
export function cfdi({
  version = '4.0',
  uuid = UUID,
  rfc = MY_RFC,
  total = '1548.60',
  moneda = 'USD',
  prolog = '<?xml version="1.0" encoding="UTF-8"?>\n',
  inside = '',
  stamp = `<tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${uuid}"/>`,
}: Cfdi = {}): string {
  const head = `xmlns:cfdi="http://www.sat.gob.mx/cfd/${version[0] ?? ''}" Version="${version}" Total="${total}" Moneda="${moneda}"`;
  const receiver = `<cfdi:Receptor Rfc="${rfc}" Nombre="INTEGRADORA ÑANDÚ"/>`;
  return `${prolog}<cfdi:Comprobante ${head}>${receiver}<cfdi:Complemento>${stamp}</cfdi:Complemento>${inside}</cfdi:Comprobante>\n`;
}

export interface Loaded {
  /** Read, created, changed, unchanged, refused. */
  readonly counts: readonly number[];
  /** `file: problem`. */
  readonly refused: readonly string[];
}

export interface DocumentsApp extends TestApp {
  /** Writes files below a new folder and loads them. */
  loadFiles(files: Readonly<Record<string, string | Uint8Array>>, options?: CfdiOptions): Promise<Loaded>;
  /** GET (or another method) below /api/v1/facturas. */
  get(path: string, init?: { token?: string; method?: string; headers?: Record<string, string> }): Promise<Response>;
  rows<T>(sql: string): Promise<T[]>;
  /** Files kept, by their path below STORAGE_DIR/cfdi. */
  kept(): Promise<string[]>;
  readonly mine: string;
  readonly others: string;
}

export async function folderOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mostrador-cfdi-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** The service with two accounts and their invoices. */
export async function startDocumentsApp(options: TestAppOptions = {}): Promise<DocumentsApp> {
  const app = await startTestApp(options);
  await app.load({
    cuentas: [account(MINE, MY_RFC), account(OTHERS, THEIR_RFC)],
    facturas: [
      anInvoice('FA26/000123', UUID, { folio_pedido: 'MTY-000123/26-API' }),
      anInvoice('FA26/000124', SECOND_UUID.toLowerCase(), { moneda: 'MXN', total: '10' }),
      anInvoice('FA26/000125', BARE_UUID),
      anInvoice('FA26/000126', ''),
      anInvoice('FA26/900000', THEIR_UUID, { num_cliente: OTHERS }),
    ],
  });
  const [mine, others] = [await app.token(MINE, []), await app.token(OTHERS, [])];
  const files = join(app.storageDir, 'cfdi');
  return {
    ...app,
    mine,
    others,
    loadFiles: async (given, loading = {}) => {
      const folder = await folderOf(given);
      try {
        return await loadFolder(app, folder, loading);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    get: async (path, { token = mine, method = 'GET', headers = {} } = {}) => {
      const sent = { authorization: `Bearer ${token}`, ...headers };
      const answer = await fetch(`${app.url}/api/v1/facturas${path}`, { method, headers: sent });
      // Read at once: an answer that is left half read holds its connection.
      const body = await answer.arrayBuffer();
      return new Response(answer.status === 304 ? null : body, { status: answer.status, headers: answer.headers });
    },
    rows: (sql) => app.nest.get(Database).reader.query(sql),
    kept: async () =>
      (await readdir(files, { recursive: true }).catch(() => [])).filter((name) => name.includes('/')).sort(),
  };
}

async function loadFolder(app: TestApp, folder: string, options: CfdiOptions): Promise<Loaded> {
  const refused: string[] = [];
  const ignore = (): void => undefined;
  const reporter: LoadReporter = {
    ...{ fileStarted: ignore, progress: ignore, warning: ignore, fileRefused: ignore, fileDone: ignore },
    problem: ({ file, text }) => refused.push(`${file}: ${text}`),
    unreadable: (file, text) => refused.push(`${file}: ${text}`),
  };
  const summary = await app.nest.get(ImportService, { strict: false }).importDocuments(folder, options, reporter);
  const { read, created, changed, unchanged } = summary;
  return { counts: [read, created, changed, unchanged, summary.refused], refused };
}

export { pdf };
