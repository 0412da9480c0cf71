/** The words of the documentation page's own controls, in Spanish. */
const WORDS: Readonly<Record<string, string>> = {
  Authorize: 'Autorizar',
  Authorized: 'Autorizado',
  Logout: 'Cerrar sesión',
  Close: 'Cerrar',
  Cancel: 'Cancelar',
  Clear: 'Limpiar',
  Reset: 'Restablecer',
  'Try it out': 'Probar',
  'Try it out ': 'Probar',
  Execute: 'Ejecutar',
  Parameters: 'Parámetros',
  'No parameters': 'Sin parámetros',
  'Request body': 'Cuerpo de la petición',
  Responses: 'Respuestas',
  'Server response': 'Respuesta del servidor',
  'Response body': 'Cuerpo de la respuesta',
  'Response headers': 'Encabezados de la respuesta',
  'Request URL': 'URL de la petición',
  Code: 'Código',
  Details: 'Detalle',
  Description: 'Descripción',
  Name: 'Nombre',
  Links: 'Enlaces',
  'No links': 'Sin enlaces',
  'Media type': 'Tipo de contenido',
  'Example Value': 'Ejemplo',
  Examples: 'Ejemplos',
  Schema: 'Esquema',
  Schemas: 'Esquemas',
  Servers: 'Servidores',
  Download: 'Descargar',
  'Available authorizations': 'Autorizaciones disponibles',
  'Value:': 'Valor:',
  required: 'obligatorio',
  'Loading...': 'Cargando…',
  'Edit Value': 'Editar',
  'Examples:': 'Ejemplos:',
  'Headers:': 'Encabezados:',
  Type: 'Tipo',
  Controls: 'Decide el encabezado',
  'header.': ' ',
  'Send empty value': 'Enviar vacío',
  Curl: 'curl',
  Undocumented: 'Sin documentar',
  'Error:': 'Error:',
  Failed: 'Falló',
  'Expand all': 'Abrir todo',
  'Collapse all': 'Cerrar todo',
  'Filter by tag': 'Buscar operación: ruta, nombre o resumen',
  'Collapse operation': 'Cerrar la operación',
  'Expand operation': 'Abrir la operación',
  'Copy to clipboard': 'Copiar',
  'Media Type': 'Tipo de contenido de la respuesta',
  'Request content type': 'Tipo de contenido de la petición',
  Duration: 'Duración',
  'Request duration': 'Duración',
};

/** Script of the page: replaces those words wherever they appear. */
export const SPANISH_PAGE = `
document.documentElement.lang = 'es';
const words = ${JSON.stringify(WORDS)};
const translate = (root) => {
  if (root.nodeType === 1)
    for (const element of [root, ...root.querySelectorAll('[title], [placeholder], [aria-label]')])
      for (const attribute of ['title', 'placeholder', 'aria-label']) {
        const word = words[element.getAttribute(attribute)];
        if (word) element.setAttribute(attribute, word);
      }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const word = words[node.nodeValue.trim()];
    if (word && node.parentElement && !node.parentElement.closest('pre, code, textarea, select')) node.nodeValue = node.nodeValue.replace(node.nodeValue.trim(), word);
  }
};
new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes) translate(node.nodeType === 1 ? node : node.parentNode ?? document.body);
}).observe(document.documentElement, { childList: true, subtree: true });
`;
