import { join } from 'node:path';
import type { BranchLine } from '../import-rows';

/** A distributor whose products are written by hand, one a line, in `<name>/products/*.txt`. */
export interface WrittenDistributor {
  readonly name: 'bodega' | 'surtidor' | 'central' | 'mercado' | 'proveedor' | 'bazar';
  /** What its made descriptions depend on besides each model. */
  readonly seed: string;
  /** Pesos of a dollar. */
  readonly rate: number;
  readonly firstId: number;
  readonly firstCategory: number;
  /** Its branches by the letter that names them in a line. */
  readonly branches: Readonly<Record<string, BranchLine>>;
}

export const BODEGA: WrittenDistributor = {
  name: 'bodega',
  seed: 'fourth',
  rate: 19.1,
  firstId: 90_001,
  firstCategory: 7001,
  branches: {
    T: ['s01-tol', 'CEDIS Toluca', 'Toluca', 'México', '50000', 'S01'],
    H: ['s03-hmo', 'Mostrador Hermosillo', 'Hermosillo', 'Sonora', '83000', 'S03'],
    G: ['s07-tgz', 'Tuxtla', 'Tuxtla Gutiérrez', 'Chiapas', '29000', 'S07'],
    M: ['s09-mlm', 'Morelia', 'Morelia', 'Michoacán de Ocampo', '58000', 'S09'],
    V: ['s12-vsa', 'Villahermosa', 'Villahermosa', 'Tabasco', '86000', 'S12'],
    D: ['s15-dgo', 'Durango', 'Durango', 'Durango', '34000', 'S15'],
    P: ['s18-pac', 'Pachuca', 'Pachuca de Soto', 'Hidalgo', '42000', 'S18'],
    L: ['s21-lap', 'La Paz', 'La Paz', 'Baja California Sur', '23000', 'S21'],
  },
};

export const SURTIDOR: WrittenDistributor = {
  name: 'surtidor',
  seed: 'fifth',
  rate: 18.4,
  firstId: 210_001,
  firstCategory: 301,
  branches: {
    C: ['cdmx', 'Matriz Ciudad de México', 'Ciudad de México', 'Ciudad de México', '06000', 'CMX'],
    K: ['cancun', 'Cancún', 'Cancún', 'Quintana Roo', '77500', 'CUN'],
    X: ['mexicali', 'Mexicali', 'Mexicali', 'Baja California', '21000', 'MXL'],
    S: ['slp', 'San Luis Potosí', 'San Luis Potosí', 'San Luis Potosí', '78000', 'SLP'],
    V: ['veracruz', 'Veracruz Puerto', 'Veracruz', 'Veracruz de Ignacio de la Llave', '91700', 'VER'],
    A: ['acapulco', 'Acapulco', 'Acapulco de Juárez', 'Guerrero', '39300', 'ACA'],
    U: ['culiacan', 'Culiacán', 'Culiacán Rosales', 'Sinaloa', '80000', 'CUL'],
    B: ['saltillo', 'Saltillo', 'Saltillo', 'Coahuila de Zaragoza', '25000', 'SLW'],
  },
};

export const CENTRAL: WrittenDistributor = {
  name: 'central',
  seed: 'sixth',
  rate: 18.75,
  firstId: 340_001,
  firstCategory: 12,
  branches: {
    N: ['tij', 'Tijuana', 'Tijuana', 'Baja California', '22000', 'TIJ'],
    J: ['gdl', 'Guadalajara', 'Guadalajara', 'Jalisco', '44100', 'GDL'],
    R: ['mty', 'Monterrey', 'Monterrey', 'Nuevo León', '64000', 'MTY'],
    Q: ['qro', 'Querétaro', 'Querétaro', 'Querétaro', '76000', 'QRO'],
    O: ['oax', 'Oaxaca', 'Oaxaca de Juárez', 'Oaxaca', '68000', 'OAX'],
    Y: ['mer', 'Mérida', 'Mérida', 'Yucatán', '97000', 'MID'],
    L: ['leon', 'León', 'León', 'Guanajuato', '37000', 'LEN'],
    T: ['trc', 'Torreón', 'Torreón', 'Coahuila de Zaragoza', '27000', 'TRC'],
  },
};

