import { fold } from '@/modules/search-language/domain/fold';

/** Letters and digits alone, case and accents aside. */
function compact(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether the title has the text as it is written, but for case, accents and punctuation. */
export function isWrittenIn(title: string, text: string): boolean {
  return compact(title).includes(compact(text));
}

/** Whether the title begins so: a thermostat for a `minisplit` is called none. */
export function beginsTitle(title: string, text: string): boolean {
  return compact(title).startsWith(compact(text));
}
