import { parsePostalCode } from '@/modules/support-catalogs/domain/places/postal-codes';
import { Field } from '@/shared/http/fields/field';
import type { Parser } from '@/shared/http/fields/parsers';

/** A postal code of 4 or 5 digits; of 4, a zero goes before (Decisions 5). */
const postalCode: Parser<string> = (raw) => {
  const code = typeof raw === 'string' ? parsePostalCode(raw) : undefined;
  return code === undefined ? { ok: false, problem: 'debe tener 4 o 5 dígitos' } : { ok: true, value: code };
};

const schema = { type: 'string', pattern: '^[0-9]{4,5}$' } as const;

/** Path of /carrito/estados/{cp} and /carrito/colonias/{cp}. */
export class PostalCodePath {
  @Field(postalCode, { required: true, example: '31000', description: 'Código postal, 4 o 5 dígitos', schema })
  cp: string;
}

/** Query of /carrito/fleteras. */
export class CarriersQuery {
  @Field(postalCode, {
    example: '31000',
    description: 'Código postal de entrega, 4 o 5 dígitos: resuelve la cobertura',
    schema,
  })
  codigo_postal?: string;
}