export const MERCADO: WrittenDistributor = {
  name: 'mercado',
  seed: 'seventh',
  rate: 18.2,
  firstId: 510_001,
  firstCategory: 4001,
  branches: {
    P: ['pue', 'Puebla', 'Puebla', 'Puebla', '72000', 'PUE'],
    C: ['chi', 'Chihuahua', 'Chihuahua', 'Chihuahua', '31000', 'CUU'],
    A: ['ags', 'Aguascalientes', 'Aguascalientes', 'Aguascalientes', '20000', 'AGU'],
    Z: ['zih', 'Zihuatanejo', 'Zihuatanejo', 'Guerrero', '40880', 'ZIH'],
    T: ['tep', 'Tepic', 'Tepic', 'Nayarit', '63000', 'TPQ'],
    V: ['ver', 'Boca del Río', 'Boca del Río', 'Veracruz de Ignacio de la Llave', '94290', 'VER'],
    M: ['mzt', 'Mazatlán', 'Mazatlán', 'Sinaloa', '82000', 'MZT'],
    I: ['iztp', 'CDMX Iztapalapa', 'Ciudad de México', 'Ciudad de México', '09000', 'IZT'],
  },
};

export const PROVEEDOR: WrittenDistributor = {
  name: 'proveedor',
  seed: 'eighth',
  rate: 18.9,
  firstId: 700_001,
  firstCategory: 9001,
  branches: {
    J: ['jrz', 'Ciudad Juárez', 'Juárez', 'Chihuahua', '32000', 'JRZ'],
    T: ['tol', 'Toluca Centro', 'Toluca', 'México', '50000', 'TLC'],
    X: ['xal', 'Xalapa', 'Xalapa', 'Veracruz de Ignacio de la Llave', '91000', 'XAL'],
    C: ['col', 'Colima', 'Colima', 'Colima', '28000', 'COL'],
    I: ['ira', 'Irapuato', 'Irapuato', 'Guanajuato', '36500', 'IRA'],
    V: ['val', 'CDMX Vallejo', 'Ciudad de México', 'Ciudad de México', '07700', 'VAL'],
    R: ['rey', 'Reynosa', 'Reynosa', 'Tamaulipas', '88500', 'REY'],
    K: ['cue', 'Cuernavaca', 'Cuernavaca', 'Morelos', '62000', 'CUE'],
  },
};

export const BAZAR: WrittenDistributor = {
  name: 'bazar',
  seed: 'ninth',
  rate: 18.6,
  firstId: 830_001,
  firstCategory: 15_001,
  branches: {
    N: ['nld', 'Nuevo Laredo', 'Nuevo Laredo', 'Tamaulipas', '88000', 'NLD'],
    Z: ['zac', 'Zacatecas', 'Zacatecas', 'Zacatecas', '98000', 'ZAC'],
    T: ['tam', 'Tampico', 'Tampico', 'Tamaulipas', '89000', 'TAM'],
    C: ['cel', 'Celaya', 'Celaya', 'Guanajuato', '38000', 'CEL'],
    E: ['ens', 'Ensenada', 'Ensenada', 'Baja California', '22800', 'ENS'],
    H: ['thn', 'Tehuacán', 'Tehuacán', 'Puebla', '75700', 'THN'],
    K: ['cam', 'Campeche', 'Campeche', 'Campeche', '24000', 'CAM'],
    D: ['tlp', 'CEDIS Tlalpan', 'Ciudad de México', 'Ciudad de México', '14000', 'TLP'],
  },
};

/** All of them. */
export const WRITTEN: readonly WrittenDistributor[] = [BODEGA, SURTIDOR, CENTRAL, MERCADO, PROVEEDOR, BAZAR];

/** Where the hand-written lines and groups of a distributor are. */
export function folderOfWritten({ name }: WrittenDistributor): string {
  return join(__dirname, name);
}
