import type { DocumentedError } from '@/docs/introduction';
import { SPANISH_PAGE } from '@/docs/spanish-page';

/**
 * What a page of the documentation may load: its own scripts, styles and pictures, and nothing inline or from elsewhere. Nobody
 * may put it into a frame, where a person could be made to click on what they don't see.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page to try calls from; `base` is where its scripts are, seen from the address it was called by. */
export function tryOutPage(base: string): string {
  return `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mostrador API</title>
<link rel="stylesheet" href="${base}swagger-ui.css">
<link rel="stylesheet" href="${base}pagina.css">
<link rel="icon" type="image/png" href="${base}favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="${base}swagger-ui-bundle.js"></script>
<script src="${base}swagger-ui-init.js"></script>
</body>
</html>
`;
}

/** Starts the page; the token typed into it lives as long as the page, nowhere else. */
export const INIT_SCRIPT = `${SPANISH_PAGE}
const plain = (text) => String(text ?? '').normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase();
const searchOperations = () => ({
  fn: {
    opsFilter: (tags, phrase) =>
      tags
        .map((tag) => tag.update('operations', (operations) => operations.filter((one) =>
          plain([one.get('path'), one.getIn(['operation', 'summary']), one.getIn(['operation', 'operationId'])].join(' '))
            .includes(plain(phrase)))))
        .filter((tag) => tag.get('operations').size > 0),
  },
});
const start = (spec) => SwaggerUIBundle({
  spec: { ...spec, servers: [{ url: location.origin, description: 'Este servicio' }] },
  filter: true,
  plugins: [searchOperations],
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'list',
  persistAuthorization: false,
  tryItOutEnabled: true,
  presets: [SwaggerUIBundle.presets.apis],
});
fetch(new URL('openapi.json', document.currentScript.src).href)
  .then((answer) => answer.json())
  .then((spec) => { window.ui = start(spec); });
`;

/** Narrow screens: nothing is wider than the screen, tables and code scroll on their own. */
export const PAGE_STYLE = `.swagger-ui .wrapper { padding: 0 12px; }
.swagger-ui .filter .operation-filter-input { width: 100%; max-width: 40rem; font-size: 16px; }
.swagger-ui .markdown, .swagger-ui .opblock-summary-path, .swagger-ui .opblock-summary-description { overflow-wrap: anywhere; }
@media (max-width: 640px) {
  .swagger-ui .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock-summary-path { max-width: none; }
  .swagger-ui .opblock-body, .swagger-ui .responses-inner { overflow-x: auto; }
  .swagger-ui .parameters-col_name, .swagger-ui table tbody tr td:first-of-type { max-width: 9rem; min-width: 0; }
  .swagger-ui select { max-width: 100%; }
}
`;

/** Every error code with its own anchor: where the \`type\` of a problem leads (RFC 9457). */
export function errorsPage(errors: readonly DocumentedError[]): string {
  const entries = errors.map(
    ({ code, statuses, text, meaning }) =>
      `<h2 id="${escape(code)}"><code>${escape(code)}</code> (${statuses.join(', ')})</h2>\n` +
      `<p>${escape(text)}</p>\n<p>${escape(meaning)}</p>`,
  );
  return `<!DOCTYPE html>
<html lang="es">
<head><meta charset="utf-8"><title>Códigos de error de Mostrador</title></head>
<body>
<h1>Códigos de error</h1>
${entries.join('\n')}
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
