import type { z } from 'zod';
import { envSchema } from '@/config/env.schema';

export type DatabaseDialect = 'sqlite' | 'mysql';

/** The whole configuration, typed and frozen; read once at boot and injected as APP_CONFIG. */
export interface AppConfig {
  readonly http: {
    readonly port: number;
    readonly host: string;
    readonly trustProxy: readonly string[];
    /** The address clients know the service by, without a slash at its end. */
    readonly publicUrl: string | undefined;
    /** Whether pages of other sites may read answers (CORS). */
    readonly cors: boolean;
  };
  /** Processes that serve, sharing the port. */
  readonly workers: number;
  /** The operator's port, apart from the public one. */
  readonly admin: {
    /** Undefined switches it off. */
    readonly port: number | undefined;
    readonly host: string;
  };
  readonly database: {
    readonly dialect: DatabaseDialect;
    readonly url: string;
    readonly poolSize: number;
    /** No single statement may take longer; 0 for no limit (the operator's commands). */
    readonly queryTimeoutMs: number;
  };
  readonly redisUrl: string | undefined;
  /** NODE_ENV is `production`. */
  readonly production: boolean;
  readonly demo: boolean;
  readonly realOrders: boolean;
  readonly borderVat: boolean;
  /** Days after its own for which a quote holds, by its currency. */
  readonly quoteDays: { readonly usd: number; readonly mxn: number };
  /** Requests per minute; 0 switches a limit off. */
  readonly rateLimits: {
    readonly client: number;
    /** Failed tries for a token, per client id and per address. */
    readonly token: number;
    /** Tokens issued per credential. */
    readonly tokenSuccess: number;
    /** Bad bearer tokens per address. */
    readonly badToken: number;
    readonly aiSearch: number;
  };
  readonly webhooks: {
    /** Whether there are webhooks at all. */
    readonly enabled: boolean;
    /** Networks that are not public and may be sent to all the same. */
    readonly allowNetworks: readonly string[];
    readonly ports: readonly number[];
    /** Attempts in flight at once in this process. */
    readonly workers: number;
    /** Seconds from one failed attempt to the next. */
    readonly retrySeconds: readonly number[];
  };
  /** How long events, deliveries and their attempts are kept. */
  readonly eventRetentionDays: number;
  readonly storageDir: string;
  /** The file that remembers what is derived from products. */
  readonly catalogFile: {
    /** Undefined: beside the SQLite file, or nowhere. */
    readonly folder: string | undefined;
    /** So many products are worth a file; 0: none is. */
    readonly from: number;
  };
  /** Key mixed into stored secrets; undefined means the one kept in a file beside the data. */
  readonly secretPepper: string | undefined;
  readonly logLevel: string;
  readonly aiSearch: {
    readonly enabled: boolean;
    readonly requireEmbeddings: boolean;
    readonly embeddings:
      | {
          readonly url: string;
          readonly key: string | undefined;
          readonly model: string | undefined;
          readonly dimensions: number;
          readonly batch: number;
        }
      | undefined;
  };
}

export const APP_CONFIG = Symbol('APP_CONFIG');

/** All that is wrong with the environment, one line a problem. */
export class InvalidConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`invalid configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'InvalidConfigError';
  }
}

const QUERY_TIMEOUT_MS = 5000;

type Env = Readonly<Record<string, string | undefined>>;

/** Reads and validates the environment; throws InvalidConfigError with every problem at once. */
export function loadConfig(env: Env): AppConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = envSchema.safeParse(set);
  if (!parsed.success) {
    throw new InvalidConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const value = parsed.data;
  return deepFreeze<AppConfig>({
    http: {
      port: value.PORT,
      host: value.HOST,
      trustProxy: splitList(value.TRUST_PROXY),
      publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
      cors: value.CORS,
    },
    workers: value.WORKERS,
    admin: { port: value.ADMIN_PORT, host: value.ADMIN_HOST },
    database: {
      dialect: value.DATABASE_URL.startsWith('sqlite:') ? 'sqlite' : 'mysql',
      url: value.DATABASE_URL,
      poolSize: value.DATABASE_POOL_SIZE,
      queryTimeoutMs: QUERY_TIMEOUT_MS,
    },
    redisUrl: value.REDIS_URL,
    production: value.NODE_ENV === 'production',
    demo: value.DEMO,
    realOrders: value.REAL_ORDERS,
    borderVat: value.IVA_FRONTERA,
    quoteDays: { usd: value.QUOTE_VALID_DAYS, mxn: Math.min(value.QUOTE_VALID_DAYS, value.QUOTE_VALID_DAYS_MXN) },
    rateLimits: rateLimitsOf(value),
    webhooks: {
      enabled: value.WEBHOOKS,
      allowNetworks: splitList(value.WEBHOOK_ALLOW_NETWORKS),
      ports: value.WEBHOOK_PORTS,
      workers: value.WEBHOOK_WORKERS,
      retrySeconds: value.WEBHOOK_RETRY_SECONDS,
    },
    eventRetentionDays: value.EVENT_RETENTION_DAYS,
    storageDir: value.STORAGE_DIR,
    catalogFile: { folder: value.CATALOG_FILE_DIR, from: value.CATALOG_FILE_FROM },
    secretPepper: value.SECRET_PEPPER,
    logLevel: value.LOG_LEVEL,
    aiSearch: aiSearchOf(value),
  });
}

function aiSearchOf(value: z.output<typeof envSchema>): AppConfig['aiSearch'] {
  return {
    enabled: value.AI_SEARCH,
    requireEmbeddings: value.AI_REQUIRE_EMBEDDINGS,
    embeddings: value.AI_EMBEDDINGS_URL
      ? {
          url: value.AI_EMBEDDINGS_URL,
          key: value.AI_EMBEDDINGS_KEY,
          model: value.AI_EMBEDDINGS_MODEL,
          dimensions: value.AI_EMBEDDINGS_DIMENSIONS,
          batch: value.AI_EMBEDDINGS_BATCH,
        }
      : undefined,
  };
}

function rateLimitsOf(value: z.output<typeof envSchema>): AppConfig['rateLimits'] {
  return {
    client: value.RATE_LIMIT_PER_MINUTE,
    token: value.TOKEN_RATE_LIMIT_PER_MINUTE,
    tokenSuccess: value.TOKEN_SUCCESS_LIMIT_PER_MINUTE,
    badToken: value.BAD_TOKEN_LIMIT_PER_MINUTE,
    aiSearch: value.AI_RATE_LIMIT_PER_MINUTE,
  };
}

function splitList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
