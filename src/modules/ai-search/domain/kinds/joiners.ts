import type { ScanToken } from '../reading/scan';
import { bookOf } from '../words/phrase-book';

/** What joins things as `y` does, in several words. */
const JOINERS = bookOf({
  and: 'junto con|ademas de|aparte de|o bien|al igual que|as well as|along with|together with|plus',
  also: 'y tambien|y ademas|y aparte|y de paso|e igual|and also',
  with: 'que trae|que traen|que traiga|que traigan|que tenga|que tengan|que incluya|que incluyan|que venga con|que vengan con|que viene con',
  serves:
    'que lea mi|que lean mi|que lea mis|que lean mis|que lea nuestra|que lea nuestro|que jale con mi|que jalen con mi|que funcione con mi|que funcionen con mi|que acepte mi|que acepten mi|le queda al|le queda a la|le queda a mi|le queda a un|le queda a una|le quede al|le quede a la|le quede a mi|le va al|le va a la|le va a mi|le sirve al|le sirve a la|le sirve a mi|lleva la|lleva el|lleva mi|usa la|usa el|usa mi|que le quede al|que le quede a la|que le quede a mi|que le queda al|que le queda a la|que le queda a mi|que le sirva al|que le sirva a la|que le sirva a mi|que le venga al|que le vaya al|que le vaya a la',
});
const AND: ScanToken = { text: 'y', kind: 'word', joined: false };
const SERVES: ScanToken = { text: 'para', kind: 'word', joined: false };
const WITH: ScanToken = { text: 'con', kind: 'word', joined: false };
/** Behind it something is asked for anew, beside what was. */
export const ALSO: ScanToken = { text: 'tambien', kind: 'break', joined: false };

const JOINED_BY = { and: AND, also: ALSO, with: WITH, serves: SERVES } as const;

/**
 * The tokens with one word for what joins things: `A junto con B`, `tanto A como B`; behind `y también` they ask anew, and `que lea mi B` tells
 * what A is to serve, `que traiga B` what it is to have.
 */
export function plainlyJoined(tokens: readonly ScanToken[]): readonly ScanToken[] {
  const joined: ScanToken[] = [];
  const both = tokens.findIndex(({ text }) => text === 'tanto');
  for (let at = 0; at < tokens.length;) {
    const found = JOINERS.find(tokens, at);
    if (found) joined.push(JOINED_BY[found.value]);
    else joined.push(...tokens.slice(at, at + 1).map((token) => (isBothAnd(token, at, both) ? AND : token)));
    at += found?.length ?? 1;
  }
  return joined;
}

/** The `como` of `tanto A como B`, whose `tanto` stands at `both`. */
function isBothAnd({ text }: ScanToken, at: number, both: number): boolean {
  return text === 'como' && both >= 0 && both < at;
}
