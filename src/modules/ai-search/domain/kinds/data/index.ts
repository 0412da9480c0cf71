import type { KindEntry } from '../book/kind-entry';
import { ACCESS } from './access';
import { ALARM } from './alarm';
import { COMMUNICATIONS } from './communications';
import { ELSEWHERE } from './elsewhere';
import { ELSEWHERE_BY_NAME } from './elsewhere-by-name';
import { ENERGY } from './energy';
import { BORDER_NAMES } from './further/border-names';
import { BY_PLACE } from './further/by-place';
import { CLERK_NAMES } from './further/clerk-names';
import { COMPUTING } from './further/computing';
import { COUNTER_TOP } from './further/counter-top';
import { COUNTERS } from './further/counters';
import { EVERYDAY_WAYS } from './further/everyday';
import { FURTHER } from './further/further-kinds';
import { HAVING_NAMES } from './further/having-names';
import { HOUSEHOLD_NAMES } from './further/household-names';
import { HOUSEHOLD_WAYS } from './further/household-ways';
import { INDUSTRY } from './further/industry';
import { MORE_WAYS } from './further/more-ways';
import { NICKNAMES } from './further/nicknames';
import { SHEET_NAMES } from './further/sheet-names';
import { STAGE } from './further/stage';
import { TITLE_NAMES } from './further/title-names';
import { TOLD_APART } from './further/told-apart';
import { TOLD_BY_TROUBLE } from './further/told-by-trouble';
import { LOOKALIKES } from './lookalikes/lookalikes';
import { NARROWER_ACCESS } from './narrower-access';
import { NARROWER_COMMUNICATIONS } from './narrower-communications';
import { NARROWER_ENERGY } from './narrower-energy';
import { NARROWER_NETWORKS } from './narrower-networks';
import { NETWORKS } from './networks';
import { OFFICE } from './office';
import { VIDEO } from './video';
import { LAY_WAYS } from './ways';
import { OF_THE_BORDER } from './ways/of-the-border';
import { OF_STORIES } from './ways/of-stories';

/** Every kind that the search knows, whatever catalog is loaded. */
export const KINDS: readonly KindEntry[] = [
  ...VIDEO,
  ...NETWORKS,
  ...ACCESS,
  ...ALARM,
  ...ENERGY,
  ...COMMUNICATIONS,
  ...OFFICE,
  ...[...ELSEWHERE, ...ELSEWHERE_BY_NAME, ...LOOKALIKES].map((entry) => ({ ...entry, elsewhere: true })),
  ...NARROWER_ACCESS,
  ...NARROWER_COMMUNICATIONS,
  ...NARROWER_ENERGY,
  ...NARROWER_NETWORKS,
  ...FURTHER,
  ...TOLD_APART,
  ...BY_PLACE,
  ...COMPUTING,
  ...COUNTERS,
  ...STAGE,
  ...INDUSTRY,
  ...COUNTER_TOP,
].map((entry) => withMoreWays(withTitleNames(entry)));

function withTitleNames(entry: KindEntry): KindEntry {
  const more = [TITLE_NAMES, SHEET_NAMES, HAVING_NAMES, NICKNAMES, BORDER_NAMES, HOUSEHOLD_NAMES, CLERK_NAMES]
    .map((names) => names[entry.kind])
    .filter((names) => names !== undefined);
  return more.length === 0 ? entry : { ...entry, titles: [entry.titles, ...more].filter(Boolean).join('|') };
}

function withMoreWays(entry: KindEntry): KindEntry {
  const more = [MORE_WAYS, LAY_WAYS, TOLD_BY_TROUBLE, EVERYDAY_WAYS, OF_THE_BORDER, OF_STORIES, HOUSEHOLD_WAYS]
    .map((ways) => ways[entry.kind])
    .filter((ways) => ways !== undefined);
  return more.length === 0 ? entry : { ...entry, say: [entry.say, ...more].filter(Boolean).join('|') };
}
