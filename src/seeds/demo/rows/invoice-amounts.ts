import { factor, formatCents, multiply, percentOff, roundHalfUp, scale, type Factor } from '@/shared/money/scaled';
import type { CatalogProduct, DemoCatalog } from '../catalog';
import { WITHDRAWN, WITHOUT_PRICE } from '../data/exceptions';
import { BRANDS } from '../data/brands';
import { diceFor } from '../dice';
import type { InvoicePlan } from './invoice-plan';
import { EXCHANGE_RATES } from './reference-rows';
import { coverImage, productLink, type Row } from './row';

/** Amounts in hundredths of the invoice's currency. */
export interface InvoiceAmounts {
  readonly lines: readonly Row[];
  readonly summary: string;
  readonly subtotal: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
}

/** Terms the invoice was paid on: currency, days of credit, financial discount in percent. */
export interface InvoiceTerms {
  readonly currency: 'USD' | 'MXN';
  readonly creditDays: number;
  readonly financial: number;
}

const BRAND_NAMES: ReadonlyMap<string, string> = new Map(BRANDS.map((brand) => [brand.id, brand.name]));

const percent = (value: number): number => value * 10_000;

/** Discount of the account on a brand, in percent; undefined without an agreement. */
function agreement(plan: InvoicePlan, brand: CatalogProduct['brand']): number | undefined {
  return plan.account.agreements[brand] ?? plan.account.agreements['*'];
}

function rate(currency: InvoiceTerms['currency']): Factor {
  return currency === 'USD' ? factor(1, 1) : factor(Number(EXCHANGE_RATES.normal.replace('.', '')), 10_000);
}

interface Line {
  readonly row: Row;
  readonly cents: number;
  readonly label: string;
}

function line(plan: InvoicePlan, terms: InvoiceTerms, product: CatalogProduct, quantity: number): Line {
  const distribution = agreement(plan, product.brand) ?? 0;
  const tier = plan.account.tier[1];
  const volume = quantity >= 20 ? 2 : 0;
  const converted = (...factors: readonly Factor[]): number =>
    Number(scale(BigInt(product.cents), multiply(rate(terms.currency), ...factors)));
  const list = converted();
  const unit = converted(
    percentOff(percent(distribution)),
    percentOff(percent(tier)),
    percentOff(percent(volume)),
    percentOff(percent(terms.financial)),
  );
  const text = (value: number): string => `${value}.00`;
  return {
    cents: unit * quantity,
    label: `${quantity} x ${product.model}`,
    row: {
      precio_lista: formatCents(list),
      precio: formatCents(unit),
      cod_art: product.model,
      descuento_cliente: text(distribution),
      descuento_clasificacion: text(tier),
      descuento_financiero: text(terms.financial),
      descuento_volumen: text(volume),
      cantidad: String(quantity),
      producto_id: String(product.id),
      asterisco: '',
      titulo: product.title,
      imagen: coverImage(product.model),
      marca: BRAND_NAMES.get(product.brand) ?? product.brand,
      link: productLink(product.model, product.id),
      precio_unitario: formatCents(unit),
      importe: formatCents(unit * quantity),
      precio_oferta: formatCents(list),
    },
  };
}

function chosen(plan: InvoicePlan, catalog: DemoCatalog): readonly (readonly [CatalogProduct, number])[] {
  const dice = diceFor(`lines ${plan.folio}`);
  const sold = catalog.products.filter(
    (product) =>
      agreement(plan, product.brand) !== undefined &&
      product.cents < 900_00 &&
      product.components === undefined &&
      !WITHDRAWN.has(product.model) &&
      !WITHOUT_PRICE.has(product.model),
  );
  const products = new Set(Array.from({ length: dice.int(1, 6) }, () => dice.pick(sold)));
  return [...products].map((product) => [product, dice.int(1, product.cents < 20_00 ? 40 : 6)] as const);
}

/** Lines and totals of an invoice: unit prices and tax rounded half-up, the total their exact sum. */
export function invoiceAmounts(plan: InvoicePlan, terms: InvoiceTerms, catalog: DemoCatalog): InvoiceAmounts {
  const lines = chosen(plan, catalog).map(([product, quantity]) => line(plan, terms, product, quantity));
  const subtotal = lines.reduce((sum, { cents }) => sum + cents, 0);
  const freightUsd = diceFor(`freight ${plan.folio}`).int(0, 3) * 6_45;
  const shipping = Number(scale(BigInt(freightUsd), rate(terms.currency)));
  const tax = Number(roundHalfUp(BigInt(subtotal + shipping) * 16n, 100n));
  const summary = lines.map(({ label }) => label).join(', ');
  return { lines: lines.map(({ row }) => row), summary, subtotal, shipping, tax, total: subtotal + shipping + tax };
}
