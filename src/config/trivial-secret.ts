const MIN_LENGTH = 16;
const MIN_DIFFERENT = 8;

/** What stands in examples, templates and compose files for a secret that was never set. */
const PLACEHOLDERS = [
  'changeme',
  'changethis',
  'changeit',
  'pleasechange',
  'replaceme',
  'replacethis',
  'replacewith',
  'setme',
  'placeholder',
  'yoursecret',
  'yourpepper',
  'mysecret',
  'supersecret',
  'topsecret',
  'secretpepper',
  'secrethere',
  'password',
  'passphrase',
  'contrasena',
  'cambiame',
  'cambiaesto',
  'cambiar',
  'ejemplo',
  'example',
  'default',
  'development',
  'randomtext',
  'insecure',
];

/** Rows of keys and alphabets, twice, so that one that begins anew is found too. */
const SEQUENCES = [
  '0123456789',
  '1234567890',
  '0123456789abcdef',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
].map((row) => row.repeat(4));

/**
 * Whether a secret could be guessed at once: under 16 characters, fewer than 8 different ones, a well-known placeholder, or a row of
 * keys (Decisions 14, Commands).
 */
export function isTrivialSecret(secret: string): boolean {
  if (secret.length < MIN_LENGTH || new Set(secret).size < MIN_DIFFERENT) return true;
  const letters = secret.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return (
    PLACEHOLDERS.some((word) => letters.includes(word)) || SEQUENCES.some((sequence) => sequence.includes(letters))
  );
}
