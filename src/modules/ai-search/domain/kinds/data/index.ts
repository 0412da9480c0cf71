import type { KindEntry } from '../kind-entry';
import { ACCESS } from './access';
import { ALARM } from './alarm';
import { COMMUNICATIONS } from './communications';
import { ELSEWHERE } from './elsewhere';
import { ENERGY } from './energy';
import { LOOKALIKES } from './lookalikes';
import { NETWORKS } from './networks';
import { OFFICE } from './office';
import { VIDEO } from './video';

/** Every kind that the search knows, whatever catalog is loaded. */
export const KINDS: readonly KindEntry[] = [
  ...VIDEO,
  ...NETWORKS,
  ...ACCESS,
  ...ALARM,
  ...ENERGY,
  ...COMMUNICATIONS,
  ...OFFICE,
  ...ELSEWHERE,
  ...LOOKALIKES,
];
