import type { ErrorCatalog } from '@/shared/http/errors/error-catalog';

/** Codes of the machinery before and around the controllers; any route can answer with them. */
export const HTTP_ERRORS = {
  parametros_invalidos: {
    status: [400, 422],
    text: 'Hay parámetros inválidos o faltantes.',
    meaning:
      'Algún parámetro falta o no cumple su regla. `detalles` nombra cada campo, su problema y un ejemplo válido.',
  },
  cuerpo_invalido: {
    status: 400,
    text: 'El cuerpo de la petición no se puede leer: revise el formato JSON o de formulario.',
    meaning: 'El cuerpo no es JSON, formulario o multipart bien formado. Corrija el formato antes de reintentar.',
  },
  no_autenticado: {
    status: 401,
    text: 'Falta el token de acceso: envíe el encabezado Authorization: Bearer <ACCESS_TOKEN>.',
    meaning: 'La ruta pide un token y no llegó ninguno.',
  },
  token_invalido: {
    status: 401,
    text: 'El token de acceso es inválido, expiró o fue revocado.',
    meaning: 'Pida un token nuevo con sus credenciales y repita la llamada.',
  },
  autenticacion_mal_formada: {
    status: 401,
    text: 'El encabezado Authorization está mal formado: use Authorization: Bearer <ACCESS_TOKEN>.',
    meaning: 'El encabezado llegó, pero no tiene la forma `Bearer` y un token.',
  },
  sin_permiso: {
    status: 403,
    text: 'El token no tiene el permiso necesario para esta operación.',
    meaning: '`WWW-Authenticate` nombra en `scope` el permiso que falta. Pida un token con ese permiso.',
  },
  cuenta_sin_acceso: {
    status: 403,
    text: 'La cuenta no tiene acceso a la API.',
    meaning: 'El distribuidor tiene cerrado el acceso de la cuenta a la API. Consulte a su ejecutivo.',
  },
  ruta_no_encontrada: {
    status: 404,
    text: 'La ruta no existe.',
    meaning: 'Ninguna operación tiene esa ruta. Revise la dirección.',
  },
  ruta_mal_formada: {
    status: 400,
    text: 'La ruta tiene un escape de porcentaje inválido.',
    meaning: 'Un `%` de la ruta no va seguido de dos dígitos hexadecimales que formen UTF-8.',
  },
  metodo_no_permitido: {
    status: 405,
    text: 'El método HTTP no está permitido en esta ruta.',
    meaning: 'La ruta existe con otros métodos; `Allow` los nombra.',
  },
  no_encontrado: {
    status: 404,
    text: 'El recurso no existe.',
    meaning: 'No hay nada con ese identificador.',
  },
  peticion_mal_formada: {
    status: [400, 408, 417, 431],
    text: 'La petición HTTP está mal formada.',
    textOf: {
      408: 'La petición no llegó completa a tiempo. Envíela de nuevo, sin pausas.',
      417: 'El encabezado Expect solo puede ser 100-continue.',
      431: 'La dirección y los encabezados de la petición son demasiado grandes: juntos, 16 KB como máximo.',
    },
    meaning:
      'Su dirección lleva acentos, ñ o espacios sin codificar, no es HTTP/1.1 válido, no llegó completa a tiempo, sus encabezados son demasiado grandes o espera algo no soportado.',
  },
  cuerpo_demasiado_grande: {
    status: 413,
    text: 'El cuerpo de la petición es demasiado grande.',
    meaning: 'El cuerpo pasa del máximo de la ruta. Divídalo o redúzcalo.',
  },
  tipo_de_contenido_no_soportado: {
    status: 415,
    text: 'El tipo de contenido no es soportado en esta ruta.',
    meaning: 'El `Content-Type` o su juego de caracteres no se leen en esta ruta.',
  },
  cursor_invalido: {
    status: 400,
    text: 'El cursor no es válido: envíe sin cambios el de la última respuesta, o ninguno para empezar.',
    meaning: 'El `cursor` fue alterado, es de otra lista o de otra cuenta, o no lo dio este servicio.',
  },
  cursor_vencido: {
    status: 410,
    text: 'El cursor ya no sirve en este servicio: empiece de nuevo sin cursor.',
    meaning: 'El lugar que señalaba ya no se puede saber. Empiece la lista de nuevo; `Location` dice dónde.',
  },
  version_cambio: {
    status: 412,
    text: 'El recurso cambió desde que lo leyó: léalo de nuevo y repita con el ETag que tenga ahora.',
    meaning: '`If-Match` nombra otra versión que la actual; nada se hizo. `ETag` dice cuál es la actual.',
  },
  limite_excedido: {
    status: 429,
    text: 'Se excedió el límite de peticiones. Espere los segundos que indica Retry-After.',
    meaning: 'Demasiadas peticiones en el minuto. Reintente pasados los segundos de `Retry-After`.',
  },
  error_interno: {
    status: 500,
    text: 'Ocurrió un error interno. Si persiste, reporte el request_id.',
    meaning: 'Falla del servicio, no de la petición. Un pedido se repite con la misma `Idempotency-Key`.',
  },
  no_disponible: {
    status: 503,
    text: 'El servicio no está disponible por el momento. Intente de nuevo en unos segundos.',
    meaning: 'Falta momentánea de la base de datos o de capacidad. Reintente pasados los segundos de `Retry-After`.',
  },
  no_implementado: {
    status: 501,
    text: 'La operación no está disponible en este servidor.',
    meaning: 'El operador tiene apagada la operación.',
  },
} as const satisfies ErrorCatalog;
