import type { Dimension } from '../amounts/measure-table';
import type { ScanToken } from './scan';

/** What a superlative asks for the most (or least) of, and how many tokens it took. */
export interface Superlative {
  readonly order: 'most' | 'least';
  readonly by: readonly Dimension[];
  readonly length: number;
}

/** What is compared where people say how much they want of it; of several dimensions, the one that the products have. */
const COMPARED: Readonly<Record<string, readonly Dimension[]>> = {
  puertos: ['ports'],
  canales: ['channels'],
  megapixeles: ['megapixels'],
  megas: ['megapixels'],
  resolucion: ['megapixels'],
  alcance: ['metres'],
  distancia: ['metres'],
  metros: ['metres'],
  lejos: ['metres'],
  watts: ['watts'],
  potencia: ['watts', 'voltAmperes', 'lumens', 'decibels'],
  potente: ['watts', 'voltAmperes', 'lumens', 'decibels'],
  potentes: ['watts', 'voltAmperes', 'lumens', 'decibels'],
  fuerza: ['pounds', 'kilograms', 'watts'],
  fuerte: ['decibels', 'pounds', 'kilograms', 'watts'],
  fuertes: ['decibels', 'pounds', 'kilograms', 'watts'],
  ruido: ['decibels', 'watts'],
  capacidad: ['gigabytes', 'ampereHours', 'voltAmperes', 'kilograms', 'users', 'watts'],
  espacio: ['gigabytes', 'rackUnits'],
  almacenamiento: ['gigabytes'],
  memoria: ['gigabytes'],
  grande: ['inches', 'gigabytes', 'rackUnits', 'voltAmperes', 'ampereHours', 'metres', 'watts'],
  grandes: ['inches', 'gigabytes', 'rackUnits', 'voltAmperes', 'ampereHours', 'metres', 'watts'],
  pulgadas: ['inches'],
  tamano: ['inches', 'rackUnits'],
  chico: ['inches', 'rackUnits', 'gigabytes', 'voltAmperes', 'ports', 'channels', 'metres'],
  chica: ['inches', 'rackUnits', 'gigabytes', 'voltAmperes', 'ports', 'channels', 'metres'],
  pequeno: ['inches', 'rackUnits', 'gigabytes', 'voltAmperes', 'ports', 'channels', 'metres'],
  pequena: ['inches', 'rackUnits', 'gigabytes', 'voltAmperes', 'ports', 'channels', 'metres'],
  peso: ['kilograms', 'pounds'],
  kilos: ['kilograms', 'pounds'],
  usuarios: ['users'],
  huellas: ['users'],
  zonas: ['zones'],
  zoom: ['zoom'],
  rapido: ['megabits'],
  rapida: ['megabits'],
  velocidad: ['megabits'],
  amperes: ['amperes', 'ampereHours'],
  dura: ['ampereHours', 'voltAmperes'],
  duracion: ['ampereHours', 'voltAmperes'],
  largo: ['metres', 'centimetres'],
  larga: ['metres', 'centimetres'],
  corto: ['metres', 'centimetres'],
  corta: ['metres', 'centimetres'],
  luz: ['lumens', 'watts'],
  lumenes: ['lumens', 'watts'],
  voltaje: ['volts'],
  contactos: ['outlets'],
  salidas: ['outputs'],
  unidades: ['rackUnits'],
  bahias: ['bays'],
};
const SMALL: ReadonlySet<string> = new Set('chico chica pequeno pequena corto corta'.split(' '));
const MOST: ReadonlySet<string> = new Set('mas mayor maxima maximo mejor'.split(' '));
const LEAST: ReadonlySet<string> = new Set('menos menor minima minimo'.split(' '));
/** `que aguante más peso`, `con más puertos`, `de mayor alcance`, `el más grande`: what makes a comparison one of all. */
const OPENERS: ReadonlySet<string> = new Set(
  'con de el la los las que tenga tengan aguante aguanten soporte soporten lo del alcance cargue jale cubra cubran tiene llegue'.split(
    ' ',
  ),
);
const BETWEEN: ReadonlySet<string> = new Set('de en el la'.split(' '));

/** Reads the superlative at `at` (`con más puertos`, `la más grande`, `lo más potente posible`, `de mayor alcance`); undefined when none starts there. */
export function readSuperlative(tokens: readonly ScanToken[], at: number): Superlative | undefined {
  const direction = directionOf(textAt(tokens, at));
  if (!direction) return undefined;
  const next = at + 1 + Number(BETWEEN.has(textAt(tokens, at + 1)));
  const named = textAt(tokens, next);
  const by = COMPARED[named];
  const possible = POSSIBLE.has(textAt(tokens, next + 1));
  const isMeant = direction === 'most' || possible || OPENERS.has(textAt(tokens, at - 1)) || next === tokens.length - 1;
  if (!by || !isMeant || isLimit(tokens, next + 1)) return undefined;
  return { order: SMALL.has(named) ? OPPOSITE[direction] : direction, by, length: next - at + 1 + Number(possible) };
}

const POSSIBLE: ReadonlySet<string> = new Set(['posible', 'posibles']);
const OPPOSITE = { most: 'least', least: 'most' } as const;

function directionOf(word: string): Superlative['order'] | undefined {
  if (MOST.has(word)) return 'most';
  return LEAST.has(word) ? 'least' : undefined;
}

/** `más alcance de 100 m` is a limit. */
function isLimit(tokens: readonly ScanToken[], at: number): boolean {
  return textAt(tokens, at) === 'de' && /\d/.test(textAt(tokens, at + 1));
}

function textAt(tokens: readonly ScanToken[], at: number): string {
  return tokens[at]?.text ?? '';
}
