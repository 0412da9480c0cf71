/** A server of MySQL or MariaDB that suites make databases of their own on. */
const DEFAULT_SERVER = 'mysql://root@127.0.0.1:3306';

/** Where the suites run, by what the environment says. */
interface TestServer {
  /** Without a schema: each suite makes its own there, and drops it. */
  readonly url: string;
  /** The database of suites that need any. */
  readonly dialect: 'sqlite' | 'mysql';
}

/**
 * `DATABASE_URL` names server and dialect as it does for the service; its schema, or file, is left alone. `TEST_MYSQL_URL` and
 * `E2E_DATABASE` win over it.
 */
export function testServerOf(env: Readonly<Record<string, string | undefined>>): TestServer {
  const named = /^(?:mysql|mariadb):\/\/[^/?]+/.exec(env.DATABASE_URL ?? '')?.[0].replace(/^mariadb:/, 'mysql:');
  const chosen = env.E2E_DATABASE ?? (named === undefined ? 'sqlite' : 'mysql');
  return { url: env.TEST_MYSQL_URL ?? named ?? DEFAULT_SERVER, dialect: chosen === 'mysql' ? 'mysql' : 'sqlite' };
}

/** The database the e2e suites run on: SQLite unless E2E_DATABASE=mysql, or DATABASE_URL is one of MySQL/MariaDB. */
export const E2E_DIALECT = testServerOf(process.env).dialect;
