const STATUS_TITLES: Readonly<Record<number, string>> = {
  200: 'Rechazo del negocio',
  400: 'Petición inválida',
  401: 'No autenticado',
  403: 'Sin permiso',
  404: 'No encontrado',
  405: 'Método no permitido',
  408: 'Tiempo agotado',
  409: 'Conflicto',
  410: 'Ya no está disponible',
  412: 'La versión cambió',
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

/** Short Spanish name of a status: `title` of an error body (Decisions 3). */
export function statusTitle(status: number): string {
  return STATUS_TITLES[status] ?? 'Error';
}
