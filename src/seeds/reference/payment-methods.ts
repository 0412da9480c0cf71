import type { PaymentMethodRow } from '@/seeds/reference/rows';

type Line = readonly [
  group: string,
  key: string,
  title: string,
  satCode: string,
  discount: number,
  rate: string,
  days: number,
  onlyPue?: 'PUE',
];

/** Decisions 5: SAT payment form, discount in percent, exchange rate and term in days of each payment method. */
const LINES: readonly Line[] = [
  ['Transferencia', 'transferencia', 'Transferencia electrónica', '03', 4, 'preferencial', 1],
  ['Paynet', 'paynet', 'Pago en establecimientos Paynet', '01', 4, 'preferencial', 1, 'PUE'],
  ['Sucursal', 'sucursal-efectivo', 'Efectivo en sucursal', '01', 4, 'normal', 1],
  ['Sucursal', 'sucursal-cheque', 'Cheque en sucursal', '02', 4, 'normal', 1],
  ['Sucursal', 'sucursal-credito', 'Tarjeta de crédito en sucursal', '04', 3, 'normal', 1],
  ['Sucursal', 'sucursal-debito', 'Tarjeta de débito en sucursal', '28', 3, 'normal', 1],
  ['Crédito', 'credito-1', 'Crédito a 1 día', '99', 4, 'un_dia', 1],
  ['Crédito', 'credito-7', 'Crédito a 7 días', '99', 3, 'una_semana', 7],
  ['Crédito', 'credito-15', 'Crédito a 15 días', '99', 2, 'dos_semanas', 15],
  ['Crédito', 'credito-30', 'Crédito a 30 días', '99', 0, 'tres_semanas', 30],
  ['Crédito', 'credito-45', 'Crédito a 45 días', '99', 0, 'un_mes', 45],
  ['Crédito', 'credito-60', 'Crédito a 60 días', '99', 0, 'un_mes', 60],
  ['Crédito', 'credito-75', 'Crédito a 75 días', '99', 0, 'un_mes', 75],
  ['Crédito', 'credito-90', 'Crédito a 90 días', '99', 0, 'un_mes', 90],
];

/** Built-in payment methods. */
export const paymentMethodRows: readonly PaymentMethodRow[] = LINES.map(
  ([nombre, key, titulo, codigo, descuento, tipo_cambio, plazo, onlyPue], index) => ({
    key,
    nombre,
    titulo,
    codigo,
    descuento,
    tipo_cambio,
    plazo,
    forma: onlyPue ? { PUE: 1 } : { PUE: 1, PPD: 2 },
    orden: index + 1,
  }),
);
