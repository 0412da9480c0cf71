/**
 * What our page changes of Swagger UI's look: on narrow screens nothing is wider than the screen, and tables and code scroll on their
 * own; text stands out from its ground by 4.5 to 1 (WCAG 2.2, 1.4.3).
 */
export const PAGE_STYLE = `body { margin: 0; font-family: sans-serif; }
.saltar { position: absolute; left: -100vw; }
.saltar:focus { left: 12px; top: 12px; z-index: 10; padding: 8px 12px; background: #fff; color: #1b5fae; }
.aviso { max-width: 60rem; margin: 2rem auto; padding: 0 12px; }
.oculto { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.errores { max-width: 60rem; margin: 0 auto; padding: 0 12px 3rem; line-height: 1.5; color: #3b4151; overflow-wrap: anywhere; }
.errores h2 { margin: 1.5rem 0 .25rem; font-size: 1.1rem; }
.errores p { margin: .25rem 0; }
a, .swagger-ui .info a { color: #1b5fae; }
.swagger-ui .wrapper { padding: 0 12px; }
a:focus-visible, .swagger-ui :focus-visible { outline: 3px solid #1b5fae; outline-offset: 1px; }
.swagger-ui .filter .operation-filter-input { width: 100%; max-width: 40rem; font-size: 16px; }
.swagger-ui .info, .swagger-ui .markdown, .swagger-ui .opblock-summary-path, .swagger-ui .opblock-summary-description { overflow-wrap: anywhere; }
.swagger-ui .required::after { content: 'obligatorio'; }
.swagger-ui .parameter__name.required::after { content: 'obligatorio'; color: #b3261e; }
.swagger-ui .info .title small { background: #5b6270; }
.swagger-ui .info .title small.version-stamp { background: #4a7300; }
.swagger-ui .opblock .opblock-summary-method { text-shadow: none; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1767b5; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #1a7f4f; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #935600; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #0b7462; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #c02020; }
.swagger-ui .opblock.opblock-deprecated { opacity: 1; }
.swagger-ui .opblock.opblock-deprecated .opblock-summary-method { background: #646464; }
.swagger-ui .opblock-deprecated .opblock-summary-description, .swagger-ui .opblock-deprecated .opblock-summary-path { color: #55595f; }
.swagger-ui .btn.authorize, .swagger-ui .btn.authorize span { color: #1a7f4f; border-color: #1a7f4f; }
.swagger-ui .btn.authorize svg { fill: #1a7f4f; }
.swagger-ui .btn.cancel, .swagger-ui .try-out__btn.cancel { color: #b3261e; border-color: #b3261e; }
.swagger-ui .btn.execute { background: #1b5fae; border-color: #1b5fae; }
.swagger-ui .parameter__in, .swagger-ui .parameter__extension { color: #595959; }
.swagger-ui .response-control-media-type__accept-message { color: #1a6b33; }
.swagger-ui button[class*='expand-deep-button'] { color: #595959; }
.swagger-ui .microlight span[style*='211, 99, 99'] { color: #ffb3b3 !important; }
.swagger-ui .download-contents { background: #4a4f5c; }
.swagger-ui .tab li { color: #3b4151; }
@media (max-width: 640px) {
  .swagger-ui .info { margin: 20px 0; }
  .swagger-ui .info .title { font-size: 26px; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; font-size: 20px; }
  .swagger-ui .opblock-tag small { order: 1; flex: 1 1 100%; padding: 0; }
  .swagger-ui .opblock-tag button { margin-left: auto; }
  .swagger-ui .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock-summary-path { max-width: none; }
  .swagger-ui .opblock-summary .view-line-link { display: none; }
  .swagger-ui .opblock-body, .swagger-ui .responses-inner { overflow-x: auto; }
  .swagger-ui .opblock-section-header { flex-wrap: wrap; gap: 12px; padding: 8px 20px; }
  .swagger-ui .opblock-section-header .tab-header { flex: 1 1 auto; }
  .swagger-ui .opblock-section-header .try-out { padding: 0; margin: 0; }
  .swagger-ui .parameters, .swagger-ui .parameters tbody, .swagger-ui .parameters tr, .swagger-ui .parameters td { display: block; width: auto; }
  .swagger-ui .parameters thead { display: none; }
  .swagger-ui .parameters td { padding: 4px 0; max-width: none; }
  .swagger-ui .parameters-col_description input, .swagger-ui .parameters-col_description select { width: 100%; max-width: 100%; font-size: 16px; }
  .swagger-ui .body-param__text, .swagger-ui textarea { font-size: 14px; }
  .swagger-ui .response-col_status, .swagger-ui .col_header.response-col_status { min-width: 3.5rem; padding-right: 8px; }
  .swagger-ui .response-col_links, .swagger-ui .responses-header td.response-col_links { display: none; }
  .swagger-ui .response-controls { flex-wrap: wrap; gap: 8px; }
  .swagger-ui select { max-width: 100%; }
  .swagger-ui .scheme-container .schemes { flex-wrap: wrap; gap: 12px; }
  .swagger-ui .schemes-server-container, .swagger-ui .servers label, .swagger-ui .servers select { width: 100%; min-width: 0; margin-right: 0; }
}
`;
