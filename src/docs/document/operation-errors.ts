import type { OpenAPIObject } from '@nestjs/swagger';
import {
  operationsOf,
  takeMark,
  type DocumentedContent,
  type DocumentedOperation,
  type OperationAt,
} from '@/docs/document/document-parts';
import { fieldProblemExample } from '@/docs/document/field-problem-example';
import { ERRORS_MARK, OAUTH_ERRORS_MARK, refTo, type JsonSchema } from '@/shared/http/api-docs';
import type { ErrorEntry, WholeErrorCatalog } from '@/shared/http/errors/error-catalog';
import { statusTitle } from '@/shared/http/errors/status-titles';
import type { ErrorCode } from '@/shared/kernel/error-code';

/** Codes of the machinery: a status that an operation declares by number can have these. */
const OF_STATUS: Readonly<Record<number, readonly ErrorCode[]>> = {
  400: ['parametros_invalidos'],
  401: ['no_autenticado', 'token_invalido', 'autenticacion_mal_formada'],
  403: ['cuenta_sin_acceso'],
  405: ['metodo_no_permitido'],
  410: ['cursor_vencido'],
  412: ['version_cambio'],
  413: ['cuerpo_demasiado_grande'],
  415: ['tipo_de_contenido_no_soportado'],
  429: ['limite_excedido'],
  500: ['error_interno'],
  503: ['no_disponible'],
};

/** On the OAuth routes what the machinery refuses has the shape and the codes of RFC 6749 5.2. */
const OF_STATUS_OAUTH: Readonly<Record<number, readonly ErrorCode[]>> = {
  ...OF_STATUS,
  400: ['invalid_request'],
  401: ['invalid_client'],
  413: ['invalid_request'],
  415: ['invalid_request'],
};

/** What ApiErrors left, or after `only` what ApiErrorsOnly did. */
type Declared = readonly (number | ErrorCode | 'only')[];

const ALWAYS = [500, 503];
const REQUEST_ID = '5f0c6a1e-7d1b-4c53-9a55-0a2f4f9f8f10';

/** Turns what ApiErrors left on each operation into answers: by status the schema and, of each code, a true example. */
export function describeErrors(document: OpenAPIObject, catalog: WholeErrorCatalog): void {
  for (const at of operationsOf(document)) {
    const { operation } = at;
    const declared = takeMark(operation, ERRORS_MARK) as Declared | undefined;
    const oauth = takeMark(operation, OAUTH_ERRORS_MARK) === true;
    if (!declared) continue;
    for (const [status, codes] of codesByStatus(declared, catalog, oauth, at)) {
      const cases = codes.map((code) => [code, catalog[code], errorExample(at, code, status, catalog, oauth)] as const);
      operation.responses[String(status)] = {
        description: `${statusTitle(status)}: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
        content: {
          'application/json': content(refTo(oauth && status < 500 ? 'ErrorOAuth' : 'Error'), cases),
          'application/problem+json': { schema: refTo('Problema') },
        },
      };
    }
  }
}

type Case = readonly [code: ErrorCode, entry: ErrorEntry, body: JsonSchema];

function content(schema: JsonSchema, cases: readonly Case[]): DocumentedContent {
  const examples = cases.map(([code, { meaning }, value]) => [code, { summary: plain(meaning), value }]);
  return { schema, examples: Object.fromEntries(examples) as DocumentedContent['examples'] & object };
}

/** Own codes come first: they say more of the operation than the machinery's. */
function codesByStatus(
  declared: Declared,
  catalog: WholeErrorCatalog,
  oauth: boolean,
  at: OperationAt,
): [number, ErrorCode[]][] {
  const own = declared.filter((item): item is ErrorCode => typeof item === 'string' && item !== 'only');
  const always = declared[0] === 'only' ? [] : ALWAYS;
  const numbers = [...new Set([...declared.filter((item) => typeof item === 'number'), ...always])];
  const byNumber = oauth ? OF_STATUS_OAUTH : OF_STATUS;
  const found = new Map<number, ErrorCode[]>();
  const add = (status: number, code: ErrorCode): void => {
    const codes = found.get(status) ?? [];
    if (!codes.includes(code)) found.set(status, [...codes, code]);
  };
  for (const code of own) {
    const statuses = [catalog[code].status].flat().filter((status) => status >= 400);
    for (const status of statuses.length === 1 ? statuses : statuses.filter((one) => numbers.includes(one)))
      add(status, code);
  }
  for (const status of numbers) {
    if (!found.has(status)) found.set(status, []);
    for (const code of machineryCodes(status, byNumber, at.operation)) add(status, code);
  }
  if (at.path.includes('{')) add(400, 'ruta_mal_formada');
  return [...found].sort(([a], [b]) => a - b);
}

function machineryCodes(
  status: number,
  byNumber: Readonly<Record<number, readonly ErrorCode[]>>,
  { security, requestBody }: DocumentedOperation,
): readonly ErrorCode[] {
  const codes = byNumber[status] ?? [];
  const scoped = security?.some((requirement) => Object.values(requirement).some((scopes) => scopes.length > 0));
  if (status === 403 && scoped) return ['sin_permiso', ...codes];
  if (status === 400 && requestBody && codes.includes('parametros_invalidos')) return [...codes, 'cuerpo_invalido'];
  return codes;
}

function errorExample(
  at: OperationAt,
  code: ErrorCode,
  status: number,
  catalog: WholeErrorCatalog,
  oauth: boolean,
): JsonSchema {
  const { text: template, errorIsCode, example } = catalog[code];
  const text = template.replace(' {problema}', ' está vacío');
  const inOAuthShape = oauth && status < 500;
  const ofField = code === 'parametros_invalidos' || (code === 'invalid_request' && status === 400);
  const detalle = ofField ? fieldProblemExample(at.operation) : undefined;
  return {
    error: inOAuthShape || errorIsCode === true ? code : text,
    ...(inOAuthShape ? { error_description: text } : {}),
    code,
    message: text,
    detail: text,
    title: statusTitle(status),
    status,
    request_id: REQUEST_ID,
    ...(detalle ? { detalles: [detalle] } : {}),
    ...example,
  };
}

function plain(text: string): string {
  return text.replaceAll('`', '');
}
