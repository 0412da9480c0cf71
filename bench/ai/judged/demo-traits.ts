import type { TraitValue } from './items';

const number = (pattern: RegExp, times = 1): ((text: string) => TraitValue | undefined) => {
  return (text) => {
    const found = pattern.exec(text)?.slice(1).find(Boolean);
    return found === undefined ? undefined : Number(found.replaceAll(',', '')) * times;
  };
};
const flag = (pattern: RegExp, unless?: RegExp): ((text: string) => TraitValue | undefined) => {
  return (text) => (pattern.test(text) && unless?.test(text) !== true ? true : undefined);
};

/** How each trait is read from a demo title, which is written in one manner. */
const READERS: Readonly<Record<string, ((text: string) => TraitValue | undefined)[]>> = {
  mp: [
    number(/(\d+) Megapix/),
    (text) => (/\b1080p/.test(text) ? 2 : undefined),
    (text) => (/\b4K\b/.test(text) ? 8 : undefined),
  ],
  ir: [number(/(\d+) m IR|Luz dual (\d+) m|luz blanca (\d+) m|Color 24\/7 (\d+) m|infrarrojo (\d+) m/)],
  zoom: [number(/(\d+)X zoom|zoom (\d+)X/)],
  lente: [number(/Lente (?:de )?([\d.]+) mm/)],
  can: [number(/(\d+) canal/)],
  ptos: [number(/(\d+) puerto/)],
  bahias: [number(/(\d+) bahía/)],
  w: [number(/([\d,.]+) W\b/)],
  kw: [number(/([\d,.]+) kW\b/), number(/([\d,.]+) W\b/, 0.001)],
  va: [number(/([\d,.]+) VA\b/), number(/([\d,.]+) kVA\b/, 1000)],
  v: [number(/(?:de )?(\d+) V(?:cc|ca)?\b/)],
  a: [number(/([\d.]+) A\b/)],
  ah: [number(/([\d.]+) Ah\b/)],
  gb: [number(/(\d+) GB\b/)],
  tb: [number(/([\d.]+) TB\b/)],
  pulg: [number(/([\d.]+)"/)],
  ur: [number(/(\d+) UR\b/)],
  zonas: [number(/([\d,]+) zonas?/)],
  lazos: [number(/(\d+) lazos?/)],
  usuarios: [number(/([\d,]+) (?:usuarios|rostros|huellas)/)],
  puertas: [number(/(\d+) puertas?/)],
  aptos: [number(/(\d+) departamentos/)],
  lb: [number(/([\d,]+) lb/)],
  kg: [number(/([\d,]+) kg/)],
  m: [number(/([\d,.]+) m\b(?! IR)/)],
  km: [number(/([\d,.]+) km\b(?!\/h)/)],
  hilos: [number(/(\d+) hilos?/), number(/(\d+) × \d+ AWG/)],
  awg: [number(/(\d+) AWG/)],
  pzas: [number(/(?:Bolsa con|Paquete de) (\d+)/), number(/(\d+) piezas?/)],
  haces: [number(/(\d+) haces/)],
  lineas: [number(/(\d+) líneas/)],
  vias: [number(/(\d+) vías?/)],
  wifiver: [number(/Wi-Fi (\d)/)],
  tomas: [number(/(\d+) contactos/)],
  db: [number(/([\d.]+) dB/)],
  ghz: [number(/([\d.]+) GHz/)],
  mbps: [number(/([\d,]+) Mbps/), number(/A[CX]E?(\d{3,4})/)],
  khz: [number(/(\d+) kHz/), (text) => (/MIFARE|13\.56/.test(text) ? 13560 : undefined)],
  mm: [number(/(\d+) × \d+ mm/), number(/(\d+) mm/)],
  cat: [(text) => /Cat(5e|6A|6)/.exec(text)?.[1]?.toLowerCase()],
  poe: [flag(/PoE/, /sin PoE/i)],
  wifi: [flag(/(?<!sin )Wi-?Fi/i)],
  ext: [flag(/Exterior|exterior|IP5[4-6]|IP6[5-9]/)],
  audio: [flag(/micrófono integrado|audio bidireccional|micrófono y bocina|Audio\b/i)],
  color: [flag(/Color 24|Color noct|luz blanca|Luz dual/)],
  '4g': [flag(/\b(4G|5G|LTE)\b/)],
  gps: [flag(/GPS/)],
  bt: [flag(/Bluetooth/)],
  sol: [flag(/solar/i)],
  inal: [flag(/inalámbric|868 MHz|Zigbee|Wi-?Fi|Bluetooth|LoRaWAN/i)],
  varifocal: [flag(/varifocal|motorizado/i)],
  gigabit: [flag(/Gigabit|\b10 ?G/)],
  admin: [flag(/administrable/, /no administrable/)],
  cobre: [flag(/100 % cobre/)],
  cca: [flag(/CCA/)],
  blindado: [flag(/FTP|blindad/i)],
  dir: [flag(/direccionable/i)],
  autonomo: [flag(/autónomo/i)],
  mascotas: [flag(/mascotas/i)],
  huella: [flag(/huella/i)],
  rostro: [flag(/rostro|facial/i)],
  palma: [flag(/palma/i)],
  teclado: [flag(/teclado/i)],
  doble: [flag(/doble/i)],
  led: [flag(/\bLED\b/)],
  luz: [flag(/estrobo/i)],
  rack: [flag(/rack/i)],
  bateria: [flag(/batería/i)],
  ia: [flag(/\bIA\b/)],
  '2hilos': [flag(/2 hilos/)],
  disco: [flag(/Disco de/)],
  notouch: [flag(/sin contacto/i)],
  inox: [flag(/inoxidable/i)],
  recarg: [flag(/recargable/i)],
  paro: [flag(/Paro de motor/)],
  obd: [flag(/OBD/)],
  giro: [flag(/motorizada|PTZ|360|Gir/)],
  din: [flag(/Riel DIN/)],
  digital: [flag(/digital/i)],
  vhf: [flag(/VHF/)],
  uhf: [flag(/UHF/)],
  mppt: [flag(/MPPT/)],
  mono: [flag(/monomodo/i)],
  multi: [flag(/multimodo/i)],
  armada: [flag(/armada/i)],
  blanco: [flag(/blanc[oa]/i)],
  negro: [flag(/negr[oa]/i)],
  azul: [flag(/azul/i)],
  rojo: [flag(/roj[oa]/i)],
  metal: [flag(/metálic|metal\b|acero|aluminio/i)],
  usb: [flag(/USB/)],
  eth: [flag(/Ethernet|TCP\/IP|\bred\b/)],
};

/** Names of all traits that a demo title may tell. */
export const DEMO_TRAITS: readonly string[] = Object.keys(READERS);

/** The traits of a demo product, from its title; `details` (the list of features) is only read for sound. */
export function demoTraits(title: string, details: readonly string[]): Map<string, TraitValue> {
  const traits = new Map<string, TraitValue>();
  for (const [name, readers] of Object.entries(READERS)) {
    const text = name === 'audio' ? `${title} ${details.join(' ')}` : title;
    for (const reader of readers) {
      const value = reader(text);
      if (value === undefined || Number.isNaN(value)) continue;
      traits.set(name, value);
      break;
    }
  }
  return traits;
}
