/**
 * Script of the page: gives a name to what Swagger UI leaves without one (parts of the page, fields, lists, code that scrolls), takes the second stop
 * within a heading of an operation out of the way of the keyboard, and tells how many operations a search has found.
 */
export const ACCESSIBLE_PAGE = `
const nameOfField = (field) => {
  const parameter = field.closest('tr[data-param-name]');
  if (parameter) return parameter.dataset.paramName;
  if (field.id === 'servers' || field.closest('.servers')) return 'Servidor';
  if (field.matches('.examples-select-element')) return 'Ejemplo';
  if (field.closest('.response')) return 'Tipo de contenido de la respuesta';
  return field.matches('select') ? 'Tipo de contenido de la petición' : 'Cuerpo de la petición';
};
const hasName = (field) => field.getAttribute('aria-label') || [...(field.labels ?? [])].some((label) => !label.contains(field));
const name = (root) => {
  const all = (selector) => [...(root.matches?.(selector) ? [root] : []), ...root.querySelectorAll(selector)];
  for (const field of all('select, textarea, .parameters-col_description input'))
    if (!hasName(field)) field.setAttribute('aria-label', nameOfField(field));
  for (const field of all('.operation-filter-input')) field.setAttribute('aria-label', 'Buscar operación');
  for (const code of all('pre.microlight, pre.example')) {
    code.tabIndex = 0;
    code.setAttribute('role', 'group');
    code.setAttribute('aria-label', code.closest('.response') ? 'Ejemplo de respuesta' : 'Código');
  }
  for (const table of all('table.responses-table')) {
    const operation = table.closest('.opblock')?.querySelector('.opblock-summary-path')?.textContent.trim() ?? '';
    table.setAttribute('aria-label', 'Respuestas de ' + operation);
  }
  for (const link of all('.opblock-summary-control a[href]')) link.removeAttribute('href');
  const places = { '.information-container > section': 'Presentación', '.schemes.wrapper': 'Servidor y autorización', '.filter.wrapper': 'Búsqueda' };
  for (const [selector, place] of Object.entries(places)) for (const section of all(selector)) section.setAttribute('aria-label', place);
  for (const button of all('.authorization__btn')) button.setAttribute('aria-label', 'Autorización de la operación');
};
let counting;
document.addEventListener('input', ({ target }) => {
  if (!target.matches('.operation-filter-input')) return;
  clearTimeout(counting);
  counting = setTimeout(() => {
    const found = document.querySelectorAll('.opblock').length;
    document.getElementById('encontradas').textContent = found === 1 ? 'Una operación' : found + ' operaciones';
  }, 600);
});
document.getElementById('saltar').addEventListener('click', (event) => {
  event.preventDefault();
  document.querySelector('.operation-filter-input')?.focus();
});
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) if (node.nodeType === 1) name(node);
}).observe(document.body, { childList: true, subtree: true });
`;
