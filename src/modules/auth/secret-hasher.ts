import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { SecretPepper, type Pepper } from '@/shared/secrets/secret-pepper';

/** Longer input is never a secret; cutting it keeps the work the same. */
const MAX_SECRET_LENGTH = 256;
const HASH_BYTES = 32;
const NOTHING = Buffer.alloc(HASH_BYTES);

/**
 * Keyed hashes of server-made 256-bit secrets: HMAC-SHA-256 under the pepper, written `<pepper id>:<base64url>`. No slow
 * password hash: nothing is to be gained from guessing 256 random bits, and a slow one would let a flood of wrong secrets
 * stop the service.
 */
@Injectable()
export class SecretHasher {
  private readonly logger = new Logger(SecretHasher.name);
  private warned = false;

  constructor(private readonly pepper: SecretPepper) {}

  async hash(secret: string): Promise<string> {
    const pepper = await this.pepper.get();
    return `${pepper.id}:${digest(pepper, secret).toString('base64url')}`;
  }

  /**
   * Which of the stored hashes the secret has; null stands for one that is not there. Takes the same time whatever is stored:
   * every entry costs one comparison.
   */
  async matches(secret: string, hashes: readonly (string | null)[]): Promise<boolean[]> {
    const pepper = await this.pepper.get();
    const candidate = digest(pepper, secret);
    return hashes.map((stored) => timingSafeEqual(candidate, this.stored(pepper, stored)) && stored !== null);
  }

  private stored(pepper: Pepper, hash: string | null): Buffer {
    const bytes = Buffer.from(hash?.slice(pepper.id.length + 1) ?? '', 'base64url');
    if (hash !== null && !hash.startsWith(pepper.id)) this.warnOnce();
    return bytes.length === HASH_BYTES ? bytes : NOTHING;
  }

  private warnOnce(): void {
    if (this.warned) return;
    this.warned = true;
    this.logger.warn(
      'a stored secret was hashed under another pepper: restore SECRET_PEPPER or the pepper file, or rotate the credentials',
    );
  }
}

function digest(pepper: Pepper, secret: string): Buffer {
  return createHmac('sha256', pepper.key).update(secret.slice(0, MAX_SECRET_LENGTH)).digest();
}
