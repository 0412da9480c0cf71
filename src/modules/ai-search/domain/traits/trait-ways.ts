import type { Alternative } from './intent';
import { PhraseBook } from '../words/phrase-book';
import { scan } from './scan';
import { alternative } from '../words/thesaurus';

/**
 * Traits that catalogs tell in several ways: `say`: how people leave them out, `ways`: what products write. Who leaves out `inalámbrico` leaves out
 * Wi-Fi; a product on 4G has none of it.
 */
const TRAITS: readonly { readonly say: string; readonly ways: string }[] = [
  { say: 'wifi|wi fi|internet inalambrico|red inalambrica', ways: 'wifi|wi fi|wlan|802.11|802.11n|802.11ac|802.11ax' },
  {
    say: 'inalambrico|wireless|via radio|por radio',
    ways: 'inalambrico|wireless|inal|wifi|wi fi|wlan|zigbee|z wave|lorawan|868 mhz|433 mhz',
  },
  {
    say: 'cableado|alambrico|alambrado|de cable|por cable|con cable',
    ways: 'cableado|alambrico|alambrado|wired|hardwired|hard wired',
  },
  { say: 'bluetooth', ways: 'bluetooth|bt|ble' },
  { say: 'bateria|pila|de pilas|de bateria|a pilas', ways: 'bateria|pila|battery|cr2032|cr123|aa|aaa' },
  { say: 'solar|energia solar|panel solar', ways: 'solar|fotovoltaico' },
  { say: 'poe', ways: 'poe|802.3af|802.3at|802.3bt|power over ethernet' },
  { say: '4g|lte|chip|sim|tarjeta sim', ways: '4g|5g|3g|lte|gsm|gprs|sim' },
  { say: 'analogico|turbohd|turbo hd|hdcvi|coaxial', ways: 'analogico|turbohd|hdcvi|ahd|hdtvi|coaxial|tvi|cvi' },
  { say: 'huella|dactilar|biometrico', ways: 'huella|biometrico|fingerprint|dactilar' },
  { say: 'facial|rostro|reconocimiento facial|cara', ways: 'facial|rostro|face' },
  { say: 'teclado|keypad', ways: 'teclado|keypad' },
  { say: 'cca|aluminio|aleacion', ways: 'cca|ccs|aluminio|aleacion' },
  { say: 'motorizado|ptz|giratorio', ways: 'ptz|motorizado|giratorio|pan tilt|speed dome' },
  { say: 'audio|microfono|bocina', ways: 'audio|microfono|bocina|mic' },
  { say: 'interior', ways: 'interior|indoor' },
  { say: 'exterior|intemperie', ways: 'exterior|outdoor|intemperie' },
  { say: 'recargable', ways: 'recargable|rechargeable' },
  { say: 'blindado', ways: 'blindado|ftp|stp|sftp|shielded' },
  { say: 'usado|reacondicionado|seminuevo', ways: 'usado|reacondicionado|refurbished|seminuevo|remanufacturado' },
];

const WAYS = (() => {
  const book = new PhraseBook<readonly Alternative[]>();
  for (const { say, ways } of TRAITS) {
    const alternatives = ways.split('|').map((way) => alternative(way, 1));
    for (const phrase of say.split('|')) book.add(phrase, alternatives);
  }
  return book;
})();

/** The ways in which products say a trait that was to be left out; undefined when it is no trait known here. */
export function excludedWays(said: string): readonly Alternative[] | undefined {
  const tokens = scan(said).filter(({ kind }) => kind !== 'break');
  const found = WAYS.find(tokens, 0);
  return found?.length === tokens.length ? found.value : undefined;
}
