import { Parser } from 'htmlparser2';
import { words } from '@/modules/ai-search/domain/words/words';

/** What comes behind it is not read: a bound on the time of long texts, some pages of them. */
const MOST_CHARACTERS = 8000;
/** What begins or ends a row, as browsers show it. */
const ROWS = words('p br li ul ol div tr table h1 h2 h3 h4 h5 h6 section article hr dt dd');
/** What a row of a table tells stands in the next one: `WiFi | No`. */
const CELLS = words('td th');
const UNSEEN = words('script style');
/** Where a sentence ends: a mark with a blank behind it, or a new row. */
const ENDS = /[.!?;•](?=\s|$)|[\n\t]/;

/** The sentences of a text in HTML, or in none, without its tags and with its entities as the letters that they stand for. */
export function sentencesOf(html: string): string[] {
  return seenIn(html.slice(0, MOST_CHARACTERS))
    .split(ENDS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** What readers see of it, row by row. */
function seenIn(html: string): string {
  if (!/[<&]/.test(html)) return html;
  let seen = '';
  let unseen = 0;
  const parser = new Parser({
    onopentag: (name) => {
      unseen += Number(UNSEEN.has(name));
      if (ROWS.has(name)) seen += '\n';
    },
    onclosetag: (name) => {
      unseen -= Number(UNSEEN.has(name));
      if (ROWS.has(name)) seen += '\n';
      else if (CELLS.has(name)) seen += ': ';
    },
    ontext: (text) => {
      if (unseen === 0) seen += text;
    },
  });
  parser.end(html);
  return seen;
}
