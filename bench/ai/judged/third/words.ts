import type { TraitValue } from '../items';

/** Ways in which this ERP's people wrote a measure; `#` stands for the value. A trait that isn't here is told by the model alone. */
const MEASURES: Readonly<Record<string, readonly string[]>> = {
  mp: ['#MP', '# MPX', '#MEGAPIXEL'],
  ir: ['IR#M', '#MTS IR', 'SMART IR #M'],
  lente: ['#MM', 'LTE #MM', 'LENTE FIJO #MM'],
  zoom: ['#X', 'ZOOM #X'],
  can: ['#CH', '# CANALES', '#CAN'],
  ptos: ['#P', '# PUERTOS', '#PTOS'],
  bahias: ['#SATA', '# BAHIAS', '#BAY'],
  salidas: ['#SAL', '# SALIDAS'],
  w: ['#W', '# WATTS', '#WTS'],
  kw: ['#KW', '# KILOWATTS'],
  wh: ['#WH', '# WH'],
  mah: ['#MAH', '# mAh'],
  va: ['#VA', '# VA'],
  v: ['#V', '#VCD', '# VOLTS'],
  a: ['#A', '# AMP', '#AMPERES'],
  ah: ['#AH', '# AH'],
  gb: ['#GB', '# GB'],
  tb: ['#TB', '# TB', '#TERAS'],
  pulg: ['#"', '# PULG', '#IN'],
  ur: ['#UR', '#U', '# UNIDADES'],
  zonas: ['#ZONAS', '#Z', '# ZNS'],
  lazos: ['#LAZO', '#LOOP'],
  usuarios: ['#USUARIOS', '#USR', 'CAP #'],
  puertas: ['#PUERTAS', '#PTA'],
  aptos: ['#DEPTOS', '# APTOS'],
  lb: ['#LBS', '# LB'],
  kg: ['#KG', '# KGS'],
  m: ['#M', '#MTS', '# METROS'],
  cm: ['#CM', '# CMS'],
  mm: ['#MM', '# MM'],
  km: ['#KM', '# KMS'],
  m2: ['#M2', '# MTS2'],
  hilos: ['#HILOS', '#H'],
  awg: ['#AWG', 'CAL#', 'CALIBRE #'],
  pzas: ['C/#', '#PZ', 'PAQ #PZAS', 'BOLSA #'],
  haces: ['#HACES', '#BEAM'],
  lineas: ['#LIN', '# LINEAS SIP'],
  vias: ['#VIAS', '# POLOS', '#GANG'],
  wifiver: ['WIFI#', 'WIFI #'],
  tomas: ['#CONTACTOS', '#TOMAS'],
  db: ['#DBI', '#DB'],
  ghz: ['#GHZ'],
  mbps: ['AC#', '#MBPS'],
  mbs: ['#MB MES', '#MB'],
  gbps: ['#G', '#GBPS'],
  khz: ['#KHZ', '# KHZ'],
  cat: ['CAT#', 'CAT. #', 'C#'],
  grados: ['#C', '#GRADOS'],
  cd: ['#CD', '# CANDELAS'],
  min: ['#MIN', '# MINUTOS'],
  ka: ['#KA'],
  motores: ['#MOTORES'],
  peldanos: ['#PELDAÑOS', '#ESC'],
  anillos: ['#ARGOLLAS', '#D'],
  dim: ['#D', '#DIM'],
  dpi: ['#DPI'],
  ppm: ['#PPM'],
  billetes: ['#BILLETES'],
  caras: ['#CARA', '#LADO'],
  lm: ['#LUMENES', '#LM'],
  lts: ['#LTS', '#L'],
  mw: ['#MW'],
};

