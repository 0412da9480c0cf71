/** What the authorities publish, as far as the built-in data tells of it. */
export interface PublishedCatalogs {
  /** Code of a use of the CFDI → the tax regimes it is open to. */
  readonly cfdiUses: ReadonlyMap<string, readonly string[]>;
  /** ISO 3166-1 codes of three letters. */
  readonly countries: readonly string[];
  readonly states: readonly PublishedState[];
  readonly postalCodes: ReadonlyMap<string, PublishedPostalCode>;
}

interface PublishedState {
  /** Number of the national statistics office, 1..32. */
  readonly number: number;
  readonly code: string;
  readonly satCode: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** First two digits of its postal codes. */
  readonly prefixes: readonly string[];
}

interface PublishedPostalCode {
  readonly stateCode: string;
  readonly municipality: string;
  readonly inBorderRegion: boolean;
  /** All of them; undefined where the source doesn't tell. */
  readonly settlements?: ReadonlySet<string>;
}

const words = (text: string): string[] => text.trim().split(/\s+/);

const MOST_REGIMES = words('601 603 606 612 620 621 622 623 624 625 626');
const PEOPLE = words('605 606 607 608 611 612 614 615 625');
const ALL_REGIMES = words('601 603 605 606 607 608 610 611 612 614 615 616 620 621 622 623 624 625 626');

/** Catalog of the uses of the CFDI 4.0, by the regimes of who receives it. */
const CFDI_USES: readonly (readonly [codes: string, regimes: readonly string[]])[] = [
  ['G01 G03 I01 I02 I03 I04 I05 I06 I07 I08', MOST_REGIMES],
  ['G02', [...MOST_REGIMES, '616']],
  ['D01 D02 D03 D04 D05 D06 D07 D08 D09 D10', PEOPLE],
  ['S01 CP01', ALL_REGIMES],
  ['CN01', ['605']],
];

const COUNTRIES = `
  ABW AFG AGO AIA ALA ALB AND ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA BGD BGR BHR BHS BIH BLM BLR
  BLZ BMU BOL BRA BRB BRN BTN BVT BWA CAF CAN CCK CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB CUW CXR CYM CYP
  CZE DEU DJI DMA DNK DOM DZA ECU EGY ERI ESH ESP EST ETH FIN FJI FLK FRA FRO FSM GAB GBR GEO GGY GHA GIB GIN GLP GMB
  GNB GNQ GRC GRD GRL GTM GUF GUM GUY HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRL IRN IRQ ISL ISR ITA JAM JEY JOR JPN
  KAZ KEN KGZ KHM KIR KNA KOR KWT LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAF MAR MCO MDA MDG MDV MEX MHL MKD
  MLI MLT MMR MNE MNG MNP MOZ MRT MSR MTQ MUS MWI MYS MYT NAM NCL NER NFK NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN
  PCN PER PHL PLW PNG POL PRI PRK PRT PRY PSE PYF QAT REU ROU RUS RWA SAU SDN SEN SGP SGS SHN SJM SLB SLE SLV SMR SOM
  SPM SRB SSD STP SUR SVK SVN SWE SWZ SXM SYC SYR TCA TCD TGO THA TJK TKL TKM TLS TON TTO TUN TUR TUV TWN TZA UGA UKR
  UMI URY USA UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM ZAF ZMB ZWE`;

