import type { OpenAPIObject } from '@nestjs/swagger';
import { contentsOf, operationsOf } from '@/docs/document/document-parts';
import { refTo, type JsonSchema } from '@/shared/http/api-docs';

type Components = Record<string, JsonSchema>;

/**
 * Moves every schema made with `named` to components.schemas, under its name, and leaves a reference where it stood.
 * Throws when two different schemas have one name.
 */
export function hoistNamedSchemas(document: OpenAPIObject, more: Readonly<Components>): void {
  const components: Components = {};
  const texts = new Map<string, string>();
  const hoist = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hoist);
    if (typeof value !== 'object' || value === null) return value;
    const schema = value as JsonSchema;
    const { title, ...rest } = schema;
    if (typeof title !== 'string') return hoistMembers(schema, hoist);
    const text = JSON.stringify(rest);
    if ((texts.get(title) ?? text) !== text) throw new Error(`two different schemas are named ${title}`);
    if (!texts.has(title)) {
      texts.set(title, text);
      components[title] = hoistMembers(rest, hoist);
    }
    return refTo(title);
  };
  for (const content of operationsOf(document).flatMap(({ operation }) => contentsOf(operation))) {
    if (content.schema) content.schema = hoist(content.schema) as JsonSchema;
  }
  for (const [name, schema] of Object.entries(more)) hoist({ title: name, ...schema });
  const sorted = Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1));
  document.components = { ...document.components, schemas: Object.fromEntries(sorted) };
}

/** Members that hold data, never schemas: what is in them is left alone. */
const DATA = new Set(['example', 'examples', 'enum', 'const', 'default']);

function hoistMembers(schema: JsonSchema, hoist: (value: unknown) => unknown): JsonSchema {
  const members = Object.entries(schema).map(([key, value]) => [
    key,
    DATA.has(key) ? value : key === 'properties' ? eachProperty(value, hoist) : hoist(value),
  ]);
  return Object.fromEntries(members) as JsonSchema;
}

/** A property may be called `title` itself, so that the map of properties is no schema. */
function eachProperty(properties: unknown, hoist: (value: unknown) => unknown): unknown {
  const entries = Object.entries(properties as JsonSchema).map(([name, schema]) => [name, hoist(schema)]);
  return Object.fromEntries(entries);
}
