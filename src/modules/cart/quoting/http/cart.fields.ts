import { DELIVERY_WORDS, type DeliveryWord } from '@/modules/cart/quoting/http/wire-words';
import { Field } from '@/shared/http/fields/field';
import { flag, line, oneOf, text } from '@/shared/http/fields/parsers';
import { CURRENCIES, type Currency } from '@/shared/money/currency';

const FLAG_SCHEMA = { type: ['boolean', 'integer', 'string'] as unknown as 'boolean' };

/** The scalar members of the body of POST /carrito/generar (Contract 4.5, Decisions 10). */
export class CartBody {
  @Field(oneOf(DELIVERY_WORDS, true), { required: true, example: 'domicilio', description: 'Cómo se entrega' })
  tipo_entrega: DeliveryWord;

  @Field(text(1, 60), { example: 'estafeta', description: 'Código de /carrito/fleteras, o guia_cliente' })
  fletera?: string;

  @Field(oneOf(CURRENCIES, true), { example: 'usd', description: 'Moneda; usd si no se envía' })
  moneda?: Currency;

  @Field(text(1, 10), { required: true, example: 'G03', description: 'Código de /carrito/cfdi' })
  uso_cfdi: string;

  @Field(text(1, 60), { required: true, example: 'transferencia', description: 'Clave de /carrito/pago' })
  metodo_pago: string;

  @Field(oneOf(['PUE', 'PPD'] as const, true), { example: 'PUE', description: 'Lo decide el método de pago' })
  tipo_pago?: 'PUE' | 'PPD';

  @Field(line(0, 100), { example: 'OC-1042', description: 'Orden de compra del cliente' })
  orden_compra?: string;

  @Field(line(0, 200), { example: 'compras@cliente.mx', description: 'Correo para el pedido' })
  email?: string;

  @Field(flag, { example: false, description: 'true genera el pedido', schema: FLAG_SCHEMA })
  ordenar?: boolean;

  @Field(flag, { example: false, description: 'Pedir aunque falten existencias', schema: FLAG_SCHEMA })
  forzar?: boolean;

  @Field(flag, { example: false, description: 'Surtir todo de una sucursal', schema: FLAG_SCHEMA })
  forzar_sucursal?: boolean;

  @Field(flag, { example: true, description: 'Sólo cotiza, no escribe nada', schema: FLAG_SCHEMA })
  testmode?: boolean;

  @Field(flag, { example: false, description: 'IVA de la región fronteriza', schema: FLAG_SCHEMA })
  iva_frontera?: boolean;

  @Field(flag, { example: false, description: 'Documentos sin precios', schema: FLAG_SCHEMA })
  directo_cliente?: boolean;
}

/** The names CartBody reads; everything else in the body is no scalar or none of ours. */
export const SCALAR_FIELDS = [
  'tipo_entrega',
  'fletera',
  'moneda',
  'uso_cfdi',
  'metodo_pago',
  'tipo_pago',
  'orden_compra',
  'email',
  'ordenar',
  'forzar',
  'forzar_sucursal',
  'testmode',
  'iva_frontera',
  'directo_cliente',
] as const;
