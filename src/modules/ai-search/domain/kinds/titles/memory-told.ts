import type { KindBook } from '../book/kind-book';
import { MEMORIES } from '../had-memory';
import { TitleHead } from './title-head';

const MEMORY = new RegExp(`(?<![\\w.])\\d+ ?[gt]b (?:de )?(?:memoria )?(?:${[...MEMORIES].join('|')})(?!\\w)`, 'gi');
/** Behind a brand, or a word of a model. */
const LAST_PLACE = 1;

/** The title without how much memory the thing has, where it begins with a thing all the same: `LAPTOP 4GB RAM` is no memory, `ADATA 8GB RAM DDR4` is. */
export function withoutMemory(title: string, { names }: Pick<KindBook, 'names'>): string {
  const rest = title.replace(MEMORY, ' ');
  if (rest === title) return title;
  const named = names.findAll(new TitleHead(rest).lemmas, 0);
  return named.some(({ start }) => start <= LAST_PLACE) ? rest : title;
}
