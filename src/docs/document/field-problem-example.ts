import {
  takeMark,
  type DocumentedContent,
  type DocumentedOperation,
  type DocumentedParameter,
} from '@/docs/document/document-parts';
import { PROBLEM_MARK, type JsonSchema } from '@/shared/http/api-docs';

interface FieldProblemExample {
  readonly campo: string;
  readonly problema: string;
  readonly ejemplo: unknown;
}

interface ProblemMark {
  /** Undefined for a parser that takes anything. */
  readonly problema?: string;
  readonly ejemplo: unknown;
}

interface BodySchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, { readonly example?: unknown }>>;
}

const MISSING = 'es obligatorio';

/**
 * What a 400 of the operation says of one of its fields: of a required one that it is missing, else what its own parser says.
 * Undefined when no field is documented that could be refused.
 */
export function fieldProblemExample(operation: DocumentedOperation): FieldProblemExample | undefined {
  return ofMissingQuery(operation) ?? ofBody(operation) ?? ofRefusal(operation);
}

function ofMissingQuery({ parameters = [] }: DocumentedOperation): FieldProblemExample | undefined {
  const missing = parameters.find((parameter) => parameter.in === 'query' && parameter.required && markOf(parameter));
  return missing && { campo: missing.name, problema: MISSING, ejemplo: markOf(missing)?.ejemplo };
}

function ofBody({ requestBody }: DocumentedOperation): FieldProblemExample | undefined {
  const [content] = Object.values(requestBody?.content ?? {});
  if (!content) return undefined;
  const { required = [], properties = {} } = content.schema as BodySchema;
  const [campo] = required;
  if (campo === undefined) return undefined;
  return { campo, problema: MISSING, ejemplo: properties[campo]?.example ?? givenValue(content, campo) };
}

/** The member of the body's first example. */
function givenValue({ examples = {} }: DocumentedContent, member: string): unknown {
  const [first] = Object.values(examples);
  return (first?.value as JsonSchema | undefined)?.[member] ?? null;
}

function ofRefusal({ parameters = [] }: DocumentedOperation): FieldProblemExample | undefined {
  for (const parameter of parameters) {
    const mark = markOf(parameter);
    if (mark?.problema !== undefined)
      return { campo: parameter.name, problema: mark.problema, ejemplo: mark.ejemplo ?? null };
  }
  return undefined;
}

/** What @Field left on its parameter. */
function markOf({ schema, ...parameter }: DocumentedParameter): ProblemMark | undefined {
  return (parameter[PROBLEM_MARK] ?? schema?.[PROBLEM_MARK]) as ProblemMark | undefined;
}

/** Takes what @Field left on the parameters out of the document, and their examples out of the schemas. */
export function tidyParameters({ parameters = [] }: DocumentedOperation): void {
  for (const parameter of parameters) {
    takeMark(parameter, PROBLEM_MARK);
    if (!parameter.schema) continue;
    takeMark(parameter.schema, PROBLEM_MARK);
    const example = takeMark(parameter.schema, 'example');
    if (example !== undefined) parameter.example ??= example;
  }
}
