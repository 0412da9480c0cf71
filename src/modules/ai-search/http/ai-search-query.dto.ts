import { DisplayQuery } from '@/modules/products/http/product-queries.dto';
import { Field } from '@/shared/http/field';
import { flag, integer, type Parser } from '@/shared/http/parsers';
import { characters } from '@/shared/text/characters';

const LEAST = 3;
const MOST = 256;
const FLAG_SCHEMA = { type: 'string', enum: ['true', 'false', '1', '0'] };

// eslint-disable-next-line no-control-regex -- they are what is replaced
const BLANKS = /[\u0000-\u001f\u007f\s]+/g;

/** A sentence: control characters and line ends count as blanks, blanks fold; 3 to 256 characters (code points) are left (Contract 4.4). */
const sentence: Parser<string> = (raw) => {
  if (typeof raw !== 'string') return { ok: false, problem: 'debe ser texto' };
  const text = raw.toWellFormed().replace(BLANKS, ' ').trim();
  const length = characters(text);
  return length < LEAST || length > MOST
    ? { ok: false, problem: `debe tener de ${LEAST} a ${MOST} caracteres` }
    : { ok: true, value: text };
};

/** GET /productos/busqueda-ia (Contract 4.4). */
export class AiSearchQuery extends DisplayQuery {
  @Field(sentence, {
    example: 'cámara domo 4 megapixeles para exterior, menos de 2 mil pesos, que haya en Monterrey',
    description: 'Lo que se busca, en lenguaje natural; 3 a 256 caracteres',
    required: true,
    schema: { type: 'string', minLength: LEAST, maxLength: MOST },
  })
  q: string;

  @Field(integer(1, 1000), {
    example: '1',
    description: 'Página',
    schema: { type: 'integer', minimum: 1, maximum: 1000 },
  })
  pagina?: number;

  @Field(integer(1, 60), {
    example: '20',
    description: 'Productos por página; 20 si se omite',
    schema: { type: 'integer', minimum: 1, maximum: 60 },
  })
  limit?: number;

  @Field(flag, { example: 'true', description: 'Solo productos con existencia', schema: FLAG_SCHEMA })
  stock?: boolean;

  @Field(flag, { example: 'true', description: 'Agrega descripcion (HTML)', schema: FLAG_SCHEMA })
  descripcion?: boolean;

  @Field(flag, { example: 'true', description: 'Agrega imagenes, como en el detalle', schema: FLAG_SCHEMA })
  imagenes?: boolean;
}
