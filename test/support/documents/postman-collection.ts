import type { OpenAPIObject } from '@nestjs/swagger';
import { OAUTH_SCHEME } from '@/docs/document/operation-security';
import { DEFAULT_SCOPES } from '@/shared/kernel/caller';
import { operationsOf, type DocumentedParameter, type OperationAt } from '@/docs/document/document-parts';

/** What one answer gives to the requests after it: the variable, and where it is read, in the collection's own JavaScript. */
const CAPTURES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  crearToken: { token_por_revocar: 'cuerpo.access_token' },
  crearDireccion: { direccion: 'cuerpo.id' },
  listarCotizaciones: folioVariables('cotizacion', "cuerpo.cotizaciones[0]?.folio ?? 'ninguna/0'"),
  listarPedidos: folioVariables('pedido', "cuerpo.pedidos[0]?.folio ?? 'ninguno/0'"),
  listarEventos: { evento: "cuerpo.eventos[0]?.id ?? 'ninguno'" },
  listarFacturas: folioVariables('factura', 'cuerpo.facturas[0].folio_factura'),
};

/** A folio as it goes into a path whole, and its two parts. */
function folioVariables(name: string, from: string): Readonly<Record<string, string>> {
  return {
    [name]: `encodeURIComponent(${from})`,
    [`${name}_prefijo`]: `(${from}).split('/')[0]`,
    [`${name}_numero`]: `(${from}).split('/')[1]`,
  };
}

const INVOICE = { id: '{{factura}}' };
const INVOICE_BY_PARTS = { anio: '{{factura_prefijo}}', id: '{{factura_numero}}' };

/** Parameters and members whose value an earlier request gave. What orders or cancels names no real quote or order: a collection is run whole. */
const CHAINED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  revocarToken: { token: '{{token_por_revocar}}' },
  verDireccion: { id: '{{direccion}}' },
  reemplazarDireccion: { id: '{{direccion}}' },
  borrarDireccion: { id: '{{direccion}}' },
  verCotizacion: { folio: '{{cotizacion}}' },
  verCotizacionPorPartes: { folio: '{{cotizacion_prefijo}}', anio: '{{cotizacion_numero}}' },
  verPedido: { folio: '{{pedido}}' },
  verPedidoPorPartes: { folio: '{{pedido_prefijo}}', anio: '{{pedido_numero}}' },
  verEvento: { id: '{{evento}}' },
  verFactura: INVOICE,
  listarDocumentosDeFactura: INVOICE,
  descargarPdf: INVOICE,
  descargarXml: INVOICE,
  verFacturaPorAnio: INVOICE_BY_PARTS,
  listarDocumentosDeFacturaPorAnio: INVOICE_BY_PARTS,
  descargarPdfPorAnio: INVOICE_BY_PARTS,
  descargarXmlPorAnio: INVOICE_BY_PARTS,
};

const SECRETS: Readonly<Record<string, string>> = {
  '<CLIENT_ID>': '{{client_id}}',
  '<CLIENT_SECRET>': '{{client_secret}}',
};

const TOKEN_SCRIPT = `if (pm.collectionVariables.get('token')) return;
pm.sendRequest({
  url: pm.variables.get('url') + '/api/v1/oauth/token',
  method: 'POST',
  header: { 'Content-Type': 'application/json' },
  body: { mode: 'raw', raw: JSON.stringify({
    grant_type: 'client_credentials',
    client_id: pm.variables.get('client_id'),
    client_secret: pm.variables.get('client_secret'),
  }) },
}, (error, answer) => {
  if (error) throw error;
  pm.collectionVariables.set('token', answer.json().access_token);
});`;

