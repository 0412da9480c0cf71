import { bookOf } from '@/modules/ai-search/domain/words/phrase-book';
import { words } from '@/modules/ai-search/domain/words/words';
import { textAt, type ScanToken } from '../scan';

/** How somebody tells what his thing has not come with. */
const COMING = bookOf({
  without:
    'venia sin|venian sin|vino sin|vinieron sin|llego sin|llegaron sin|me llego sin|compre sin|compramos sin|dieron sin|vendieron sin|entregaron sin|no trajo|no trajeron|no traia|no traian|no venia con|no venian con|no vino con|no me dieron|no nos dieron|came without|it came without|arrived without',
});
/** What asks for that, behind it. */
const WISHING = bookOf({
  wish:
    'cual le pongo|que le pongo|cual le queda|cual le quedaria|que le queda|cual le va|cual le sirve|cual le compro|cual compro|que compro|cual necesito|cual ocupo|cual lleva|cual usa|cual es|cual me llevo|cual seria|cual me recomiendan|donde lo consigo|donde la consigo|donde los consigo|tienen|tendran|manejan|venden|' +
    'necesito uno|necesito una|ocupo uno|ocupo una|quiero uno|quiero una|busco uno|busco una|me falta|me hace falta|hay que ponerle|hay que comprarle|which one do i need|which one fits|do you have|i need one',
});
const ARTICLES = words('el la los las un una unos unas su sus the its a any');
const ENDS = words('y e pero asi que and but so');
/** Words of what is lacking at most. */
const MOST_WORDS = 4;
const ASKED: ScanToken = { text: 'busco', kind: 'word', joined: false };
const MARK: ScanToken = { text: ',', kind: 'break', joined: false };

/** `compré un grabador pero venía sin disco, ¿cuál le pongo?`: the disk is asked for, and the recorder is what there is; other sentences as they are. */
export function cameWithout(tokens: readonly ScanToken[]): readonly ScanToken[] {
  for (let at = 1; at < tokens.length; at++) {
    const found = COMING.find(tokens, at);
    const lacking = found ? thingAt(tokens, at + found.length) : [];
    if (!found || lacking.length === 0) continue;
    const behind = tokens.slice(at + found.length);
    if (!behind.some((_, place) => WISHING.find(behind, place))) continue;
    return [ASKED, ...lacking, MARK, ...tokens.slice(0, at)];
  }
  return tokens;
}

/** The words of the thing that is named at `from`. */
function thingAt(tokens: readonly ScanToken[], from: number): readonly ScanToken[] {
  const start = from + Number(ARTICLES.has(textAt(tokens, from)));
  const behind = tokens.slice(start, start + MOST_WORDS + 1);
  const end = behind.findIndex((token, place) => {
    return token.kind === 'break' || ENDS.has(token.text) || WISHING.find(behind, place) !== undefined;
  });
  return behind.slice(0, end < 0 ? MOST_WORDS : end);
}
