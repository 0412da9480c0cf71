import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { link, open, readFile, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { ServiceSecretRepository } from '@/shared/secrets/persistence/service-secret.repository';
import { sqlitePath } from '@/shared/database/connections/data-source-options';

/** The key mixed into stored secrets, and a short public name for it that is stored with each hash. */
export interface Pepper {
  readonly id: string;
  readonly key: Buffer;
}

const KEY_BYTES = 32;
export const PEPPER_FILE = 'secret.pepper';
export const PEPPER_ROW = 'pepper';

/**
 * Finds the pepper: SECRET_PEPPER; else the file `secret.pepper` beside the SQLite file, made on first use; else, on
 * MySQL/MariaDB, a row of the database, the one place all processes surely share. Read when first needed, since the
 * schema has to exist by then.
 */
@Injectable()
export class SecretPepper {
  private readonly logger = new Logger(SecretPepper.name);
  private pepper: Promise<Pepper> | undefined;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly secrets: ServiceSecretRepository,
  ) {}

  get(): Promise<Pepper> {
    this.pepper ??= this.find().catch((error: unknown) => {
      this.pepper = undefined;
      throw error;
    });
    return this.pepper;
  }

  /** A key of 32 bytes for one purpose; nothing can be told from it of the pepper or of the key of another label. */
  async keyFor(label: string): Promise<Buffer> {
    const { key } = await this.get();
    return Buffer.from(hkdfSync('sha256', key, '', `mostrador ${label}`, KEY_BYTES));
  }

  private async find(): Promise<Pepper> {
    return toPepper(this.config.secretPepper ?? (await this.stored()));
  }

  private async stored(): Promise<string> {
    const fresh = randomBytes(32).toString('base64url');
    const { dialect, url } = this.config.database;
    if (dialect === 'mysql') {
      this.logger.warn('SECRET_PEPPER is not set: the key of the stored secrets is kept in the database, beside them');
      return this.secrets.findOrKeep(PEPPER_ROW, fresh);
    }
    const database = sqlitePath(url);
    return database === ':memory:' ? fresh : readOrCreate(join(dirname(database), PEPPER_FILE), fresh);
  }
}

function toPepper(text: string): Pepper {
  const key = createHash('sha256').update('mostrador secret pepper').update(text).digest();
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 8), key };
}

/** Readable by its owner alone, complete from the moment it has its name, and the same whichever process made it. */
async function readOrCreate(file: string, fresh: string): Promise<string> {
  const kept = await readIfAny(file);
  if (kept !== undefined) return kept;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(fresh);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await link(draft, file).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  await unlink(draft);
  return (await readIfAny(file)) ?? fresh;
}

async function readIfAny(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}
