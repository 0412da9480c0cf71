/** The words of a text, which blanks separate. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