/** Values that have a name of their own in the trade. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'mp=2': ['2MP', '1080P', 'FHD', '2 MPX'],
  'mp=8': ['8MP', '4K', '4K UHD'],
  'khz=13560': ['MIFARE', '13.56MHZ'],
  'm=305': ['305M', '305 MTS', '1000FT'],
  'kw=0.5': ['500W'],
  'va=1000': ['1000VA', '1KVA'],
  'va=3000': ['3000VA', '3KVA'],
  'va=6000': ['6KVA', '6000VA'],
  'va=10000': ['10KVA', '10000VA'],
  'gb=2000': ['2TB', '2000GB'],
};

/** Ways to write that a trait is there: in Spanish, then in English. */
const FLAGS: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  poe: [
    ['POE', 'POE AF'],
    ['POE', 'POWER OVER ETHERNET'],
  ],
  ext: [
    ['EXT', 'EXTERIOR', 'IP67', 'IP66', 'INTEMPERIE'],
    ['OUTDOOR', 'IP67', 'WEATHERPROOF'],
  ],
  audio: [
    ['C/AUDIO', 'MIC INTEGRADO', 'AUDIO'],
    ['W/AUDIO', 'BUILT-IN MIC'],
  ],
  color: [
    ['COLOR 24/7', 'COLORVU', 'FULLCOLOR'],
    ['FULL COLOR', '24/7 COLOR'],
  ],
  ia: [
    ['IA', 'ANALITICA', 'ACUSENSE'],
    ['AI', 'SMART DETECTION'],
  ],
  ik10: [
    ['IK10', 'ANTIVANDALICA'],
    ['IK10', 'VANDALPROOF'],
  ],
  giro: [['PT', 'GIRA 360'], ['PAN/TILT']],
  wifi: [
    ['WIFI', 'WI-FI', 'INAL 2.4G'],
    ['WIFI', 'WIRELESS 2.4GHZ'],
  ],
  '4g': [
    ['4G', '4G LTE', 'CHIP 4G'],
    ['LTE', '4G'],
  ],
  sol: [['SOLAR', 'C/PANEL SOLAR'], ['SOLAR POWERED']],
  bateria: [
    ['C/BATERIA', 'BAT RECARGABLE'],
    ['BATTERY', 'RECHARGEABLE'],
  ],
  metal: [['METALICO', 'METAL'], ['METAL']],
  disco: [['C/DISCO 1TB', 'DD INCLUIDO'], ['HDD INCLUDED']],
  activo: [['ACTIVO'], ['ACTIVE']],
  gps: [['GPS', 'C/GPS'], ['GPS']],
  gigabit: [['GIGABIT', '10/100/1000'], ['GIGABIT']],
  admin: [
    ['ADMINISTRABLE', 'L2'],
    ['MANAGED', 'SMART MANAGED'],
  ],
  din: [['RIEL DIN'], ['DIN RAIL']],
  cca: [['CCA', 'ALUMINIO COBRIZADO'], ['CCA']],
  cobre: [
    ['100% COBRE', 'COBRE PURO'],
    ['PURE COPPER', 'BARE COPPER'],
  ],
  blindado: [
    ['BLINDADO', 'FTP'],
    ['SHIELDED', 'STP'],
  ],
  armada: [['ARMADA'], ['ARMORED']],
  mono: [
    ['MONOMODO', 'SM'],
    ['SINGLE MODE', 'SM'],
  ],
  teclado: [['C/TECLADO'], ['KEYPAD']],
  huella: [['HUELLA', 'C/HUELLA'], ['FINGERPRINT']],
  rostro: [['ROSTRO', 'FACIAL'], ['FACE']],
  led: [['LED'], ['LED']],
  doble: [['DOBLE'], ['DOUBLE']],
  fa: [['FALLA ABIERTA', 'NA/NC'], ['FAIL SAFE']],
  bt: [['BLUETOOTH', 'BT'], ['BLUETOOTH']],
  notouch: [['SIN CONTACTO', 'NO TOUCH'], ['TOUCHLESS']],
  inox: [['ACERO INOX', 'INOX'], ['STAINLESS']],
  inal: [['INAL', 'INALAMBRICO', 'WIRELESS'], ['WIRELESS']],
  mascotas: [['INM MASCOTAS', 'ANTIMASCOTAS'], ['PET IMMUNE']],
  uso_rudo: [['USO RUDO', 'P/CORTINA METALICA'], ['HEAVY DUTY']],
  luz: [['C/ESTROBO'], ['W/STROBE']],
  dir: [['DIRECCIONABLE', 'DIREC'], ['ADDRESSABLE']],
  autonomo: [['AUTONOMO'], ['STANDALONE']],
  rack: [['RACK', 'P/RACK 19'], ['RACKMOUNT']],
  lcd: [['LCD', 'C/PANTALLA'], ['LCD']],
  gabinete: [['C/GABINETE', 'GAB METALICO'], ['W/ENCLOSURE']],
  mppt: [['MPPT'], ['MPPT']],
  paso: [['PASO', 'EZ PASS THROUGH'], ['PASS THROUGH']],
  gancho: [['GANCHO'], ['CLAMP']],
  digital: [['DIGITAL', 'DMR'], ['DIGITAL DMR']],
  vhf: [['VHF', '136-174'], ['VHF']],
  uhf: [['UHF', '400-470'], ['UHF']],
  paro: [['C/PARO MOTOR', 'PARO DE MOTOR'], ['ENGINE CUT']],
  obd: [['OBDII', 'OBD'], ['OBD2']],
  usb: [['USB'], ['USB']],
  eth: [['ETHERNET', 'LAN'], ['ETHERNET']],
  falsos: [['DETECTA FALSOS'], ['COUNTERFEIT DETECT']],
  tactil: [['TACTIL', 'TOUCH'], ['TOUCH']],
  ind: [['INDUSTRIAL'], ['INDUSTRIAL']],
  ip: [['IP', 'TCP/IP'], ['IP']],
  remoto: [['C/2 CTRL'], ['2 REMOTES']],
  hdmi: [['HDMI'], ['HDMI']],
  adh: [['C/ADHESIVO'], ['ADHESIVE']],
  sonora: [['C/SIRENA'], ['W/SIREN']],
  app: [['APP'], ['APP']],
  artic: [['ARTICULADO', 'BRAZO MOVIL'], ['FULL MOTION']],
};

