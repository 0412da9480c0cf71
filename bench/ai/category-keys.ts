/** Names that the judgements call the demo's categories by, with their ids. */
const KEYS =
  'ipCameras:110 turboCameras:120 recorders:130 videoKits:140 videoAccessories:150 storage:160 monitors:170 ' +
  'mobileVideo:180 software:190 switches:210 routing:220 wireless:230 opticalNetwork:240 copper:310 fibre:320 ' +
  'connectors:330 telephony:250 racks:340 conduit:350 readers:410 accessPanels:420 locks:430 vehicleAccess:440 ' +
  'pedestrian:450 intercom:460 alarms:510 sensors:520 signalling:530 electricFence:540 smartHome:550 ' +
  'firePanels:610 fireDetectors:620 fireNotification:630 ups:710 powerSupplies:720 batteries:730 solar:740 ' +
  'surge:750 tools:760 handhelds:810 radioAccessories:820 antennas:830 gps:910 iotSensors:920 pointOfSale:930 ' +
  'lighting:770 vehicleCharging:780 avCables:1030 publicAddress:1010 conference:1020 ipBullet:1101 ipDome:1102 ' +
  'ipTurret:1103 ipPtz:1104 ipPanoramic:1105 ipThermal:1106 ipPlates:1107 wifiCameras:1108 turboBullet:1201 ' +
  'turboDome:1202 turboTurret:1203 turboPtz:1204 nvr:1301 nvrPoe:1302 dvr:1303 turboKits:1401 ipKits:1402 ' +
  'mounts:1501 transceivers:1502 cameraExtras:1503 videoCables:1504 hardDisks:1601 solidState:1602 ' +
  'memoryCards:1603 nas:1604 dashRecorders:1801 mobileCameras:1802 bodyCameras:1803 poeSwitches:2101 ' +
  'plainSwitches:2102 industrialSwitches:2103 poeInjectors:2104 routers:2201 firewalls:2202 indoorAps:2301 ' +
  'outdoorAps:2302 links:2303 homeWifi:2304 sfp:2401 mediaConverters:2402 gpon:2403 utp:3101 patchCords:3102 ' +
  'coax:3103 alarmCable:3104 fibreCable:3201 fibrePatch:3202 fibreEnclosures:3203 plugs:3301 patchPanels:3302 ' +
  'wallCabinets:3401 floorRacks:3402 rackAccessories:3403 cardReaders:4101 biometrics:4102 doorPanels:4201 ' +
  'credentials:4202 cardPrinters:4203 magneticLocks:4301 strikes:4302 smartLocks:4303 exitButtons:4304 ' +
  'barriers:4401 gateMotors:4402 uhf:4403 turnstiles:4501 metalDetectors:4502 videoDoorPhones:4601 doorPhones:4602 ' +
  'alarmPanels:5101 alarmKits:5102 keypads:5103 motion:5201 contacts:5202 beams:5203 panic:5204 sirens:5301 ' +
  'energizers:5401 fenceParts:5402 smartSwitches:5501 smartDevices:5502 conventionalPanels:6101 ' +
  'addressablePanels:6102 smoke:6201 pullStations:6202 strobes:6301 fireCable:6302 lineUps:7101 onlineUps:7102 ' +
  'regulators:7103 psu12:7201 psu24:7202 psuBackup:7203 agm:7301 lithium:7302 solarPanels:7401 inverters:7402 ' +
  'chargeControllers:7403 solarAccessories:7404 solarKits:7405 handTools:7601 testers:7602 portables:8101 ' +
  'mobiles:8102 radioBatteries:8201 headsets:8202 vhfUhf:8301 towers:8302 rfConnectors:8303 ipPhones:2501 pbx:2502 ' +
  'scanners:9301 ticketPrinters:9302 trackers:9101 trackerParts:9102 speakers:10101 amplifiers:10102 ' +
  'microphones:10103';

const NAMES: ReadonlyMap<number, string> = new Map(
  KEYS.split(' ').map((pair) => {
    const [name = '', id] = pair.split(':');
    return [Number(id), name] as const;
  }),
);

/** The names of some categories. */
export function categoryKeys(ids: readonly number[]): string[] {
  return ids.flatMap((id) => NAMES.get(id) ?? []);
}
