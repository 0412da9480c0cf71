/**
 * A kind of thing that distributors of security, networks, energy and their like sell. `is`: what it is called, in titles, in categories and by
 * those who know (Spanish, English, abbreviations), phrases separated by `|`; `say`: how people ask who don't know its name: what it is to do, the
 * problem, the place, what it looks like. Words are told by what they are forms of, small words are passed over, and others may stand between.
 * `within`: the wider kind that it is one of, `near`: one that it may be called by too, when more says that
 * it is this. Where a catalog sells none, a request for it is answered with nothing.
 */
export interface KindEntry {
  readonly kind: string;
  readonly within?: string;
  readonly near?: string;
  readonly is: string;
  readonly say?: string;
  /** Names that titles have for it; they say nothing of how many things are called by their first word. */
  readonly titles?: string;
  /** Phrases by which titles tell it where they don't name it, and that nobody asks with: `pendiente respuesta rapida` is a sprinkler. */
  readonly sheets?: string;
  /** Titles as clerks key them in, without brands, models and figures. */
  readonly keyed?: string;
  /** Whether it is nothing of these trades. */
  readonly elsewhere?: boolean;
  /** Whether it is what somebody does, and no thing at all. */
  readonly services?: boolean;
  /** Its names are of different things: none is answered with another. So are those of every kind of no trade here. */
  readonly assorted?: boolean;
  /** The words of its names stand side by side, but for small ones. */
  readonly close?: boolean;
}

/** How titles tell a kind. */
export type KindSheets = Pick<KindEntry, 'kind' | 'sheets' | 'keyed'>;
