import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { isTrivialSecret } from '@/config/trivial-secret';

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0'], { error: 'must be true, false, 1 or 0' })
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true' || value === '1');

const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number');

const count = (fallback: number, max = 1_000_000) =>
  wholeNumber
    .default(String(fallback))
    .transform(Number)
    .refine((value) => value <= max, `must be at most ${max}`);

const countFromOne = (fallback: number, max: number) =>
  count(fallback, max).refine((value) => value >= 1, 'must be at least 1');

/** An address, a network in CIDR form, or one of Express's names for local networks. */
function isProxy(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return bits === undefined;
  const version = isIP(address);
  const widest = version === 4 ? 32 : 128;
  return version > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest));
}

const url = (protocols: readonly string[], example: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must look like ${example}`);

/** Links are built by writing a path behind it. */
const publicUrl = url(['http:', 'https:'], 'https://api.example.com').refine(
  (value) => !URL.canParse(value) || (new URL(value).search === '' && new URL(value).hash === ''),
  'must have no query and no fragment',
);

/** Databases the service runs on, told apart by the scheme of DATABASE_URL. */
export const databaseUrl = z
  .string()
  .refine(
    (value) =>
      /^sqlite:.+/.test(value) ||
      (/^(mysql|mariadb):\/\//.test(value) && URL.canParse(value) && new URL(value).pathname.length > 1),
    'must look like sqlite:./data/mostrador.sqlite or mysql://user:password@host:3306/database',
  )
  .refine(isDecodable, 'has a % that begins no escape: write it as %25');

/** Whether user, password and database can be read: a password is often pasted as it is. SQLite's path is taken as it is. */
function isDecodable(value: string): boolean {
  try {
    return value.startsWith('sqlite:') || decodeURIComponent(value) !== '';
  } catch {
    return false;
  }
}

/** An address or a network in CIDR form. */
function isNetwork(entry: string): boolean {
  return /^[\d.a-f:]+(\/\d+)?$/i.test(entry.trim()) && isProxy(entry);
}

const numbers = (fallback: string, what: string, fits: (value: number) => boolean, most: number) =>
  z
    .string()
    .default(fallback)
    .transform((value) => value.split(',').map((part) => (/^\s*\d{1,9}\s*$/.test(part) ? Number(part) : NaN)))
    .refine((values) => values.length <= most && values.every(fits), `must be ${what} separated by commas`);

/** What sending events to the addresses of accounts goes by (Beyond 2). */
const webhookVariables = {
  WEBHOOKS: flag(true),
  WEBHOOK_ALLOW_NETWORKS: z
    .string()
    .refine((value) => value.split(',').every(isNetwork), 'must be networks (10.20.0.0/16) separated by commas')
    .optional(),
  WEBHOOK_PORTS: numbers('443,8443', 'up to 20 ports', (port) => port >= 1 && port <= 65_535, 20),
  WEBHOOK_WORKERS: countFromOne(8, 100),
  WEBHOOK_RETRY_SECONDS: numbers(
    '5,300,1800,7200,18000,36000,50400,72000,86400',
    'up to 30 times of 1 to 604800 seconds',
    (seconds) => seconds >= 1 && seconds <= 604_800,
    30,
  ),
};

/** `auto` is a process for every core this one may use. */
const workers = z
  .string()
  .regex(/^(auto|\d{1,3})$/, 'must be auto or a whole number')
  .default('1')
  .transform((value) => (value === 'auto' ? availableParallelism() : Number(value)))
  .refine((value) => value >= 1 && value <= 128, 'must be auto or 1 to 128');

const logLevel = z
  .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
    error: 'must be silent, fatal, error, warn, info, debug or trace',
  })
  .default('info');

const variables = z.object({
  PORT: count(3000, 65_535),
  WORKERS: workers,
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: publicUrl.optional(),
  ADMIN_PORT: wholeNumber
    .transform(Number)
    .refine((value) => value <= 65_535, 'must be at most 65535')
    .optional(),
  ADMIN_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: databaseUrl.default('sqlite:./data/mostrador.sqlite'),
  DATABASE_POOL_SIZE: count(16, 1000),
  REDIS_URL: url(['redis:', 'rediss:'], 'redis://127.0.0.1:6379').optional(),
  NODE_ENV: z.string().optional(),
  DEMO: flag(true),
  REAL_ORDERS: flag(true),
  RATE_LIMIT_PER_MINUTE: count(300),
  TOKEN_RATE_LIMIT_PER_MINUTE: count(10),
  TOKEN_SUCCESS_LIMIT_PER_MINUTE: count(60),
  BAD_TOKEN_LIMIT_PER_MINUTE: count(60),
  AI_RATE_LIMIT_PER_MINUTE: count(30),
  STORAGE_DIR: z.string().default('./data/files'),
  CATALOG_FILE_DIR: z.string().optional(),
  CATALOG_FILE_FROM: count(50_000, 9_999_999),
  SECRET_PEPPER: z.string().min(16, 'must have at least 16 characters').optional(),
  IVA_FRONTERA: flag(false),
  QUOTE_VALID_DAYS: count(3, 365),
  QUOTE_VALID_DAYS_MXN: count(0, 365),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => value.split(',').every(isProxy),
      'must be addresses or networks (10.0.0.0/8) separated by commas',
    )
    .optional(),
  CORS: flag(false),
  LOG_LEVEL: logLevel,
  AI_SEARCH: z
    .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be on or off' })
    .default('on')
    .transform((value) => ['on', 'true', '1'].includes(value)),
  AI_EMBEDDINGS_URL: url(['http:', 'https:'], 'http://127.0.0.1:11434/v1').optional(),
  AI_EMBEDDINGS_KEY: z.string().optional(),
  AI_EMBEDDINGS_MODEL: z.string().optional(),
  AI_EMBEDDINGS_DIMENSIONS: count(0, 8192),
  AI_EMBEDDINGS_BATCH: countFromOne(64, 2048),
  AI_REQUIRE_EMBEDDINGS: flag(false),
  ...webhookVariables,
  EVENT_RETENTION_DAYS: countFromOne(30, 3650),
});

const PEPPER_NEEDED =
  'must be set in production on MySQL/MariaDB, to a random text of 16 characters or more that is no placeholder; one is made by: openssl rand -base64 32';

/** Where several processes share a database, production needs a secret of one's own (Decisions 14, Faults). */
function secretSuffices({ NODE_ENV, DATABASE_URL, SECRET_PEPPER }: z.output<typeof variables>): boolean {
  if (NODE_ENV !== 'production' || DATABASE_URL.startsWith('sqlite:')) return true;
  return SECRET_PEPPER !== undefined && !isTrivialSecret(SECRET_PEPPER);
}

/** A start holds its lock on one connection of MySQL/MariaDB and works on another: with a single one it would wait for itself. */
function poolSuffices({ DATABASE_URL, DATABASE_POOL_SIZE }: z.output<typeof variables>): boolean {
  return DATABASE_POOL_SIZE !== 1 || DATABASE_URL.startsWith('sqlite:');
}

const ADMIN_PORT_NEEDED =
  'must be another port than PORT, with room behind it for one port a worker (WORKERS), 65535 at most';

/** Each worker has an admin port of its own: ADMIN_PORT and those after it. */
function adminPortsFit({ PORT, WORKERS, ADMIN_PORT: first }: z.output<typeof variables>): boolean {
  if (first === undefined || first === 0) return true;
  const last = first + WORKERS - 1;
  return last <= 65_535 && (PORT < first || PORT > last);
}

/**
 * Every environment variable the service reads, with its default (the operator's contract). An empty value counts as
 * not set.
 */
export const envSchema = z.preprocess(
  (env: Record<string, string>) => (env.NODE_ENV === 'production' ? { DEMO: 'false', ...env } : env),
  variables
    .refine(secretSuffices, { path: ['SECRET_PEPPER'], error: PEPPER_NEEDED })
    .refine(poolSuffices, { path: ['DATABASE_POOL_SIZE'], error: 'must be at least 2 on MySQL/MariaDB' })
    .refine(adminPortsFit, { path: ['ADMIN_PORT'], error: ADMIN_PORT_NEEDED }),
);