/** Numbered from 1: traditional code, tax code, name, first and last two digits of its postal codes, other spellings. */
const STATES: readonly (readonly [string, string, string, number, number, ...string[]])[] = [
  ['AGS', 'AGU', 'AGUASCALIENTES', 20, 20],
  ['BC', 'BCN', 'BAJA CALIFORNIA', 21, 22],
  ['BCS', 'BCS', 'BAJA CALIFORNIA SUR', 23, 23],
  ['CAMP', 'CAM', 'CAMPECHE', 24, 24],
  ['COAH', 'COA', 'COAHUILA', 25, 27],
  ['COL', 'COL', 'COLIMA', 28, 28],
  ['CHIS', 'CHP', 'CHIAPAS', 29, 30],
  ['CHIH', 'CHH', 'CHIHUAHUA', 31, 33],
  ['CDMX', 'CMX', 'CIUDAD DE MÉXICO', 1, 16, 'DF', 'DIF', 'CMX'],
  ['DGO', 'DUR', 'DURANGO', 34, 35],
  ['GTA', 'GUA', 'GUANAJUATO', 36, 38, 'GTO'],
  ['GRO', 'GRO', 'GUERRERO', 39, 41],
  ['HGO', 'HID', 'HIDALGO', 42, 43],
  ['JAL', 'JAL', 'JALISCO', 44, 49],
  ['MEX', 'MEX', 'ESTADO DE MÉXICO', 50, 57],
  ['MICH', 'MIC', 'MICHOACÁN', 58, 61],
  ['MOR', 'MOR', 'MORELOS', 62, 62],
  ['NAY', 'NAY', 'NAYARIT', 63, 63],
  ['NL', 'NLE', 'NUEVO LEÓN', 64, 67],
  ['OAX', 'OAX', 'OAXACA', 68, 71],
  ['PUE', 'PUE', 'PUEBLA', 72, 75],
  ['QRO', 'QUE', 'QUERÉTARO', 76, 76],
  ['QROO', 'ROO', 'QUINTANA ROO', 77, 77],
  ['SLP', 'SLP', 'SAN LUIS POTOSÍ', 78, 79],
  ['SIN', 'SIN', 'SINALOA', 80, 82],
  ['SON', 'SON', 'SONORA', 83, 85],
  ['TAB', 'TAB', 'TABASCO', 86, 86],
  ['TAMP', 'TAM', 'TAMAULIPAS', 87, 89],
  ['TLAX', 'TLA', 'TLAXCALA', 90, 90],
  ['VER', 'VER', 'VERACRUZ', 91, 96],
  ['YUC', 'YUC', 'YUCATÁN', 97, 97],
  ['ZAC', 'ZAC', 'ZACATECAS', 98, 99],
];

type Place = readonly [code: string, stateCode: string, municipality: string, border: boolean, settlements?: string];

/** Postal codes of everyday letters, on both sides of the edge of the border region; settlements where they are few. */
const PLACES: readonly Place[] = [
  ['01000', 'CDMX', 'Álvaro Obregón', false, 'San Ángel'],
  ['06000', 'CDMX', 'Cuauhtémoc', false],
  ['22000', 'BC', 'Tijuana', true, 'Zona Centro|Zona Este|Zona Norte'],
  ['32000', 'CHIH', 'Juárez', true, 'Centro'],
  ['31000', 'CHIH', 'Chihuahua', false],
  ['44100', 'JAL', 'Guadalajara', false, 'Guadalajara Centro'],
  ['64000', 'NL', 'Monterrey', false],
  ['77000', 'QROO', 'Othón P. Blanco', true],
  ['77500', 'QROO', 'Benito Juárez', false],
  ['83000', 'SON', 'Hermosillo', false, 'Hermosillo Centro'],
  ['97000', 'YUC', 'Mérida', false],
];

const postalCodeOf = ([code, stateCode, municipality, inBorderRegion, settlements]: Place): [
  string,
  PublishedPostalCode,
] => [
  code,
  { stateCode, municipality, inBorderRegion, ...(settlements && { settlements: new Set(settlements.split('|')) }) },
];

/** The small catalogs whole and a few postal codes, written by hand from what everybody knows. */
export const KNOWN_FACTS: PublishedCatalogs = {
  cfdiUses: new Map(CFDI_USES.flatMap(([codes, regimes]) => words(codes).map((code) => [code, regimes] as const))),
  countries: words(COUNTRIES),
  states: STATES.map(([code, satCode, name, first, last, ...aliases], index) => ({
    number: index + 1,
    code,
    satCode,
    name,
    aliases,
    prefixes: Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(2, '0')),
  })),
  postalCodes: new Map(PLACES.map(postalCodeOf)),
};
