import type { KindBook } from '../book/kind-book';
import { MEMORIES } from '../had-parts';
import { TitleHead } from './title-head';

const MEMORY = new RegExp(`(?<![\\w.])\\d+ ?[gt]b (?:de )?(?:memoria )?(?:${[...MEMORIES].join('|')})(?!\\w)`, 'gi');
/** How many disks a thing takes, which is no disk itself: `NVR 16 CAN 2 HDD`. */
const DISKS = /(?<![\w.])\d{1,2} ?(?:hdds?|discos(?: duros)?)(?![\w])/gi;
/** Behind a brand, or a word of a model. */
const LAST_PLACE = 1;

/**
 * The title without how many disks the thing takes, and without how much memory it has where it begins with a thing all the same: `LAPTOP 4GB RAM` is
 * no memory, `ADATA 8GB RAM DDR4` is.
 */
export function withoutMemory(whole: string, { names }: Pick<KindBook, 'names'>): string {
  const title = whole.replace(DISKS, ' ');
  const rest = title.replace(MEMORY, ' ');
  if (rest === title) return title;
  const named = names.findAll(new TitleHead(rest).lemmas, 0);
  return named.some(({ start }) => start <= LAST_PLACE) ? rest : title;
}
