import { assertReasonableShape, assertShallowJson } from '@/shared/http/body/structural-gate';

/** Longest JSON text of a member; a body is not longer anyway. */
const MAX_JSON = 100_000;

/**
 * A member that may come as a value or as its JSON text, as in a form (Decisions 10). Absent is undefined; text that is no
 * JSON stays text, for the reader to refuse. Nothing deep or huge comes out.
 */
export function jsonMember(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'string' || value.length > MAX_JSON) return value;
  assertShallowJson(Buffer.from(value));
  const parsed = parseJson(value);
  assertReasonableShape(parsed);
  return parsed;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
