import { demoRows } from '@/seeds/data-files.builder';

/** A line of the demo's files, with the fields that its suites look at. */
export interface Wire {
  readonly [field: string]: unknown;
  readonly producto_id: number;
  readonly modelo: string;
  readonly titulo: string;
  readonly marca: string;
  readonly categorias: readonly number[];
  readonly caracteristicas: readonly string[];
  readonly variante?: { grupo: string; atributos: Record<string, string>; detalle?: string };
  readonly componentes?: readonly { producto_id: number; cantidad: number }[];
  readonly relacionados: readonly number[];
  readonly accesorios?: readonly number[];
  readonly num_cliente: number;
  readonly folio_factura: string;
  readonly entrega: Record<string, { mensaje: string; fecha: string } | readonly Record<string, unknown>[]>;
}

const ENTITIES = [
  'sucursales',
  'categorias',
  'marcas',
  'productos',
  'precios',
  'existencias',
  'cuentas',
  'tipo_cambio',
  'facturas',
  'guias',
  'banners',
  'cursos',
] as const;
type DemoEntity = (typeof ENTITIES)[number];

const TODAY = new Date('2026-03-10T18:00:00Z');

/** The demo's files as they are on a day. */
export function readDemo(day = '2026-03-10'): Record<DemoEntity, Wire[]> {
  return Object.fromEntries(ENTITIES.map((entity) => [entity, demoRows(entity, day) as unknown as Wire[]])) as Record<
    DemoEntity,
    Wire[]
  >;
}

export function distinct(values: readonly unknown[]): number {
  return new Set(values).size;
}

/** The day so many days after the one on which the files are read. */
export function day(offset: number): string {
  return new Date(TODAY.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
}
