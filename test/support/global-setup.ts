import { createConnection } from 'mysql2/promise';
import { MYSQL_TEST_SERVER } from './temporary-database';

/** Finds out, before any suite, on which databases the tests can run here. */
export default async function globalSetup(): Promise<void> {
  process.env.TEST_DIALECTS = (await mysqlAnswers()) ? 'sqlite,mysql' : 'sqlite';
  if (process.env.TEST_DIALECTS === 'sqlite') {
    if (process.env.E2E_DATABASE === 'mysql')
      throw new Error(`E2E_DATABASE=mysql, but no server answers at ${MYSQL_TEST_SERVER}`);
    process.stdout.write(
      `No MySQL/MariaDB server answers at ${MYSQL_TEST_SERVER}: what needs one is skipped (set TEST_MYSQL_URL).\n`,
    );
  }
}

async function mysqlAnswers(): Promise<boolean> {
  try {
    const connection = await createConnection({ uri: MYSQL_TEST_SERVER, connectTimeout: 2000 });
    await connection.end();
    return true;
  } catch {
    return false;
  }
}
