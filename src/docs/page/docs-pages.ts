import { ACCESSIBLE_PAGE } from '@/docs/page/accessible-page';
import type { DocumentedError } from '@/docs/document/introduction';
import { SPANISH_PAGE } from '@/docs/page/spanish-page';

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
<nav aria-label="Atajos"><a class="saltar" id="saltar" href="#">Ir a la búsqueda de operaciones</a></nav>
<p class="oculto" id="encontradas" role="status"></p>
<div id="swagger-ui"><p class="aviso" role="status">Cargando la referencia…</p></div>
<noscript><p class="aviso">Esta página necesita JavaScript. El documento completo: <a href="${base}openapi.json">openapi.json</a>; los
errores: <a href="${base}errores">códigos de error</a>.</p></noscript>
<script src="${base}swagger-ui-bundle.js"></script>
<script src="${base}swagger-ui-init.js"></script>
</body>
</html>
`;
}

/** Starts the page; the token typed into it lives as long as the page, nowhere else. */
export const INIT_SCRIPT = `${SPANISH_PAGE}${ACCESSIBLE_PAGE}
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

/** Every error code with its own anchor: where the \`type\` of a problem leads (RFC 9457). */
export function errorsPage(errors: readonly DocumentedError[]): string {
  const entries = errors.map(
    ({ code, statuses, text, meaning }) =>
      `<h2 id="${escape(code)}"><code>${escape(code)}</code> (${statuses.join(', ')})</h2>\n` +
      `<p>${escape(text)}</p>\n<p>${escape(meaning)}</p>`,
  );
  return `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Códigos de error de Mostrador</title>
<link rel="stylesheet" href="./pagina.css">
<link rel="icon" type="image/png" href="./favicon-32x32.png">
</head>
<body>
<main class="errores">
<p><a href="./">Volver a la referencia</a></p>
<h1>Códigos de error</h1>
${entries.join('\n')}
</main>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
