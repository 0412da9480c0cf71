import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';
import { readNumber } from './numbers';
import { unitAt } from './unit-at';

/** So many pieces that a package holds, and how many tokens tell them. */
interface ReadPack {
  readonly dimension: 'pieces';
  readonly value: number;
  readonly length: number;
}

const PACKS = words('paquete paquetes paq bolsa bolsas bote blister');
/** Boxes have parts of their own, of which there are fewer: `caja de 24 módulos`. */
const BOXES = words('caja cajas cja');
const LEAST_IN_PACK = 2;
const LEAST_IN_BOX = 50;
const LINKS = words('de con c');

/** Reads how many a package holds that is named at `at`: `paquete de 10`, `bolsa con 100 piezas`, `caja de 50`; what is measured is of something else. */
export function readPack(tokens: readonly ScanToken[], at: number): ReadPack | undefined {
  const least = leastIn(textAt(tokens, at));
  if (least === undefined) return undefined;
  const start = at + 1 + Number(LINKS.has(textAt(tokens, at + 1)));
  const number = readNumber(tokens, start);
  if (!number || !Number.isInteger(number.value) || number.value < least) return undefined;
  const end = start + number.length;
  const unit = unitAt(tokens, end)?.dimension;
  if (tokens[end]?.joined === true || (unit ?? 'pieces') !== 'pieces') return undefined;
  return { dimension: 'pieces', value: number.value, length: end + Number(unit !== undefined) - at };
}

function leastIn(pack: string): number | undefined {
  if (PACKS.has(pack)) return LEAST_IN_PACK;
  return BOXES.has(pack) ? LEAST_IN_BOX : undefined;
}
