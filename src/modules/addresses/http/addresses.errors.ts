import type { ErrorCatalog } from '@/shared/http/errors/error-catalog';

export const ADDRESS_ERRORS = {
  direccion_no_encontrada: {
    status: 400,
    text: 'La dirección no existe.',
    meaning: 'La cuenta no tiene una dirección guardada con ese id.',
  },
  pais_desconocido: {
    status: 422,
    text: 'El país no está en el catálogo de países.',
    meaning: 'Use un código de `GET /carrito/paises`.',
  },
  estado_desconocido: {
    status: 422,
    text: 'El estado no está en el catálogo de estados.',
    meaning: 'Use `estado_sat` o `estado_nombre` de `GET /carrito/estados/{cp}`.',
  },
  codigo_postal_desconocido: {
    status: 422,
    text: 'El código postal no existe.',
    meaning: 'No está en el catálogo de códigos postales, ni empieza como los de un estado de México.',
  },
  codigo_postal_no_corresponde: {
    status: 422,
    text: 'El código postal no corresponde al estado.',
    meaning: '`GET /carrito/estados/{cp}` da el estado de un código postal.',
  },
  colonia_no_corresponde: {
    status: 422,
    text: 'La colonia no corresponde al código postal.',
    meaning: '`GET /carrito/colonias/{cp}` da las colonias de un código postal.',
  },
} as const satisfies ErrorCatalog;
