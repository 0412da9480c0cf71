import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretPepper } from '@/shared/secrets/secret-pepper';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Keeps texts that have to be had again (AES-256-GCM, a key of its own for each label); what is kept can't be read without
 * SECRET_PEPPER, nor put in another's place: `context` (an id) must be the same when it is opened.
 */
export class SecretBox {
  private key: Promise<Buffer> | undefined;

  constructor(
    private readonly pepper: SecretPepper,
    private readonly label: string,
  ) {}

  async seal(text: string, context: string): Promise<string> {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', await this.keyOnce(), iv).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Throws when it was changed, or sealed with another key or context. */
  async open(sealed: string, context: string): Promise<string> {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', await this.keyOnce(), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }

  private keyOnce(): Promise<Buffer> {
    this.key ??= this.pepper.keyFor(this.label).catch((error: unknown) => {
      this.key = undefined;
      throw error;
    });
    return this.key;
  }
}
