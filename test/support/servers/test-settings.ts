/**
 * The settings that every service of the tests has: its own database and folder of files, no demo data, no log, and no natural-language
 * search, whose book takes as long to read as the rest to start.
 */
export function testSettings(databaseUrl: string, storageDir: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    STORAGE_DIR: storageDir,
    SECRET_PEPPER: 'pepper-of-the-tests',
    DEMO: 'false',
    AI_SEARCH: 'off',
    LOG_LEVEL: 'silent',
  };
}

/** Nothing is limited. */
export const WITHOUT_LIMITS = {
  RATE_LIMIT_PER_MINUTE: '0',
  TOKEN_RATE_LIMIT_PER_MINUTE: '0',
  TOKEN_SUCCESS_LIMIT_PER_MINUTE: '0',
  BAD_TOKEN_LIMIT_PER_MINUTE: '0',
  AI_RATE_LIMIT_PER_MINUTE: '0',
} as const;
