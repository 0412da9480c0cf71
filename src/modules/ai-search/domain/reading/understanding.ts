import type { Constraint } from '../ranking/constraints';
import type { Intent, MeasureWish, Order } from './intent';

/** What an answer may lack of what was said: constraints let go, measures that none of the answers has, one of the things listed, or anything at all to answer with. */
export type Relaxation = Constraint | 'item' | 'nothing';

/** What was understood of a sentence, in the words of the wire (header X-Busqueda-Entendido). Keys of what wasn't said are absent. */
export interface Understanding {
  readonly tipo: string | null;
  readonly filtros: Readonly<Record<string, unknown>>;
  readonly orden: string;
  /** What was typed, and what it was taken for. */
  readonly corregido: Readonly<Record<string, string>>;
  /** Where several things are listed: what was understood of each; its other keys tell of the first. */
  readonly lista?: readonly UnderstoodItem[];
}

/** What was understood of one of several things; `sin_coincidencia` where none is sold. */
type UnderstoodItem = Pick<Understanding, 'tipo' | 'filtros' | 'orden'> & { readonly sin_coincidencia?: true };

const ORDERS: Readonly<Record<Order, string>> = {
  relevance: 'relevancia',
  cheapest: 'precio_asc',
  dearest: 'precio_desc',
  bestselling: 'ventas',
  most: 'mayor',
  least: 'menor',
};
const COMPARED: Readonly<Record<MeasureWish['comparison'], string>> = {
  equal: '=',
  least: '>=',
  most: '<=',
  more: '>',
  less: '<',
  enough: '>=',
  upTo: '<=',
};

/** Tells what a sentence was taken to ask for. */
export function understandingOf(intent: Intent, kind: string | undefined): Understanding {
  const { concepts, order, orderBy = [], corrected = new Map<string, string>() } = intent;
  const subject = concepts.find(({ role }) => role === 'subject')?.said;
  return {
    tipo: kind ?? subject ?? null,
    filtros: filtersOf(intent),
    orden: [ORDERS[order], ...orderBy.slice(0, 1)].join(':'),
    corregido: Object.fromEntries(corrected),
  };
}

const NOTHING_UNDERSTOOD: Understanding = { tipo: null, filtros: {}, orden: ORDERS.relevance, corregido: {} };

/** Tells what each of several things was taken for, and whether any was `found`. */
export function listUnderstood(items: readonly FoundItem[]): Understanding {
  const { tipo, filtros, orden, corregido } = items[0] ?? NOTHING_UNDERSTOOD;
  return { tipo, filtros, orden, corregido, lista: items.map(itemUnderstood) };
}

type FoundItem = Understanding & { readonly found: boolean };

function itemUnderstood({ tipo, filtros, orden, found }: FoundItem): UnderstoodItem {
  return { tipo, filtros, orden, ...(!found && { sin_coincidencia: true }) };
}

function filtersOf(intent: Intent): Record<string, unknown> {
  const { price, brandIds, excludedBrandIds, branchCodes, inStock, quantity, exclusions, measures } = intent;
  const without = [
    ...excludedBrandIds,
    ...exclusions.map(({ concept }) => concept.said),
    ...(intent.deniedMeasures ?? []).map(saidMeasure),
  ];
  return {
    ...(price && { precio: { min: price.least, max: price.most, moneda: price.currency } }),
    ...(brandIds.length > 0 && { marca: brandIds }),
    ...(branchCodes.length > 0 && { sucursal: branchCodes }),
    ...(inStock && { existencia: true }),
    ...(quantity > 0 && { cantidad: quantity }),
    ...(without.length > 0 && { sin: without }),
    ...(measures.length > 0 && { medidas: measures.map(saidMeasure) }),
  };
}

/** Feet in metres have more. */
const DECIMALS = 4;

function saidMeasure({ dimension, things = dimension, comparison, value }: MeasureWish): string {
  if (dimension === 'size') return `size=${things}`;
  return `${things}${COMPARED[comparison]}${Number(value.toFixed(DECIMALS))}`;
}
