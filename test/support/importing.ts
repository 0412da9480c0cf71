import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { loadConfig } from '@/config/app-config';
import { ConfigModule } from '@/config/config.module';
import { ENTITIES, MIGRATIONS } from '@/database.schema';
import { ImportService } from '@/modules/importing/import.service';
import { ImportingModule } from '@/modules/importing/importing.module';
import { Database } from '@/shared/database/database';
import { DatabaseModule } from '@/shared/database/database.module';
import { migrate } from '@/shared/database/migrate';
import { temporaryDatabase } from './temporary-database';

/** The importer on an empty database of its own. */
export interface TestImporter {
  readonly service: ImportService;
  readonly database: Database;
  rows<T>(sql: string, parameters?: readonly (string | number)[]): Promise<T[]>;
  close(): Promise<void>;
}

export async function startTestImporter(dialect: 'sqlite' | 'mysql'): Promise<TestImporter> {
  const temporary = await temporaryDatabase(dialect);
  const config = loadConfig({ DATABASE_URL: temporary.url });
  const app: INestApplicationContext = await Test.createTestingModule({
    imports: [ConfigModule.with(config), DatabaseModule.with(ENTITIES, MIGRATIONS), ImportingModule],
  }).compile();
  await app.init();
  const database = app.get(Database);
  await migrate(database.writeSource);
  return {
    service: app.get(ImportService),
    database,
    rows: (sql, parameters = []) => database.reader.query(sql, [...parameters]),
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
