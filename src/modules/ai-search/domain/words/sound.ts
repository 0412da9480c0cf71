/** Rules in their order: what is written in several ways and said in one by most speakers of Mexican Spanish, English words of the trade included. */
const SAID_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/[cs]h/g, '1'],
  [/x(?=[bcdfgjklmnpqrstvz])/g, 's'],
  [/cc(?=[ei])|x/g, 'ks'],
  [/ck|qu(?=[ei])|q/g, 'k'],
  [/c(?=[ei])|z/g, 's'],
  [/c/g, 'k'],
  [/gu(?=[ei])/g, '2'],
  [/g(?=[ei])/g, 'j'],
  [/2/g, 'g'],
  [/h/g, ''],
  [/w/g, 'u'],
  [/v/g, 'b'],
  [/ll(?=[aeiou])/g, 'y'],
  [/y$/, 'i'],
  [/n(?=[bp])/g, 'm'],
  [/(.)\1+/g, '$1'],
];

/** How a folded word sounds: `vosina` and `bocina`, `hueya` and `huella`, `tiquets` and `tickets` give the same. */
export function soundOf(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const sound = SAID_ALIKE.reduce((text, [written, said]) => text.replace(written, said), word);
  remembered.set(word, sound);
  return sound;
}
const remembered = new Map<string, string>();
const MOST_REMEMBERED = 20_000;

/** Words of the trade as they are heard, where no rule leads from one to the other: as written, and as meant. */
export const HEARD: ReadonlyMap<string, string> = new Map([
  ['blutut', 'bluetooth'],
  ['blutu', 'bluetooth'],
  ['blutuz', 'bluetooth'],
  ['bluetu', 'bluetooth'],
  ['blutooth', 'bluetooth'],
  ['guaifai', 'wifi'],
  ['waifai', 'wifi'],
  ['guaqui', 'walkie'],
  ['toqui', 'talkie'],
  ['routter', 'router'],
  ['ruter', 'router'],
  ['maus', 'mouse'],
  ['mause', 'mouse'],
  ['guifi', 'wifi'],
  ['breik', 'break'],
  ['lapto', 'laptop'],
  ['utepe', 'utp'],
  ['aces', 'access'],
  ['hutp', 'utp'],
  ['yak', 'jack'],
  ['guoki', 'walkie'],
  ['woki', 'walkie'],
  ['toki', 'talkie'],
  ['uesebe', 'usb'],
  ['esesde', 'ssd'],
  ['triplea', 'triple a'],
  ['doblea', 'doble a'],
  ['nobrake', 'nobreak'],
  ['nobrik', 'nobreak'],
  ['nobreik', 'nobreak'],
  ['nobrek', 'nobreak'],
  ['soich', 'switch'],
  ['suich', 'switch'],
  ['swich', 'switch'],
  ['yumper', 'jumper'],
  ['ksa', 'casa'],
]);
