import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 26;

/** An id that nobody can guess, with a beginning that tells what it names. */
function newId(prefix: string): string {
  return `${prefix}_${[...randomBytes(ID_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '').join('')}`;
}

export const webhookId = (): string => newId('whk');
export const deliveryId = (): string => newId('ent');
export const replayId = (): string => newId('ree');
export const newEventId = (): string => newId('evt');
