import { DataSource, type QueryRunner } from 'typeorm';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { loadConfig } from '@/config/app-config';
import { writeOptions } from '@/shared/database/connections/data-source-options';

/** Ends a migration at a statement, as far as that goes without ending the process. */
export class Interruption extends Error {}

/**
 * A data source with every migration, not a service. `onChange` runs after each statement that changes something; once it has
 * thrown, no statement but a rollback reaches the database any more, as if the process were gone.
 */
export async function sourceOf(
  url: string,
  onChange: (statement: string) => void = () => undefined,
): Promise<DataSource> {
  const options = writeOptions(loadConfig({ DATABASE_URL: url }).database);
  const source = new DataSource({ ...options, entities: ENTITIES, migrations: MIGRATIONS });
  const createRunner = source.createQueryRunner.bind(source);
  const watched = new WeakSet<QueryRunner>();
  let interrupted = false;
  const watch = (runner: QueryRunner): void => {
    const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
    runner.query = async (...args: unknown[]) => {
      const [text, parameters] = args as [string, unknown];
      const statement = [text, ...(parameters ? [JSON.stringify(parameters)] : [])].join(' ');
      if (interrupted && text !== 'ROLLBACK') throw new Interruption(statement);
      const result = await query(...args);
      interrupted ||= isChange(statement) && stops(onChange, statement);
      if (interrupted && text !== 'ROLLBACK') throw new Interruption(statement);
      return result as never;
    };
  };
  source.createQueryRunner = (mode) => {
    const runner = createRunner(mode);
    if (!watched.has(runner)) watch(runner);
    watched.add(runner);
    return runner;
  };
  return source.initialize();
}

function isChange(statement: string): boolean {
  return /^(CREATE|ALTER|DROP|INSERT|UPDATE|DELETE)\b/i.test(statement);
}

function stops(onChange: (statement: string) => void, statement: string): boolean {
  try {
    onChange(statement);
    return false;
  } catch (error) {
    if (error instanceof Interruption) return true;
    throw error;
  }
}

/** Statements that would make the schema what the entities say; none when it is. */
export async function drift(source: DataSource): Promise<string[]> {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
