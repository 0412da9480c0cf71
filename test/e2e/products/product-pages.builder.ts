import type { RunningApp } from '@test/support/app';

export interface ShownProduct {
  readonly producto_id: string;
  readonly modelo: string;
  readonly precios: { readonly precio_descuento: string } | [];
}

/** A page of GET /productos, as far as tests look at it. */
export interface ProductPage {
  readonly cantidad: number;
  readonly productos: readonly ShownProduct[];
}

export const models = (page: ProductPage): string[] => page.productos.map(({ modelo }) => modelo);

/** Throws unless the answer is a 200. */
export async function searchProducts({ api }: RunningApp, query: string, token: string): Promise<ProductPage> {
  const { status, body, text } = await api.get(`/api/v1/productos?${query}`, { token });
  if (status !== 200) throw new Error(text);
  return body as ProductPage;
}
