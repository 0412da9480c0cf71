import { ApiError } from '@/shared/http/errors/api-error';

/** So many are named in one answer. */
const MOST_NAMED = 20;

const SENTENCES = {
  marca_no_encontrada: { one: 'La marca', many: 'No existen las marcas' },
  sucursal_no_encontrada: { one: 'La sucursal', many: 'No existen las sucursales' },
} as const;

/** The 404 of a filter with values that are none, which it names: a list of slugs doesn't show which one is misspelled. */
export function unknownFilter(code: keyof typeof SENTENCES, unknown: readonly string[]): ApiError {
  const { one, many } = SENTENCES[code];
  const named = [...new Set(unknown)];
  const shown = named.slice(0, MOST_NAMED).join(', ');
  const left = named.length - MOST_NAMED;
  const more = left > 0 ? ` y ${left} más` : '';
  return new ApiError(404, code, {
    text: named.length > 1 ? `${many}: ${shown}${more}.` : `${one} ${shown} no existe.`,
  });
}
