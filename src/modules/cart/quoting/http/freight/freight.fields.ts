import { parsePostalCode } from '@/modules/support-catalogs/domain/places/postal-codes';
import { Field } from '@/shared/http/fields/field';
import { flag, oneOf, text, type Parser } from '@/shared/http/fields/parsers';
import { isDay } from '@/shared/kernel/clock';
import { CURRENCIES, type Currency } from '@/shared/money/currency';

const FLAG_SCHEMA = { type: ['boolean', 'integer', 'string'] as unknown as 'boolean' };
/** Beyond it days can't be counted on in four digits. */
const LAST_YEAR = 9000;

/** A postal code of 4 or 5 digits, as text or number; of 4, a zero goes before (Decisions 5). */
export const postalCode: Parser<string> = (raw) => {
  const code = typeof raw === 'string' || typeof raw === 'number' ? parsePostalCode(String(raw).trim()) : undefined;
  return code === undefined ? { ok: false, problem: 'debe tener 4 o 5 dígitos' } : { ok: true, value: code };
};

/** A day of the calendar as `YYYY-MM-DD`. */
const day: Parser<string> = (raw) => {
  const written = typeof raw === 'string' ? raw.trim() : '';
  return isDay(written) && Number(written.slice(0, 4)) <= LAST_YEAR
    ? { ok: true, value: written }
    : { ok: false, problem: 'debe ser una fecha AAAA-MM-DD' };
};

/** The scalar members of the body of POST /carrito/fletes (Beyond 4). */
export class FreightBody {
  @Field(postalCode, { example: '31000', description: 'Código postal de entrega; o va en direccion' })
  codigo_postal?: string;

  @Field(oneOf(CURRENCIES, true), { example: 'usd', description: 'Moneda; usd si no se envía' })
  moneda?: Currency;

  @Field(text(1, 60), { example: 'transferencia', description: 'Clave de /carrito/pago; decide el tipo de cambio' })
  metodo_pago?: string;

  @Field(flag, { example: false, description: 'Surtir todo de una sucursal', schema: FLAG_SCHEMA })
  forzar_sucursal?: boolean;

  @Field(flag, { example: false, description: 'IVA de la región fronteriza', schema: FLAG_SCHEMA })
  iva_frontera?: boolean;

  @Field(day, { example: '2026-11-30', description: 'Día de embarque, desde hoy; hoy si no se envía' })
  fecha?: string;
}

/** The names FreightBody reads. */
export const FREIGHT_FIELDS = [
  'codigo_postal',
  'moneda',
  'metodo_pago',
  'forzar_sucursal',
  'iva_frontera',
  'fecha',
] as const;
