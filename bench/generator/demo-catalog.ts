import { demoRows, type Row } from '@/seeds/data-files.builder';

/** A demo product as generators and judges look at it. */
export interface DemoProduct {
  readonly id: number;
  readonly model: string;
  readonly title: string;
  readonly brand: string;
  readonly categories: readonly number[];
  readonly features: readonly string[];
  /** What it is for: the first paragraph of its description. */
  readonly use: string;
  readonly kg: number | undefined;
  readonly isKit: boolean;
  /** List price in US cents; undefined without price. */
  readonly cents: number | undefined;
}

export interface DemoCategory {
  readonly id: number;
  readonly name: string;
  readonly level: number;
  readonly parent?: number;
}

function product(row: Row, cents: ReadonlyMap<unknown, number>): DemoProduct {
  const [, use = ''] = /<p>(.*?)<\/p>/.exec(String(row.descripcion)) ?? [];
  return {
    id: row.producto_id as number,
    model: String(row.modelo),
    title: String(row.titulo),
    brand: String(row.marca),
    categories: row.categorias as number[],
    features: row.caracteristicas as string[],
    use,
    kg: row.peso as number | undefined,
    isKit: row.componentes !== undefined,
    cents: cents.get(row.producto_id),
  };
}

export function demoProducts(): readonly DemoProduct[] {
  const cents = new Map(
    demoRows('precios').map((row) => [row.producto_id, Math.round(Number(row.precio_lista) * 100)] as const),
  );
  return demoRows('productos').map((row) => product(row, cents));
}

export function demoCategories(): readonly DemoCategory[] {
  return demoRows('categorias').map(({ id, nombre, nivel, padre_id }) => ({
    id: id as number,
    name: String(nombre),
    level: nivel as number,
    ...(padre_id !== undefined && { parent: padre_id as number }),
  }));
}
