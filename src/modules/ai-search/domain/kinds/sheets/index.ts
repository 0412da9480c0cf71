import type { KindSheets } from '../book/kind-entry';
import { BESIDE_ACCESS_SHEETS } from './access/besides';
import { CALLERS_SHEETS } from './access/callers';
import { DOORS_SHEETS } from './access/doors';
import { GATES_SHEETS } from './access/gates';
import { GUARDING_SHEETS } from './access/guarding';
import { LOCKS_SHEETS } from './access/locks';
import { PERSONS_SHEETS } from './access/persons';
import { PROTECTION_SHEETS } from './access/protection';
import { FENCES_SHEETS } from './alarm/fences';
import { FIRE_SHEETS } from './alarm/fire';
import { HOMES_SHEETS } from './alarm/homes';
import { INTRUSION_SHEETS } from './alarm/intrusion';
import { MEASURING_SHEETS } from './alarm/measuring';
import { RADIO_SHEETS } from './communications/radio';
import { SOUND_SHEETS } from './communications/sound';
import { VEHICLES_SHEETS } from './communications/vehicles';
import { VEHICLE_SIGNALS_SHEETS } from './communications/vehicle-signals';
import { BACKUP_SHEETS } from './energy/backup';
import { LIGHT_SHEETS } from './energy/light';
import { SUN_SHEETS } from './energy/sun';
import { SUPPLIES_SHEETS } from './energy/supplies';
import { WIRING_SHEETS } from './energy/wiring';
import { BESIDE_TELEPHONES_SHEETS } from './networks/beside-telephones';
import { HOUSES_SHEETS } from './energy/houses';
import { BESIDE_ENERGY_SHEETS } from './energy/beside-energy';
import { LAMPS_SHEETS } from './energy/lamps';
import { CABLING_SHEETS } from './networks/cabling';
import { FIBRE_SHEETS } from './networks/fibre';
import { FIBRE_JOINTS_SHEETS } from './networks/fibre-joints';
import { OUTLETS_SHEETS } from './networks/outlets';
import { RACKS_SHEETS } from './networks/racks';
import { SWITCHING_SHEETS } from './networks/switching';
import { TELEPHONES_SHEETS } from './networks/telephones';
import { BESIDE_COMPUTERS_SHEETS } from './office/beside-computers';
import { COMPUTERS_SHEETS } from './office/computers';
import { COUNTERS_SHEETS } from './office/counters';
import { DESKS_SHEETS } from './office/desks';
import { TOOLS_SHEETS } from './office/tools';
import { WORKSHOP_SHEETS } from './office/workshop';
import { WATER_SHEETS } from './office/water';
import { SHOP_SUPPLIES_SHEETS } from './office/shop-supplies';
import { SMALL_COMPUTERS_SHEETS } from './office/small-computers';
import { BESIDE_CAMERAS_SHEETS } from './video/beside-cameras';
import { BESIDE_RECORDERS_SHEETS } from './video/beside-recorders';
import { CAMERAS_SHEETS } from './video/cameras';
import { CONVERTING_SHEETS } from './video/converting';
import { RECORDING_SHEETS } from './video/recording';
import { SCREENS_SHEETS } from './video/screens';

/** How titles tell each kind. */
export const SHEETS: readonly KindSheets[] = [
  ...BESIDE_ACCESS_SHEETS,
  ...CALLERS_SHEETS,
  ...DOORS_SHEETS,
  ...GATES_SHEETS,
  ...GUARDING_SHEETS,
  ...PROTECTION_SHEETS,
  ...LOCKS_SHEETS,
  ...PERSONS_SHEETS,
  ...FENCES_SHEETS,
  ...FIRE_SHEETS,
  ...HOMES_SHEETS,
  ...INTRUSION_SHEETS,
  ...MEASURING_SHEETS,
  ...RADIO_SHEETS,
  ...SOUND_SHEETS,
  ...VEHICLES_SHEETS,
  ...VEHICLE_SIGNALS_SHEETS,
  ...BACKUP_SHEETS,
  ...LIGHT_SHEETS,
  ...SUN_SHEETS,
  ...SUPPLIES_SHEETS,
  ...WIRING_SHEETS,
  ...HOUSES_SHEETS,
  ...BESIDE_ENERGY_SHEETS,
  ...LAMPS_SHEETS,
  ...CABLING_SHEETS,
  ...OUTLETS_SHEETS,
  ...FIBRE_SHEETS,
  ...FIBRE_JOINTS_SHEETS,
  ...RACKS_SHEETS,
  ...SWITCHING_SHEETS,
  ...TELEPHONES_SHEETS,
  ...BESIDE_TELEPHONES_SHEETS,
  ...BESIDE_COMPUTERS_SHEETS,
  ...COMPUTERS_SHEETS,
  ...COUNTERS_SHEETS,
  ...DESKS_SHEETS,
  ...TOOLS_SHEETS,
  ...WORKSHOP_SHEETS,
  ...WATER_SHEETS,
  ...SHOP_SUPPLIES_SHEETS,
  ...SMALL_COMPUTERS_SHEETS,
  ...BESIDE_CAMERAS_SHEETS,
  ...BESIDE_RECORDERS_SHEETS,
  ...CAMERAS_SHEETS,
  ...RECORDING_SHEETS,
  ...SCREENS_SHEETS,
  ...CONVERTING_SHEETS,
];
