import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretBox } from '@/shared/secrets/secret-box';
import { SecretPepper } from '@/shared/secrets/secret-pepper';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** The secrets that requests are signed with: kept encrypted, never hashed, since signing needs them (Beyond 2.3). */
@Injectable()
export class WebhookSecrets {
  private readonly box: SecretBox;

  constructor(pepper: SecretPepper) {
    this.box = new SecretBox(pepper, 'webhook');
  }

  create(): string {
    return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
  }

  /** `owner`: what it belongs to; a sealed secret opens for no other. */
  seal(secret: string, owner: string): Promise<string> {
    return this.box.seal(secret, owner);
  }

  open(sealed: string, owner: string): Promise<string> {
    return this.box.open(sealed, owner);
  }
}

/** `v1,<base64>` of Standard Webhooks, for each secret, separated by spaces. `seconds`: of this attempt. */
export function signatures(secrets: readonly string[], id: string, seconds: number, body: string): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
