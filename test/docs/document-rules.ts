import type { OpenAPIObject } from '@nestjs/swagger';
import {
  operationsOf,
  type DocumentedContent,
  type DocumentedOperation,
  type DocumentedParameter,
} from '@/docs/document/document-parts';
import { ExampleJudge } from './example-judge';

/** What an operationId begins with: a verb in the infinitive. */
const VERBS =
  /^(adjuntar|agregar|aplicar|borrar|buscar|cambiar|cancelar|comparar|confirmar|consultar|cotizar|crear|descargar|enviar|generar|girar|listar|ordenar|pausar|probar|quitar|reactivar|reanudar|reemplazar|reenviar|renovar|revocar|rotar|subir|ver|verificar)[A-Z]/;
const CAMEL_CASE = /^[a-z]+(?:[A-Z][a-z0-9]*)+$/;
const JSON_TYPE = 'application/json';
/** Statuses that are answered without a body of their own. */
const BODILESS = new Set(['204', '304']);

/** Every way in which the document falls short of the house's rules, each with how to mend it. */
export function problemsOf(document: OpenAPIObject): string[] {
  const judge = new ExampleJudge(document);
  const seen = new Set<string>();
  const tags = new Map(document.tags?.map(({ name, description }) => [name, description]));
  return operationsOf(document).flatMap(({ method, path, operation }) => {
    const problems = [
      ...idProblems(operation, seen),
      ...tagProblems(operation, tags),
      ...(operation.parameters ?? []).flatMap(parameterProblems),
      ...headerProblems(operation),
      ...requestProblems(operation, judge),
      ...Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
        answerProblems(status, content, judge),
      ),
    ];
    return problems.map((problem) => `${method.toUpperCase()} ${path}: ${problem}`);
  });
}

function idProblems({ operationId, summary }: DocumentedOperation, seen: Set<string>): string[] {
  const problems: string[] = [];
  if (!CAMEL_CASE.test(operationId) || !VERBS.test(operationId))
    problems.push(
      `operationId ${operationId} is not a Spanish verb and its object in camelCase: @ApiOperation({ operationId: 'listarPedidos', summary: … })`,
    );
  if (seen.has(operationId)) problems.push(`operationId ${operationId} is another operation's too: choose another`);
  seen.add(operationId);
  if ((summary ?? '').trim() === '') problems.push('has no summary: @ApiOperation({ operationId, summary })');
  return problems;
}

function tagProblems({ tags = [] }: DocumentedOperation, described: ReadonlyMap<string, string | undefined>): string[] {
  const [tag] = tags;
  if (tags.length !== 1 || tag === undefined) return ['needs one tag: @ApiTags on its controller'];
  const known = described.get(tag) !== `${tag}.`;
  return known ? [] : [`tag ${tag} has no description: add it, in its place, to src/docs/document/tags.ts`];
}

function parameterProblems({ name, in: place, required, description, example }: DocumentedParameter): string[] {
  const problems: string[] = [];
  if ((description ?? '') === '') problems.push(`parameter ${name} has no description: give one to its @Field`);
  if (required === true && example === undefined)
    problems.push(`${place} parameter ${name} has no example: give one that exists on the demo`);
  return problems;
}

/** A header of the request that some answer is about has to be named (Beyond 0, Decisions 9). */
function headerProblems({ parameters = [], responses }: DocumentedOperation): string[] {
  const named = new Set(parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name));
  const wanted = [
    ...(responses['304'] ? ['If-None-Match'] : []),
    ...(responses['412'] ? ['If-Match'] : []),
    ...(responses['422']?.description.includes('idempotency_key_reused') ? ['Idempotency-Key'] : []),
  ];
  return wanted
    .filter((name) => !named.has(name))
    .map((name) => `names no ${name}, though an answer is about it: @ApiIdempotencyKey(), or describeRequestHeaders`);
}

function requestProblems({ requestBody }: DocumentedOperation, judge: ExampleJudge): string[] {
  if (!requestBody) return [];
  return Object.entries(requestBody.content).flatMap(([type, content]) => [
    ...(isNamed(content.schema) ? [] : [`body ${type} has an anonymous schema: named('SolicitudDe…', { … })`]),
    ...(JSON.stringify(judge.schemaOf(content)).includes('"default":')
      ? [`body ${type} has a \`default\`, which makes a field required in generated types: say it in its description`]
      : []),
    ...exampleProblems(`body ${type}`, content, "ApiRequest('…', { 'application/json': { schema, examples } })"),
    ...(type === JSON_TYPE ? judge.problems(content).map((problem) => `body ${type}, ${problem}`) : []),
  ]);
}

function answerProblems(status: string, contents: Record<string, DocumentedContent>, judge: ExampleJudge): string[] {
  const content = contents[JSON_TYPE];
  if (BODILESS.has(status) || !content) return [];
  const remedy =
    Number(status) < 400
      ? 'ApiJson(description, schema, example) or ApiJsonCases'
      : `name its codes: @ApiErrors(…, 'pedido_no_encontrado'), with 'error_code', 'values' in the catalog's \`example\``;
  return [
    ...(isNamed(content.schema)
      ? []
      : [`answer ${status} has an anonymous schema: named('Pedido', strictObject({ … }))`]),
    ...exampleProblems(`answer ${status}`, content, remedy),
    ...judge.problems(content).map((problem) => `answer ${status}, ${problem}`),
  ];
}

function exampleProblems(what: string, { example, examples }: DocumentedContent, remedy: string): string[] {
  const none = example === undefined && Object.keys(examples ?? {}).length === 0;
  return none ? [`${what} has no example: ${remedy}`] : [];
}

interface Shape {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly items?: Shape;
  readonly oneOf?: readonly Shape[];
}

/** A reference to a component, a list of one, or a choice of such. */
function isNamed(schema: Shape | undefined): boolean {
  if (!schema) return false;
  if (schema.$ref !== undefined) return true;
  if (schema.type === 'array') return isNamed(schema.items);
  return schema.oneOf?.every(isNamed) === true;
}
