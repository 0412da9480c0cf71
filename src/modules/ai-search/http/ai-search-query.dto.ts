import { DisplayQuery } from '@/modules/products/http/product-queries.dto';
import { FlagField } from '@/shared/http/fields/common-fields';
import { Field } from '@/shared/http/fields/field';
import { IntegerField } from '@/shared/http/fields/integer-field';
import type { Parser } from '@/shared/http/fields/parsers';
import { characters, withBlanksFolded, withBlanksFoldedInLines } from '@/shared/text/characters';

const LEAST = 3;
const MOST = 256;

/**
 * A sentence: control characters and line ends count as blanks, blanks fold; 3 to 256 characters (code points) are left (Contract 4.4). Its lines stay
 * apart: they may each name a thing.
 */
const sentence: Parser<string> = (raw) => {
  if (typeof raw !== 'string') return { ok: false, problem: 'debe ser texto' };
  const length = characters(withBlanksFolded(raw));
  return length < LEAST || length > MOST
    ? { ok: false, problem: `debe tener de ${LEAST} a ${MOST} caracteres` }
    : { ok: true, value: withBlanksFoldedInLines(raw) };
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

  @IntegerField(1, 1000, {
    example: '1',
    description: 'Página',
  })
  pagina?: number;

  @IntegerField(1, 60, {
    example: '20',
    description: 'Productos por página; 20 si se omite',
  })
  limit?: number;

  @FlagField('Solo productos con existencia')
  stock?: boolean;

  @FlagField('Agrega descripcion (HTML)')
  descripcion?: boolean;

  @FlagField('Agrega imagenes, como en el detalle')
  imagenes?: boolean;
}
