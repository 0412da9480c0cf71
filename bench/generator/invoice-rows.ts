import { ACCOUNTS } from '@/seeds/demo/data/accounts';
import { diceFor, hash32 } from '@/seeds/demo/dice';
import type { Row } from '@/seeds/demo/rows/row';
import { BENCH_ACCOUNTS, productId, type BenchOptions } from './options';

const YEARS = [24, 25, 26] as const;

function uuid(index: number): string {
  const hex = [1, 2, 3, 4]
    .map((part) => hash32(`uuid ${index} ${part}`).toString(16).padStart(8, '0'))
    .join('')
    .toUpperCase();
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function invoiceRow(index: number, options: BenchOptions): Row {
  const dice = diceFor(`${options.seed} invoice ${index}`);
  const perYear = Math.ceil(options.invoices / YEARS.length);
  const year = YEARS[Math.floor(index / perYear)] ?? YEARS[2];
  const number = String((index % perYear) + 1).padStart(6, '0');
  const dayOfYear = Math.floor(((index % perYear) * 364) / perYear);
  const fecha = new Date(Date.UTC(2000 + year, 0, 1 + dayOfYear)).toISOString().slice(0, 10);
  const cents = dice.int(1_000, 900_000);
  const [quantity, tax] = [dice.int(1, 9), Math.round(cents * 0.16)];
  const stage = { mensaje: 'Listo', fecha: `${fecha} 10:00:00` };
  const [guia, modelo] = [String(index).padStart(10, '0'), `MOD-${dice.int(1_000, 9_999)}`];
  return {
    num_cliente: ACCOUNTS[index % BENCH_ACCOUNTS]?.number,
    folio_factura: `FA${year}/${number}`,
    folio_pedido: `MTY-${number}/${year}-API`,
    fecha,
    uuid: uuid(index),
    estatus: 'Activa',
    estatus_fiscal: 'Activa',
    fiscal: 'Activa',
    texto: `${quantity} x ${modelo}`,
    pago_aplicado: 1,
    plazo: '0',
    metodo_pago: '03',
    metodo_txt: 'Transferencia electrónica de fondos',
    moneda: 'MXN',
    iva_porcent: '16',
    sub_total: cents / 100,
    envio: 0,
    iva: tax / 100,
    total: (cents + tax) / 100,
    entrega: {
      creacion: stage,
      generar_orden: stage,
      orden_compra: stage,
      facturacion: stage,
      espera: stage,
      proceso_entrega: [{ ...stage, guias: [guia], fletera: 'Estafeta', estado: 'Entregado' }],
    },
    guias: [
      {
        guia,
        estatus: 'Simple',
        envio: 'Terrestre',
        fletera: 'Estafeta',
        factura: `FA${year}/${number}`,
        firma: '',
        id_fletera: 'estafeta',
        fecha_guia: `${fecha} 12:00:00`,
        estado: 'Entregado',
      },
    ],
    productos: [
      {
        producto_id: String(productId(dice.int(0, Math.max(options.products - 1, 0)))),
        cod_art: modelo,
        titulo: `Producto ${modelo}`,
        cantidad: String(quantity),
        importe: (cents / 100).toFixed(2),
      },
    ],
  };
}

/** Rows of `facturas`, evenly over three years and the accounts. */
export function* benchInvoiceRows(options: BenchOptions): Generator<Row> {
  for (let index = 0; index < options.invoices; index += 1) yield invoiceRow(index, options);
}
