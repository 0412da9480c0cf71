/**
 * How the trade speaks. `say`: what people ask with, phrases separated by `|`, in any plural or gender. `find`: what products that answer it
 * say, as good as the phrase itself; `also`: what answers it nearly. Words of one alternative (separated by blanks) must all be there.
 * A `trait` says how a thing should be, never which thing it is. An operator's own file has entries of this very shape.
 */
export interface ThesaurusEntry {
  readonly say: string;
  readonly find?: string;
  readonly also?: string;
  readonly trait?: boolean;
}
