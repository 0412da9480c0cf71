import { invalidFields } from '@/shared/http/errors/api-error';
import { isDeeperThan } from '@/shared/http/body/json-depth';

const MAX_DEPTH = 8;
const MAX_KEYS = 64;
const MAX_ITEMS = 500;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Refuses JSON text that is nested much too deep, before it is parsed. */
export function assertShallowJson(json: Uint8Array): void {
  if (isDeeperThan(json, 2 * MAX_DEPTH)) throw tooDeep();
}

/**
 * Refuses what no honest client sends before anything recursive sees it: deep nesting, huge objects or arrays. Keys that
 * could reach a prototype are dropped. Iterative, and linear in what it looks at.
 */
export function assertReasonableShape(body: unknown): void {
  const pending: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) throw tooDeep();
    for (const child of children(value)) pending.push({ value: child, depth: depth + 1 });
  }
}

function children(value: object): unknown[] {
  if (Array.isArray(value)) {
    if (value.length > MAX_ITEMS) throw refuse(`admite listas de hasta ${MAX_ITEMS} elementos`);
    return value;
  }
  const keys = Object.keys(value);
  if (keys.length > MAX_KEYS) throw refuse(`admite objetos de hasta ${MAX_KEYS} campos`);
  for (const key of keys) if (FORBIDDEN_KEYS.has(key)) Reflect.deleteProperty(value, key);
  return Object.values(value);
}

function tooDeep(): Error {
  return refuse('tiene demasiados niveles anidados');
}

function refuse(problem: string): Error {
  return invalidFields([{ campo: 'cuerpo', problema: problem, ejemplo: {} }]);
}
