import { words } from './words';

/**
 * Brands of the trade, folded, by which people ask for things whether or not a catalog has them. Names that are words of Spanish or English too
 * (`came`, `faro`, `planet`) are not among them: they are brands where the catalog says so, or behind `marca`.
 */
export const KNOWN_BRANDS: ReadonlySet<string> = words(
  'hikvision hilook ezviz dahua imou uniview hanwha wisenet vivotek bosch avigilon geovision samsung sony panasonic honeywell pelco mobotix tiandy swann lorex reolink arlo wyze xiaomi tplink tapo tuya sonoff shelly aqara ' +
    'cisco meraki ubiquiti unifi mikrotik ruckus juniper fortinet sophos dlink netgear linksys mercusys huawei zte grandstream yealink fanvil polycom avaya mitel cambium mimosa ruijie engenius zyxel netis edimax ' +
    'panduit belden commscope siemon leviton hubbell condumex viakon furukawa corning legrand thorsman ' +
    'apc tripplite cyberpower eaton koblenz forza vertiv liebert schneider siemens abb altronix meanwell duracell lth yuasa powersonic victron growatt huawei fronius enphase apsystems goodwe jinko canadiansolar epever ' +
    'zkteco rosslare suprema virdi anviz yale assaabloy kwikset schlage dormakaba faac merik liftmaster chamberlain bft beninca ' +
    'dsc paradox risco visonic texecom optex takex hagroy yonusa jva gallagher notifier firelite hochiki kidde mircom silentknight systemsensor ' +
    'motorola kenwood icom hytera baofeng retevis garmin teltonika queclink concox meitrack suntech calamp ruptela ' +
    'jbl bose yamaha behringer shure sennheiser audiotechnica akg qsc toa ahuja electrovoice denon sonos steren logitech ' +
    'zebra honeywell datalogic epson hp xerox lexmark kyocera ricoh bixolon dymo godex tsc evolis magicard ' +
    'seagate toshiba kingston sandisk adata lenovo dell asus msi lg hisense philips viewsonic benq optoma xbox playstation nintendo gopro dji nikon fujifilm jabra plantronics ' +
    'fluke truper dewalt makita milwaukee bosch hilti knipex fujikura sumitomo exfo noyafa',
);
