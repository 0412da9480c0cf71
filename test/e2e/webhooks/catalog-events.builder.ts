import type { Receiver } from './receiver.builder';

/** A product as an event of the catalog tells of it. */
export interface Change {
  readonly producto_id: string;
  readonly [name: string]: unknown;
}

/** An event of the catalog as it is sent. */
export interface CatalogEvent {
  readonly type: string;
  readonly id: string;
  readonly posicion: number;
  readonly data: { readonly posicion: number; readonly hay_mas: boolean; readonly cambios: readonly Change[] };
}

/** The events of a type that came, in their order. */
export const bodies = (receiver: Receiver, type: string): CatalogEvent[] =>
  receiver.of(type).map(({ body }) => JSON.parse(body) as CatalogEvent);

/** The changes that they told. */
export const told = (receiver: Receiver, type: string): Change[] =>
  bodies(receiver, type).flatMap(({ data }) => data.cambios);

/** What a value is made of, whatever it is: names, and of a list its first member. */
export const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === 'volumen' ? {} : shapeOf(part)]),
  );
};
