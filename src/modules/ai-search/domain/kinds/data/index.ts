import type { KindEntry } from '../book/kind-entry';
import { SHEETS } from '../sheets';
import { BESIDE_ACCESS } from './access/besides';
import { CALLERS } from './access/callers';
import { DOORS } from './access/doors';
import { GATES } from './access/gates';
import { GUARDING } from './access/guarding';
import { LOCKS } from './access/locks';
import { PERSONS } from './access/persons';
import { PROTECTION } from './access/protection';
import { FENCES } from './alarm/fences';
import { FIRE } from './alarm/fire';
import { HOMES } from './alarm/homes';
import { INTRUSION } from './alarm/intrusion';
import { MEASURING } from './alarm/measuring';
import { RADIO } from './communications/radio';
import { SOUND } from './communications/sound';
import { VEHICLES } from './communications/vehicles';
import { VEHICLE_SIGNALS } from './communications/vehicle-signals';
import { ELSEWHERE_BY_NAME } from './elsewhere/by-name';
import { LOOKALIKES } from './elsewhere/lookalikes';
import { NEXT_DOOR } from './elsewhere/next-door';
import { THINGS_ELSEWHERE } from './elsewhere/things';
import { BACKUP } from './energy/backup';
import { LIGHT } from './energy/light';
import { SUN } from './energy/sun';
import { SUPPLIES } from './energy/supplies';
import { WIRING } from './energy/wiring';
import { BESIDE_TELEPHONES } from './networks/beside-telephones';
import { HOUSES } from './energy/houses';
import { BESIDE_ENERGY } from './energy/beside-energy';
import { LAMPS } from './energy/lamps';
import { CABLING } from './networks/cabling';
import { FIBRE } from './networks/fibre';
import { FIBRE_JOINTS } from './networks/fibre-joints';
import { OUTLETS } from './networks/outlets';
import { RACKS } from './networks/racks';
import { SWITCHING } from './networks/switching';
import { TELEPHONES } from './networks/telephones';
import { BESIDE_COMPUTERS } from './office/beside-computers';
import { COMPUTERS } from './office/computers';
import { COUNTERS } from './office/counters';
import { DESKS } from './office/desks';
import { TOOLS } from './office/tools';
import { WORKSHOP } from './office/workshop';
import { WATER } from './office/water';
import { SHOP_SUPPLIES } from './office/shop-supplies';
import { SMALL_COMPUTERS } from './office/small-computers';
import { BESIDE_CAMERAS } from './video/beside-cameras';
import { BESIDE_RECORDERS } from './video/beside-recorders';
import { CAMERAS } from './video/cameras';
import { CONVERTING } from './video/converting';
import { RECORDING } from './video/recording';
import { SCREENS } from './video/screens';

const SHEETS_BY_KIND = new Map(SHEETS.map((sheets) => [sheets.kind, sheets]));

const ENTRIES: readonly KindEntry[] = [
  ...[...CAMERAS, ...RECORDING, ...BESIDE_CAMERAS, ...BESIDE_RECORDERS, ...SCREENS, ...CONVERTING],
  ...[...SWITCHING, ...FIBRE, ...FIBRE_JOINTS, ...CABLING, ...OUTLETS, ...RACKS, ...TELEPHONES, ...BESIDE_TELEPHONES],
  ...[...PERSONS, ...LOCKS, ...DOORS, ...GATES, ...CALLERS, ...BESIDE_ACCESS, ...GUARDING, ...PROTECTION],
  ...[...INTRUSION, ...FENCES, ...FIRE, ...MEASURING, ...HOMES],
  ...[...BACKUP, ...SUN, ...SUPPLIES, ...WIRING, ...LIGHT, ...HOUSES, ...BESIDE_ENERGY, ...LAMPS],
  ...[...RADIO, ...VEHICLES, ...VEHICLE_SIGNALS, ...SOUND],
  ...[
    ...COUNTERS,
    ...DESKS,
    ...COMPUTERS,
    ...BESIDE_COMPUTERS,
    ...TOOLS,
    ...WORKSHOP,
    ...WATER,
    ...SHOP_SUPPLIES,
    ...SMALL_COMPUTERS,
  ],
  ...[...THINGS_ELSEWHERE, ...ELSEWHERE_BY_NAME, ...NEXT_DOOR, ...LOOKALIKES].map((entry) => ({
    ...entry,
    elsewhere: true,
  })),
];

/** Every kind that the search knows, whatever catalog is loaded. */
export const KINDS: readonly KindEntry[] = ENTRIES.map((entry) => ({ ...entry, ...SHEETS_BY_KIND.get(entry.kind) }));
