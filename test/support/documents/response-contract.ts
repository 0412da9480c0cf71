import type { OpenAPIObject } from '@nestjs/swagger';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ApiResponse } from '../api-response';

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: object }>> }>
  >;
}

interface KnownPath {
  readonly pattern: RegExp;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly parameters: number;
}

const PROBLEM_JSON = 'application/problem+json';
/** Statuses any path may answer without declaring them: the router's and the body parser's own. */
const EVERYWHERE = new Set([405, 413, 415]);

/** Where the document is kept, so that a change of the surface shows in the diff. */
export const DOCUMENT_FILE = resolve(__dirname, '..', '..', '..', 'docs', 'openapi.json');

/** The OpenAPI document as a judge: every answer must be declared and match its schema strictly. */
export class ResponseContract {
  private static ofFile: ResponseContract | undefined;
  // What a document of OpenAPI keeps under `components` is never held against the rules for schemas: preparing those would be in vain.
  private readonly ajv = addFormats(
    new Ajv2020({ strict: false, allErrors: true, allowUnionTypes: true, validateSchema: false }),
  );
  private readonly paths: readonly KnownPath[];
  private readonly validators = new Map<object, ValidateFunction>();
  private readonly statusesOfCode: ReadonlyMap<string, readonly number[]>;

  private constructor(document: OpenAPIObject) {
    this.statusesOfCode = new Map(errorCodes(document).map(({ code, statuses }) => [code, statuses]));
    this.ajv.addSchema({ $id: 'document', components: document.components as object });
    this.paths = Object.entries(document.paths)
      .map(([path, operations]) => ({
        pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}/?$`),
        operations: operations as Readonly<Record<string, Operation>>,
        parameters: (path.match(/\{/g) ?? []).length,
      }))
      .sort((a, b) => a.parameters - b.parameters);
  }

  /** That of the document as it is kept, which a suite of its own holds against the one that the sources make. */
  static kept(): ResponseContract {
    return (ResponseContract.ofFile ??= new ResponseContract(
      JSON.parse(readFileSync(DOCUMENT_FILE, 'utf8')) as OpenAPIObject,
    ));
  }

  /** Throws when the answer is not what the document promises. */
  check(method: string, url: string, response: ApiResponse): void {
    this.checkCode(`${method} ${url}`, response);
    const path = url.split('?')[0] ?? '';
    const known = this.paths.find(({ pattern }) => pattern.test(path));
    if (!known || EVERYWHERE.has(response.status)) return;
    const operation = known.operations[method === 'HEAD' ? 'get' : method.toLowerCase()];
    if (!operation) return;
    const declared = operation.responses[String(response.status)];
    if (!declared)
      throw new Error(
        `${method} ${path} answered ${response.status}, which its documentation does not declare: ${response.text.slice(0, 400)}`,
      );
    const type = response.headers['content-type']?.split(';')[0] === PROBLEM_JSON ? PROBLEM_JSON : 'application/json';
    this.checkBody(`${method} ${path} ${response.status}`, declared.content?.[type]?.schema, response);
  }

  /**
   * A failure's code must be one of the document's, answered with one of its statuses, and where it is to wait it must say how long;
   * a 200's must be told by X-Error-Code.
   */
  private checkCode(what: string, { status, body, headers }: ApiResponse): void {
    const code = status >= 400 ? (body as { code?: unknown } | undefined)?.code : headers['x-error-code'];
    if (code === undefined) return;
    if ((status === 429 || status === 503) && !/^\d+$/.test(headers['retry-after'] ?? ''))
      throw new Error(`${what} answered ${status} without the seconds to wait in Retry-After`);
    if (typeof code !== 'string' || this.statusesOfCode.get(code)?.includes(status) !== true)
      throw new Error(
        `${what} answered ${status} with code ${JSON.stringify(code)}, which the table of codes does not hold`,
      );
  }

  private checkBody(what: string, schema: object | undefined, response: ApiResponse): void {
    if (!schema) {
      if (response.body !== undefined) throw new Error(`${what} has a body that its documentation does not describe`);
      return;
    }
    if (response.body === undefined) return;
    const validate = this.validators.get(schema) ?? this.ajv.compile(rebase(schema));
    this.validators.set(schema, validate);
    if (!validate(response.body))
      throw new Error(
        `${what} breaks its documentation: ${this.ajv.errorsText(validate.errors)}\n${response.text.slice(0, 600)}`,
      );
  }
}

interface DocumentedCode {
  readonly code: string;
  readonly statuses: readonly number[];
}

function errorCodes(document: OpenAPIObject): readonly DocumentedCode[] {
  return (document as { 'x-codigos-de-error'?: readonly DocumentedCode[] })['x-codigos-de-error'] ?? [];
}

/** References into the document's components, made absolute. */
function rebase(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as object;
}
