import type { Draw, LineDiscounts, LineSupply, QuotedLine } from '@/modules/cart/quoting/domain/quote';
import { conditionWord } from '@/modules/cart/quoting/http/wire-words';
import type { ProductFacts } from '@/modules/products/product-facts.service';
import { formatCents, scaler } from '@/shared/money/scaled';

/** Key of `almacenes` when a kit's components come from several warehouses (Contract 2.5). */
const SEVERAL = 'multiples_almacenes';
/** Millionths to hundredths of a percent. */
const hundredths = scaler({ num: 1n, den: 100n });

export interface ComponentWire {
  cantidad: string;
  codigo: string;
  almacen: string;
}

/** A line of `productos` (Contract 2.5). `componentes` only for kits, `faltante` only when something is missing. */
export interface CartLineWire {
  id: number;
  cantidad: number;
  tipo: string;
  modelo: string;
  titulo: string;
  marca: string;
  link: string;
  imagen: string;
  precio_lista: string;
  precio_oferta: string;
  precio_unitario: string;
  importe: string;
  almacenes: Record<string, number>;
  descuentos: { distribucion: string; clasificacion: string; volumen: string; financiero: string };
  componentes?: ComponentWire[];
  faltante?: number;
}

export function presentLine(line: QuotedLine, facts: ReadonlyMap<number, ProductFacts>): CartLineWire {
  const { supply, kit } = line;
  return {
    id: line.productId,
    cantidad: line.quantity,
    tipo: conditionWord(line.condition),
    ...presentTexts(facts.get(line.productId)),
    ...presentPrices(line),
    almacenes: presentWarehouses(kit, supply.draws, supply.supplied),
    descuentos: presentDiscounts(line.price.discounts),
    ...(kit && { componentes: presentComponents(supply, facts) }),
    ...(supply.missing > 0 && { faltante: supply.missing }),
  };
}

function presentTexts(
  product: ProductFacts | undefined,
): Pick<CartLineWire, 'modelo' | 'titulo' | 'marca' | 'link' | 'imagen'> {
  if (!product) return { modelo: '', titulo: '', marca: '', link: '', imagen: '' };
  const { model, title, brandName, link, coverImage } = product;
  return { modelo: model, titulo: title, marca: brandName, link, imagen: coverImage };
}

function presentPrices({
  price,
  amount,
}: QuotedLine): Pick<CartLineWire, 'precio_lista' | 'precio_oferta' | 'precio_unitario' | 'importe'> {
  return {
    precio_lista: formatCents(price.list),
    precio_oferta: formatCents(price.offer),
    precio_unitario: formatCents(price.unit),
    importe: formatCents(amount),
  };
}

function presentDiscounts({
  distribution,
  classification,
  volume,
  financial,
}: LineDiscounts): CartLineWire['descuentos'] {
  return {
    distribucion: percent(distribution),
    clasificacion: percent(classification),
    volumen: percent(volume),
    financiero: percent(financial),
  };
}

/** Pieces by warehouse; a kit from one warehouse counts its kits there, from several it says so (Decisions 9, 10). */
export function presentWarehouses(
  kit: boolean,
  draws: readonly Pick<Draw, 'warehouse' | 'pieces'>[],
  supplied: number,
): Record<string, number> {
  if (!kit) return Object.fromEntries(draws.map(({ warehouse, pieces }) => [warehouse, pieces]));
  const [first, ...others] = new Set(draws.map(({ warehouse }) => warehouse));
  if (first === undefined) return {};
  return { [others.length === 0 ? first : SEVERAL]: supplied };
}

function presentComponents({ draws }: LineSupply, facts: ReadonlyMap<number, ProductFacts>): ComponentWire[] {
  return draws.map(({ productId, warehouse, pieces }) => ({
    cantidad: String(pieces),
    codigo: facts.get(productId)?.model ?? '',
    almacen: warehouse,
  }));
}

/** Two decimals: 360000 millionths are "36.00". */
export function percent(millionths: number): string {
  return formatCents(hundredths(millionths));
}
