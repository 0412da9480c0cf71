/**
 * The Spanish text of every error code the service answers with. Modules add theirs with defineErrorTexts beside the
 * controller that uses them; the list appears in the API documentation.
 */
const ERROR_TEXTS = new Map<string, string>([
  ['parametros_invalidos', 'Hay parámetros inválidos o faltantes.'],
  ['cuerpo_invalido', 'El cuerpo de la petición no se puede leer: revise el formato JSON o de formulario.'],
  ['no_autenticado', 'Falta el token de acceso: envíe el encabezado Authorization: Bearer <ACCESS_TOKEN>.'],
  ['token_invalido', 'El token de acceso es inválido, expiró o fue revocado.'],
  [
    'autenticacion_mal_formada',
    'El encabezado Authorization está mal formado: use Authorization: Bearer <ACCESS_TOKEN>.',
  ],
  ['sin_permiso', 'El token no tiene el permiso necesario para esta operación.'],
  ['cuenta_sin_acceso', 'La cuenta no tiene acceso a la API.'],
  ['ruta_no_encontrada', 'La ruta no existe.'],
  ['ruta_mal_formada', 'La ruta tiene un escape de porcentaje inválido.'],
  ['metodo_no_permitido', 'El método HTTP no está permitido en esta ruta.'],
  ['no_encontrado', 'El recurso no existe.'],
  ['peticion_mal_formada', 'La petición HTTP está mal formada.'],
  ['cuerpo_demasiado_grande', 'El cuerpo de la petición es demasiado grande.'],
  ['tipo_de_contenido_no_soportado', 'El tipo de contenido no es soportado en esta ruta.'],
  ['limite_excedido', 'Se excedió el límite de peticiones. Espere los segundos que indica Retry-After.'],
  ['error_interno', 'Ocurrió un error interno. Si persiste, reporte el request_id.'],
  ['no_disponible', 'El servicio no está disponible por el momento. Intente de nuevo en unos segundos.'],
  ['no_implementado', 'La operación no está disponible en este servidor.'],
]);

export function defineErrorTexts(texts: Readonly<Record<string, string>>): void {
  for (const [code, text] of Object.entries(texts)) ERROR_TEXTS.set(code, text);
}

export function errorText(code: string): string {
  return ERROR_TEXTS.get(code) ?? ERROR_TEXTS.get('error_interno') ?? '';
}

/** Every code with its text, for the documentation. */
export function allErrorTexts(): ReadonlyMap<string, string> {
  return ERROR_TEXTS;
}

const STATUS_TITLES: Readonly<Record<number, string>> = {
  400: 'Petición inválida',
  401: 'No autenticado',
  403: 'Sin permiso',
  404: 'No encontrado',
  405: 'Método no permitido',
  408: 'Tiempo agotado',
  413: 'Cuerpo demasiado grande',
  415: 'Tipo de contenido no soportado',
  417: 'Expectativa no soportada',
  422: 'No se puede procesar',
  429: 'Demasiadas peticiones',
  431: 'Encabezados demasiado grandes',
  500: 'Error interno',
  501: 'No implementado',
  503: 'No disponible',
};

export function statusTitle(status: number): string {
  return STATUS_TITLES[status] ?? 'Error';
}
