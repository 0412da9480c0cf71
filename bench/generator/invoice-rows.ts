import { demoRows, type Row } from '@/seeds/data-files.builder';
import { formatCents } from '@/shared/money/scaled';
import { diceFor, hash32, type Dice } from './dice';
import { BENCH_ACCOUNTS, productId, type BenchOptions } from './options';

const ACCOUNTS = demoRows('cuentas');
const YEARS = [24, 25, 26] as const;

function uuid(index: number): string {
  const hex = [1, 2, 3, 4]
    .map((part) => hash32(`uuid ${index} ${part}`).toString(16).padStart(8, '0'))
    .join('')
    .toUpperCase();
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

interface Heading {
  readonly folio: string;
  readonly orderFolio: string;
  readonly date: string;
  readonly guide: string;
}

/** Folios rise with the date, evenly over the years. */
function headingOf(index: number, options: BenchOptions): Heading {
  const perYear = Math.ceil(options.invoices / YEARS.length);
  const year = YEARS[Math.floor(index / perYear)] ?? YEARS[2];
  const number = String((index % perYear) + 1).padStart(6, '0');
  const day = Math.floor(((index % perYear) * 364) / perYear);
  return {
    folio: `FA${year}/${number}`,
    orderFolio: `MTY-${number}/${year}-API`,
    date: new Date(Date.UTC(2000 + year, 0, 1 + day)).toISOString().slice(0, 10),
    guide: String(index).padStart(10, '0'),
  };
}

function deliveryOf({ folio, date, guide }: Heading): Row {
  const stage = { mensaje: 'Listo', fecha: `${date} 10:00:00` };
  const sent = { fletera: 'Estafeta', estado: 'Entregado' };
  return {
    entrega: {
      creacion: stage,
      generar_orden: stage,
      orden_compra: stage,
      facturacion: stage,
      espera: stage,
      proceso_entrega: [{ ...stage, guias: [guide], ...sent }],
    },
    guias: [
      {
        guia: guide,
        estatus: 'Simple',
        envio: 'Terrestre',
        ...sent,
        factura: folio,
        firma: '',
        id_fletera: 'estafeta',
        fecha_guia: `${date} 12:00:00`,
      },
    ],
  };
}

function amountsOf(dice: Dice, options: BenchOptions): Row {
  const cents = dice.int(1_000, 900_000);
  const tax = Math.floor((cents * 16 + 50) / 100);
  const cantidad = String(dice.int(1, 9));
  const modelo = `MOD-${dice.int(1_000, 9_999)}`;
  const producto_id = String(productId(dice.int(0, Math.max(options.products - 1, 0))));
  const units = (value: number): number => Number(formatCents(value));
  return {
    texto: `${cantidad} x ${modelo}`,
    sub_total: units(cents),
    envio: 0,
    iva: units(tax),
    total: units(cents + tax),
    productos: [{ producto_id, cod_art: modelo, titulo: `Producto ${modelo}`, cantidad, importe: formatCents(cents) }],
  };
}

function invoiceRow(index: number, options: BenchOptions): Row {
  const heading = headingOf(index, options);
  return {
    num_cliente: ACCOUNTS[index % BENCH_ACCOUNTS]?.num_cliente,
    folio_factura: heading.folio,
    folio_pedido: heading.orderFolio,
    fecha: heading.date,
    uuid: uuid(index),
    estatus: 'Activa',
    estatus_fiscal: 'Activa',
    fiscal: 'Activa',
    pago_aplicado: 1,
    plazo: '0',
    metodo_pago: '03',
    metodo_txt: 'Transferencia electrónica de fondos',
    moneda: 'MXN',
    iva_porcent: '16',
    ...amountsOf(diceFor(`${options.seed} invoice ${index}`), options),
    ...deliveryOf(heading),
  };
}

/** Rows of `facturas`, evenly over three years and the accounts. */
export function* benchInvoiceRows(options: BenchOptions): Generator<Row> {
  for (let index = 0; index < options.invoices; index += 1) yield invoiceRow(index, options);
}
