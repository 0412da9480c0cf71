import type { Logger } from 'typeorm';

const nothing = (): void => undefined;

/**
 * TypeORM's logger, saying nothing. Its own ones write statements with their parameters (names, addresses, hashes of tokens) to
 * the console, and the one for slow statements does so even with `logging: false`.
 */
export const SILENT_LOGGER: Logger = {
  logQuery: nothing,
  logQueryError: nothing,
  logQuerySlow: nothing,
  logSchemaBuild: nothing,
  logMigration: nothing,
  log: nothing,
};
