import type { KindBook } from '../book/kind-book';
import { isSpare, saysWhatFor } from './title-head';

const LEAST_MODEL = 4;
const CANDIDATE = /[\p{L}\d][\p{L}\d./-]*/gu;

/** A title that names the model of another product, and that product's kind. */
export interface Host {
  readonly model: string;
  /** 0 where it isn't known. */
  readonly kind: number;
}

/**
 * The first model in a title (other than the product's `own`) that some product has; `kindOf` answers the kind of the product with a model, 0
 * where that isn't known yet, undefined where no product has it.
 */
export function hostIn(title: string, own: string, kindOf: (model: string) => number | undefined): Host | undefined {
  for (const model of modelsNamed(title, own)) {
    const kind = kindOf(model);
    if (kind !== undefined) return { model, kind };
  }
  return undefined;
}

/** What in a title may be the model of another product, other than its `own`. */
export function* modelsNamed(title: string, own: string): Generator<string> {
  for (const model of modelsIn(title))
    if (model.length >= LEAST_MODEL && /\d/.test(model) && model.toUpperCase() !== own.toUpperCase()) yield model;
}

/** What may be a model: what stands between spaces, without `p/` or `c/` before it, and its pieces between marks. */
function* modelsIn(title: string): Generator<string> {
  for (const [run] of title.matchAll(CANDIDATE)) {
    const plain = run.replace(/^[pc]\//i, '');
    yield plain;
    if (plain.includes('/')) yield* plain.split('/');
  }
}

/** The title with what its host is called in the place of that one's model. */
export function withHost(title: string, host: Host | undefined, book: KindBook): string {
  return host ? title.replace(host.model, book.title(host.kind) ?? host.model) : title;
}

/** Whether it says that it is for a certain model, or for one that another product has (`host`). */
export function isPartFor(title: string, model: string, host: Host | undefined): boolean {
  return isSpare(title, model) || (host !== undefined && saysWhatFor(title));
}

/** Whether it would be another thing if some product had a model that it names, or that one were something else: a part, or what is called nothing known. */
export function hangsOnHost(title: string, spare: boolean, kind: number): boolean {
  return spare || kind === 0 || saysWhatFor(title);
}

/** Whether it names another product (`host`), or says that it is for something. */
export function isForAnother(title: string, host: Host | undefined): boolean {
  return host !== undefined || saysWhatFor(title);
}
