import { NestFactory } from '@nestjs/core';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { AppModule } from '@/app/app.module';
import { createHttpAdapter } from '@/app/app.setup';
import { prepareData } from '@/app/boot';
import { loadConfig } from '@/config/app-config';
import { PREPARED_FOLDER_VARIABLE, schemasMade } from './prepared-folder';
import { CONNECT_MS, temporaryDatabase, type TemporaryDatabase } from './temporary-database';
import { testSettings } from './test-settings';

/**
 * A database of its own on which the service has been prepared already, as after a first start that ended: schema and built-in
 * catalogs are there, nothing else. The first one of a run is made by the service itself, those after it are copies.
 */
export async function preparedDatabase(dialect: 'sqlite' | 'mysql'): Promise<TemporaryDatabase> {
  const folder = process.env[PREPARED_FOLDER_VARIABLE];
  if (folder === undefined) return temporaryDatabase(dialect);
  return dialect === 'sqlite' ? copyOfFile(folder) : copyOfSchema(folder);
}

async function copyOfFile(folder: string): Promise<TemporaryDatabase> {
  const original = join(folder, 'prepared.sqlite');
  if (!existsSync(original)) {
    const made = await temporaryDatabase('sqlite');
    await prepare(made.url);
    await putAtOnce(folder, original, (path) => copyFile(fileOf(made), path));
    await made.drop();
  }
  const database = await temporaryDatabase('sqlite');
  await copyFile(original, fileOf(database));
  return database;
}

const fileOf = ({ url }: TemporaryDatabase): string => url.slice('sqlite:'.length);

async function copyOfSchema(folder: string): Promise<TemporaryDatabase> {
  const statements = join(folder, 'prepared.sql');
  if (!existsSync(statements)) {
    const made = await temporaryDatabase('mysql');
    await writeFile(schemasMade(folder), `${schemaOf(made)}\n`, { flag: 'a' });
    await prepare(made.url);
    const text = await onServer(made, (connection) => statementsOf(connection, schemaOf(made)));
    await putAtOnce(folder, statements, (path) => writeFile(path, text));
  }
  const database = await temporaryDatabase('mysql');
  const text = await readFile(statements, 'utf8');
  await onServer(database, (connection) => connection.query(text));
  return database;
}

const schemaOf = ({ url }: TemporaryDatabase): string => new URL(url).pathname.slice(1);

/** What makes in another schema the same tables with the same rows. */
async function statementsOf(connection: Connection, schema: string): Promise<string> {
  const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES');
  const [[chosen]] = await connection.query<RowDataPacket[]>('SELECT @@collation_database AS collation');
  const statements = [`ALTER DATABASE COLLATE ${String(chosen?.collation)}`, 'SET FOREIGN_KEY_CHECKS = 0'];
  for (const row of tables) {
    const table = String(Object.values(row)[0]);
    const [[made]] = await connection.query<RowDataPacket[]>(`SHOW CREATE TABLE \`${table}\``);
    const [[any]] = await connection.query<RowDataPacket[]>(`SELECT EXISTS (SELECT 1 FROM \`${table}\`) AS filled`);
    statements.push(String(made?.['Create Table']));
    if (any?.filled) statements.push(`INSERT INTO \`${table}\` SELECT * FROM \`${schema}\`.\`${table}\``);
  }
  return statements.join(';\n');
}

async function onServer<T>({ url }: TemporaryDatabase, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await createConnection({
    uri: url.replace(/^mariadb:/, 'mysql:'),
    multipleStatements: true,
    connectTimeout: CONNECT_MS,
  });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/** Several workers may make the same: each shows it whole or not at all. */
async function putAtOnce(folder: string, path: string, write: (path: string) => Promise<void>): Promise<void> {
  const own = await mkdtemp(join(folder, 'part-'));
  await write(join(own, 'part'));
  await rename(join(own, 'part'), path);
}

async function prepare(databaseUrl: string): Promise<void> {
  const storage = await mkdtemp(join(tmpdir(), 'mostrador-files-'));
  const config = loadConfig(testSettings(databaseUrl, storage));
  const nest = await NestFactory.create(AppModule.with(config), createHttpAdapter(), {
    logger: false,
    abortOnError: false,
  });
  try {
    await prepareData(nest);
  } finally {
    await nest.close();
    await rm(storage, { recursive: true });
  }
}
