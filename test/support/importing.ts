import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { loadConfig } from '@/config/app-config';
import { ConfigModule } from '@/config/config.module';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { ImportService, type RowsSummary } from '@/modules/importing/import.service';
import type { ImportOptions } from '@/modules/importing/load/import-run';
import { ImportingModule } from '@/modules/importing/importing.module';
import { Database } from '@/shared/database/database';
import { DatabaseModule } from '@/shared/database/database.module';
import { migrate } from '@/shared/database/schema/migrate';
import { temporaryDatabase } from './servers/temporary-database';

/** The importer on an empty database of its own. */
export interface TestImporter {
  readonly service: ImportService;
  readonly database: Database;
  readonly url: string;
  load(entity: string, rows: object[], options?: ImportOptions): Promise<RowsSummary>;
  rows<T>(sql: string): Promise<T[]>;
  /** The first row of a table that meets the condition, as the database holds it. */
  one(table: string, where?: string): Promise<Record<string, unknown> | undefined>;
  /** Ids of the rows that are not withdrawn. */
  ids(table: string): Promise<unknown[]>;
  write(sql: string): Promise<unknown>;
  /** What the change log says since the last time, as "entity id". */
  changes(): Promise<string[]>;
  /** Takes away all but the rows of loadBasics. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Lines read, created, changed, unchanged and refused. */
export function outcome({ read, created, changed, unchanged, refused }: RowsSummary): number[] {
  return [read, created, changed, unchanged, refused];
}

/** Problems as "line: field: text". */
export function told({ problems }: RowsSummary): string[] {
  return problems.map(({ line, field, text }) => `${line}: ${field}: ${text}`);
}

const EMPTIED = ['change_log', 'stock', 'prices', 'product_texts', 'products', 'accounts', 'exchange_rates'];

export async function startTestImporter(dialect: 'sqlite' | 'mysql'): Promise<TestImporter> {
  const temporary = await temporaryDatabase(dialect);
  const config = loadConfig({ DATABASE_URL: temporary.url });
  const app: INestApplicationContext = await Test.createTestingModule({
    imports: [ConfigModule.with(config), DatabaseModule.with(ENTITIES, MIGRATIONS), ImportingModule],
  }).compile();
  await app.init();
  const database = app.get(Database);
  await migrate(database.writeSource);
  const service = app.get(ImportService);
  const write = (sql: string): Promise<unknown> => database.write((manager) => manager.query(sql));
  const rows = <T>(sql: string): Promise<T[]> => database.reader.query(sql);
  return {
    service,
    database,
    url: temporary.url,
    write,
    rows,
    load: (entity, given, options = {}) => service.loadRows(entity, given, options),
    one: async (table, where = '1 = 1') =>
      (await rows<Record<string, unknown>>(`SELECT * FROM ${table} WHERE ${where}`))[0],
    ids: async (table) =>
      (await rows<{ id: unknown }>(`SELECT id FROM ${table} WHERE withdrawn = 0 ORDER BY id`)).map(({ id }) => id),
    changes: async () => {
      const logged = await rows<{ entity: string; entity_id: string }>(
        'SELECT entity, entity_id FROM change_log ORDER BY seq',
      );
      await write('DELETE FROM change_log');
      return logged.map(({ entity, entity_id }) => `${entity} ${entity_id}`);
    },
    clear: async () => {
      for (const table of EMPTIED) await write(`DELETE FROM ${table}`);
    },
    close: async () => {
      await app.close();
      await temporary.drop();
    },
  };
}

const place = {
  calle: 'Avenida Juárez',
  num_ext: '1',
  colonia: 'Centro',
  ciudad: 'Chihuahua',
  estado: 'Chihuahua',
  pais: 'México',
};

/** Rows that others refer to: two branches, a brand, two categories. */
export async function loadBasics(service: ImportService): Promise<void> {
  const branch = {
    ...place,
    codigo_postal: 31000,
    telefono: '6140000000',
    latitud: 28.6,
    longitud: '-106.1',
    surte: true,
  };
  await service.loadRows('sucursales', [
    { codigo: 'norte', nombre: 'Norte', serie: 'NTE', ...branch },
    { codigo: 'sur', nombre: 'Sur', serie: 'SUR', ...branch },
  ]);
  await service.loadRows('marcas', [{ nombre: 'Quetza Vid', logo: 'https://cdn.example/q.png' }]);
  await service.loadRows('categorias', [
    { id: 1, nombre: 'Video', nivel: 1 },
    { id: 11, nombre: 'Cámaras', nivel: 2, padre_id: 1 },
  ]);
}

export function aProduct(id: number, more: object = {}): Record<string, unknown> {
  return { producto_id: id, modelo: `QV-${id}`, titulo: `Cámara ${id}`, marca: 'quetzavid', categorias: [11], ...more };
}

export const AN_ACCOUNT = {
  num_cliente: 100245,
  razon_social: 'INTEGRACIONES',
  rfc: 'ISN150312QXA',
  regimen_fiscal: '601',
  email: 'a@b.example',
  telefono: 6145550124,
  direccion: {
    calle: 'c',
    num_exterior: 1,
    colonia: 'c',
    ciudad: 'c',
    estado: 'CHIH',
    pais: 'MEX',
    codigo_postal: '31000',
  },
  api: true,
  clasificacion: { nombre: 'Plata', descuento: 3 },
  distribucion: [{ marca: '*', descuento: '36.5' }],
};

/** For the tests of the block it is called in: an importer with the basics loaded, emptied down to them before each. */
export function useImporter(dialect: 'sqlite' | 'mysql', take: (importer: TestImporter) => void): void {
  let importer: TestImporter;
  beforeAll(async () => {
    importer = await startTestImporter(dialect);
    await loadBasics(importer.service);
    take(importer);
  });
  afterAll(() => importer.close());
  beforeEach(() => importer.clear());
}
