import { SCOPES, type Scope } from '@/shared/kernel/caller';

/** The scopes named in `names`, each once, in the service's order; undefined when one of them does not exist. */
export function knownScopes(names: readonly string[]): readonly Scope[] | undefined {
  return names.every((name) => (SCOPES as readonly string[]).includes(name))
    ? SCOPES.filter((scope) => names.includes(scope))
    : undefined;
}

/**
 * What a token gets (Decisions 2): all that its credential may (`granted`), or just what `requested` asks for (RFC 6749 3.3,
 * separated by spaces); undefined when that is not all granted.
 */
export function narrowScopes(granted: readonly Scope[], requested: string | undefined): readonly Scope[] | undefined {
  const names = (requested ?? '').split(' ').filter(Boolean);
  if (names.length === 0) return granted;
  const scopes = knownScopes(names);
  return scopes?.every((scope) => granted.includes(scope)) === true ? scopes : undefined;
}