/** Folders that hold no section of the guide come after those that do, as in the document. What only older clients send is left out. */
export function postmanCollection(document: OpenAPIObject): object {
  const operations = operationsOf(document).filter(
    ({ operation }) => !operation.operationId.endsWith('EnRaiz') && operation.deprecated !== true,
  );
  const folders = (document.tags ?? []).map(({ name, description }) => ({
    name,
    description,
    item: operations
      .filter(({ operation }) => operation.tags?.[0] === name)
      .sort(byTurn)
      .map(requestItem),
  }));
  return {
    info: {
      name: document.info.title,
      description: 'Ponga `url`, `client_id` y `client_secret` en el entorno; el token se pide solo.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    event: [{ listen: 'prerequest', script: { type: 'text/javascript', exec: asFunction(TOKEN_SCRIPT) } }],
    variable: [{ key: 'token', value: '' }],
    item: folders.filter(({ item }) => item.length > 0),
  };
}

/** The variables the collection needs, with the demo's address. */
export function postmanEnvironment(): object {
  const values = { url: 'http://127.0.0.1:3000', client_id: '', client_secret: '' };
  return {
    name: 'Mostrador',
    values: Object.entries(values).map(([key, value]) => ({ key, value, enabled: true })),
  };
}

function asFunction(script: string): string[] {
  return ['(() => {', ...script.split('\n'), '})();'];
}

/** Lists before the things in them, and what takes something away last. */
function byTurn(a: OperationAt, b: OperationAt): number {
  return turn(a) - turn(b);
}

function turn({ method, path }: OperationAt): number {
  if (method === 'delete' || path.endsWith('/revoke')) return 1000;
  return path.split('/').length * 10 + (method === 'get' ? 0 : 1);
}

function requestItem(at: OperationAt): object {
  const { method, path, operation } = at;
  const { operationId: id, parameters = [], requestBody } = operation;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(id, parameters, name));
  const [[type, content] = ['', undefined]] = Object.entries(requestBody?.content ?? {});
  const [example] = Object.values(content?.examples ?? {});
  return {
    name: operation.summary ?? id,
    request: {
      method: method.toUpperCase(),
      description: operation.description,
      ...(operation.security?.length === 0 ? { auth: { type: 'noauth' } } : {}),
      header: type === 'application/json' ? [{ key: 'Content-Type', value: type }] : [],
      url: { raw: `{{url}}${filled}`, host: ['{{url}}'], path: filled.slice(1).split('/'), query: query.map(asQuery) },
      ...(content ? { body: bodyOf(id, type, example?.value as Members) } : {}),
    },
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: asFunction(testScript(at)) } }],
  };
}

type Members = Readonly<Record<string, unknown>>;

function valueOf(id: string, parameters: readonly DocumentedParameter[], name: string): string {
  const chained = CHAINED[id]?.[name];
  return (
    chained ?? encodeURIComponent(asText(parameters.find((parameter) => parameter.name === name)?.example ?? name))
  );
}

function asQuery({ name, example, description }: DocumentedParameter): object {
  return { key: name, value: asText(example ?? ''), disabled: example === undefined, description };
}

function bodyOf(id: string, type: string, value: Members): object {
  const members = Object.entries(value).map(([key, member]) => [key, CHAINED[id]?.[key] ?? secret(member)] as const);
  if (type === 'application/json') {
    return {
      mode: 'raw',
      raw: JSON.stringify(Object.fromEntries(members), null, 2),
      options: { raw: { language: 'json' } },
    };
  }
  const fields = members.map(([key, member]) =>
    key === 'pdf_guia' ? { key, type: 'file', src: 'guia.pdf' } : { key, value: String(member), type: 'text' },
  );
  return type === 'multipart/form-data'
    ? { mode: 'formdata', formdata: fields }
    : { mode: 'urlencoded', urlencoded: fields };
}

function secret(member: unknown): unknown {
  return typeof member === 'string' ? (SECRETS[member] ?? member) : member;
}

/**
 * What an example names, or a list that may be empty, may not be there: then 404 or 409 says so, and nothing else is wrong. What asks for
 * a permission that credentials don't have by themselves may be 403, and the example's address of a webhook is nobody's: 422.
 */
function testScript({ path, operation: { operationId: id, security = [] } }: OperationAt): string {
  const mayBeGone = path.includes('{') && /pedido|cotizacion|webhook|evento|\/facturas\/.*\//i.test(path);
  const scopes = security.flatMap((requirement) => requirement[OAUTH_SCHEME] ?? []);
  const special = scopes.length > 0 && !scopes.some((scope) => (DEFAULT_SCOPES as readonly string[]).includes(scope));
  const refusals = [
    ...(mayBeGone ? [404, 409] : []),
    ...(special ? [403] : []),
    ...(id === 'crearWebhook' ? [422] : []),
  ];
  const statuses = [200, 201, 304, ...refusals];
  const expected = JSON.stringify(statuses);
  const captures = Object.entries(CAPTURES[id] ?? {});
  return [
    `pm.test('responde', () => pm.expect(pm.response.code, pm.response.text()).to.be.oneOf(${expected}));`,
    ...(captures.length > 0 ? ['const cuerpo = pm.response.json();'] : []),
    ...captures.map(([name, from]) => `pm.collectionVariables.set('${name}', ${from});`),
  ].join('\n');
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