/** Manners of writing one trait; empty when nobody writes it. */
export function writtenThird(trait: string, value: TraitValue, english: boolean): readonly string[] {
  if (value === true) return FLAGS[trait]?.[english ? 1 : 0] ?? [];
  return NAMED[`${trait}=${value}`] ?? (MEASURES[trait] ?? []).map((form) => form.replace('#', String(value)));
}

/** What the attribute's name is in the ERP's sheet of attributes, when somebody filled it in. */
const SHEET: Readonly<Record<string, readonly string[]>> = {
  mp: ['RESOLUCION', 'Resolución', 'Res.'],
  w: ['POTENCIA', 'Potencia nominal'],
  m: ['LONG', 'Longitud', 'Alcance'],
  ptos: ['NO. PUERTOS', 'Puertos'],
  can: ['CANALES', 'No. de canales'],
  v: ['VOLTAJE', 'Alimentación'],
  ext: ['USO', 'Instalación', 'GRADO IP'],
  pulg: ['TAMAÑO', 'Pantalla'],
  usuarios: ['CAPACIDAD', 'Usuarios máx.'],
};

/** The names under which the sheet of attributes may tell a trait. */
export function sheetNames(trait: string): readonly string[] {
  return SHEET[trait] ?? ['', 'Caract.', 'DATO'];
}

const SHORT: Readonly<Record<string, string>> = {
  CAMARA: 'CAM',
  FUENTE: 'FTE',
  PARA: 'P/',
  CON: 'C/',
  BATERIA: 'BAT',
  MICROFONO: 'MIC',
  DETECTOR: 'DET',
  CONECTOR: 'CONEC',
  SOPORTE: 'SOP',
  LAMPARA: 'LAMP',
  REGULADOR: 'REG',
  AMPLIFICADOR: 'AMPLIF',
  INVERSOR: 'INV',
  IMPRESORA: 'IMP',
  CERRADURA: 'CERR',
  MAGNETICA: 'MAG',
  ELECTRICA: 'ELEC',
  ELECTRICO: 'ELEC',
  GABINETE: 'GAB',
  BOBINA: 'BOB',
  CONTROL: 'CTRL',
  REMOTO: 'REM',
  INTELIGENTE: 'INTELIG',
  HERRAMIENTA: 'HTA',
  PORTATIL: 'PORT',
  VEHICULAR: 'VEH',
  CONVERTIDOR: 'CONV',
  INCENDIO: 'INC',
  INALAMBRICO: 'INAL',
};

/** A title as people in a hurry key it in. */
export function abbreviated(title: string): string {
  return title
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join(' ')
    .replaceAll(/(\b[PC]\/) /g, '$1');
}
