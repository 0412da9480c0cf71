import { Field } from '@/shared/http/field';
import { csv, flag, integer, oneOf, type Parser } from '@/shared/http/parsers';

const FLAG_SCHEMA = { type: 'string', enum: ['true', 'false', '1', '0'] };

/** Whatever is sent is looked at as a cursor. */
const anyText: Parser<string> = (raw) => ({ ok: true, value: String(raw) });

/** GET /productos/cambios (Beyond 1.1). */
export class ChangesQuery {
  @Field(anyText, {
    example: 'ahora',
    description:
      'Sin él empieza un recorrido completo; `ahora` empieza desde este momento; si no, el de la última respuesta',
  })
  cursor?: string;

  @Field(integer(10, 1000), {
    example: '500',
    description: 'Productos por respuesta, a lo más; 500 si se omite',
    schema: { type: 'integer', minimum: 10, maximum: 1000 },
  })
  limit?: number;

  @Field(csv(/^(alta|baja|precio|existencia|ficha)$/, 'alta, baja, precio, existencia o ficha', 5), {
    example: 'precio,existencia',
    description: 'Cambios que interesan; todos si se omite. `alta` y `baja` llegan siempre',
  })
  que?: readonly string[];

  @Field(oneOf(['todos', 'comercial'], true), {
    example: 'comercial',
    description: '`comercial`: solo producto_id, modelo, total_existencia, precios, nota y existencia',
    schema: { type: 'string', enum: ['todos', 'comercial'] },
  })
  campos?: 'todos' | 'comercial';

  @Field(oneOf(['usd', 'mxn'], true), {
    example: 'usd',
    description: 'Moneda de los precios; usd si se omite',
    schema: { type: 'string', enum: ['usd', 'mxn'] },
  })
  moneda?: 'usd' | 'mxn';

  @Field(flag, { example: '1', description: 'Alias de moneda=mxn', schema: FLAG_SCHEMA })
  mxn?: boolean;

  @Field(flag, { example: 'true', description: 'Precios con IVA', schema: FLAG_SCHEMA })
  iva?: boolean;

  @Field(flag, {
    example: 'true',
    description: 'Aplica el mejor descuento de contado de la cuenta',
    schema: FLAG_SCHEMA,
  })
  financiero?: boolean;

  @Field(flag, { example: 'true', description: 'Llena existencia.detalle por almacén', schema: FLAG_SCHEMA })
  inventarios?: boolean;

  @Field(flag, { example: 'true', description: 'Agrega descripcion (HTML)', schema: FLAG_SCHEMA })
  descripcion?: boolean;

  @Field(flag, {
    example: 'true',
    description: 'Agrega titulo_pro, descripcion_pro y caracteristicas_pro',
    schema: FLAG_SCHEMA,
  })
  informacion_pro?: boolean;

  @Field(integer(0, 25), {
    example: '20',
    description: 'Segundos que la respuesta espera si no hay nada nuevo; 0 si se omite',
    schema: { type: 'integer', minimum: 0, maximum: 25 },
  })
  espera?: number;
}
