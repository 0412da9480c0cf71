import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';

/** With what people say that a thing broke or is gone: it is mostly what they ask for. */
const BREAKING = words(
  'quemo murio descompuso trono tronaron rompio fallo perdio perdi perdieron quebro fundio trozo achicharro chamusco exploto rompieron perdimos broke lost',
);
/** These stand behind the thing alone. */
const ENDING = words('died dead');
/** With what comes next these are as good: `salió malo`, `dejó de grabar`; `robaron mi`, for who was robbed of something else asks to be guarded. */
const BREAKING_WITH: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['salio', words('malo mala defectuoso defectuosa chafa')] as const,
  ['salieron', words('malos malas defectuosos defectuosas chafas')] as const,
  ['dejo', words('de')] as const,
  ['dejaron', words('de')] as const,
  ['robaron', words('mi mis nuestro nuestra nuestros nuestras')] as const,
  ['stopped', words('working')] as const,
]);

/** Whether what stands at `at` says that a thing broke or was lost. */
export function isBreaking(tokens: readonly ScanToken[], at: number): boolean {
  const [text, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
  return BREAKING.has(text) || BREAKING_WITH.get(text)?.has(next) === true;
}

const DEFINITE = words(
  'el la los las mi mis tu su sus nuestro nuestra nuestros nuestras the my our his her their un una a',
);
/** What begins with these is told of something else. */
const OTHERWISE = words('que donde cuando porque si no ni sin that which who when because if not');
const LONGEST_THING = 5;

/** How many tokens from the beginning of a part on name what broke or is gone: `mi grabador | tronó`, `my gate opener | died`; 0 where nothing did. */
export function lossIn(part: readonly ScanToken[]): number {
  if (!DEFINITE.has(part[0]?.text ?? '')) return 0;
  const verb = part.findIndex(({ text }, at) => ENDING.has(text) || isBreaking(part, at));
  const isShort = verb > 1 && verb <= LONGEST_THING + 1;
  return isShort && !part.slice(0, verb).some(({ text }) => OTHERWISE.has(text)) ? verb : 0;
}
