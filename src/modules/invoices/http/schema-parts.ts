import type { JsonSchema } from '@/shared/http/api-docs';

export const TEXT: JsonSchema = { type: 'string' };
export const NUMBER: JsonSchema = { type: 'number' };

/** The named members, each a text. */
export function texts(...names: readonly string[]): Record<string, JsonSchema> {
  return Object.fromEntries(names.map((name) => [name, TEXT]));
}

export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}
