/** What must never stand in a line, and what stands there instead (Beyond 7). */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\bmos_(at|cs)_[0-9A-Za-z]+/g, 'mos_$1_***'],
  [/\bwhsec_[\w+/=-]+/g, 'whsec_***'],
  [/\b(Bearer|Basic) +[\w+/=.~-]{4,}/gi, '$1 ***'],
  [/(\/\/)[^\s/@:"]*:[^\s/@"]+@/g, '$1***@'],
  // Of an address the first character and the domain are left.
  [/([\p{L}\d])[\p{L}\d.+_%-]*@([a-z\d-]+(?:\.[a-z\d-]+)+)/giu, '$1***@$2'],
];

/** A line without tokens, secrets, passwords of URLs and e-mail addresses, should one have got into a message. */
export function scrub(line: string): string {
  return RULES.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);
}
