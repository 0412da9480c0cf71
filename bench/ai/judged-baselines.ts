import { create, insertMultiple, search } from '@orama/orama';
import { Bm25, fold } from './bm25';
import type { Search } from './judged/evaluate';
import type { CatalogText, JudgedWorld } from './judged-worlds';

const PAGE = 20;
/** What a word counts by the place it is in. */
const BOOST = { title: 3, model: 4, brand: 2, features: 1 };

/** BM25 with a boost for each field, by saying the field's text so many times. */
export function byBm25({ texts }: JudgedWorld): (text: string) => ReturnType<Search> {
  const index = new Bm25(texts.map((one) => ({ id: one.id, text: boosted(one) })));
  return (text) => index.search(text, PAGE);
}

function boosted({ model, title, brand, features }: CatalogText): string {
  const times = (text: string, count: number): string => `${text} `.repeat(count);
  return [
    times(title, BOOST.title),
    times(model, BOOST.model),
    times(brand, BOOST.brand),
    times(features.join(' '), BOOST.features),
  ].join(' ');
}

/** Orama's full-text search with its Spanish tokenizer, the same boosts, and any of the words. An error a word (`tolerance: 1`) makes it worse. */
export async function byOrama({ texts }: JudgedWorld): Promise<(text: string) => ReturnType<Search>> {
  const index = create({
    schema: { title: 'string', model: 'string', brand: 'string', features: 'string' },
    language: 'spanish',
  });
  const documents = texts.map(({ id, title, model, brand, features }) => {
    return { id: String(id), title: fold(title), model, brand, features: fold(features.join(' ')) };
  });
  await insertMultiple(index, documents);
  return async (text) => {
    const { hits } = await search(index, { term: fold(text), boost: BOOST, threshold: 1, limit: PAGE });
    return hits.map(({ id }) => Number(id));
  };
}
