import { textAt, type ScanToken } from '../reading/scan';
import { bookOf } from '../words/phrase-book';
import { words } from '../words/words';

/** What says that all is wanted in one. */
const AS_ONE = bookOf({
  one:
    'todo junto|todo incluido|todo completo|todo en uno|todo en paquete|que venga todo|que traiga todo|con todo incluido|juego completo|paquete completo|kit completo|sistema completo|equipo completo|' +
    'all in one|all together|all included',
});
const JOINS = words('y con e and with');
/** Behind what joins them the other thing is the first one's. */
const ITS_OWN = words('su sus un una unos unas el la los las a the its');
const WITH: ScanToken = { text: 'con', kind: 'word', joined: false };
const KIT: readonly ScanToken[] = ['kit', 'de'].map((text) => ({ text, kind: 'word', joined: false }));

/** Whether the things named are wanted as one. */
export function isAsOne(tokens: readonly ScanToken[]): boolean {
  return placeOf(tokens) >= 0;
}

/** `cámaras con su grabador, todo junto`, `cámaras y un grabador, todo incluido`: as `kit de cámaras con grabador`; other sentences as they are. */
export function asKit(tokens: readonly ScanToken[]): readonly ScanToken[] {
  const place = placeOf(tokens);
  if (place < 0) return tokens;
  const joins = [...tokens.keys()].filter((at) => at > 0 && JOINS.has(textAt(tokens, at)) && isThing(tokens[at - 1]));
  const join = joins.findLast((at) => at < place) ?? joins.find((at) => at > place);
  if (join === undefined) return tokens;
  const other = join + 1 + Number(ITS_OWN.has(textAt(tokens, join + 1)));
  return [...tokens.slice(0, join - 1), ...KIT, ...tokens.slice(join - 1, join), WITH, ...tokens.slice(other)];
}

function placeOf(tokens: readonly ScanToken[]): number {
  return tokens.findIndex((_, at) => AS_ONE.find(tokens, at) !== undefined);
}

function isThing(token: ScanToken | undefined): boolean {
  return token?.kind === 'word' && token.text.length > 2;
}
