import { withoutInvisibleCharacters } from '@/shared/text/characters';

/** Longest name kept, in characters (code points). */
export const MAX_NAME_CHARACTERS = 255;

/** Longest ending kept when a name is cut. */
const MAX_EXTENSION = 10;

function cut(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= MAX_NAME_CHARACTERS) return name;
  const dot = characters.lastIndexOf('.');
  const ending = dot > 0 && characters.length - dot <= MAX_EXTENSION ? characters.slice(dot) : [];
  return [...characters.slice(0, MAX_NAME_CHARACTERS - ending.length), ...ending].join('');
}

/**
 * The file name a client sent, made safe to keep and show: what follows the last slash or backslash, without
 * control, direction or other invisible characters, composed (NFC), blanks folded, at most 255 characters with the
 * extension kept. It is text only: no path is ever made of it. May be empty.
 */
export function cleanOriginalName(sent: string): string {
  const base = sent.slice(Math.max(sent.lastIndexOf('/'), sent.lastIndexOf('\\')) + 1);
  return cut(withoutInvisibleCharacters(base.normalize('NFC')).replace(/\s+/gu, ' ').trim());
}
