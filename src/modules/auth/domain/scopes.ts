import { WHOLE_CREDENTIAL } from '@/modules/auth/domain/credential';
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

/**
 * What a token is kept with: the scopes it is issued for, and the mark of one that was not narrowed, which follows its
 * credential (Beyond 9.1).
 */
export function issuedScopes(scopes: readonly Scope[], requested: string | undefined): readonly string[] {
  return (requested ?? '').trim() === '' ? [...scopes, WHOLE_CREDENTIAL] : scopes;
}

/** What a token can do now: all its credential may, or, of one that was narrowed, what both still have. */
export function effectiveScopes(tokenScopes: readonly string[], credentialScopes: readonly Scope[]): readonly Scope[] {
  return tokenScopes.includes(WHOLE_CREDENTIAL)
    ? credentialScopes
    : credentialScopes.filter((scope) => tokenScopes.includes(scope));
}
