import type { IssuedSecret } from '@/modules/auth/domain/credential';
import { knownScopes } from '@/modules/auth/domain/scopes';
import { print } from '@/shared/cli/command-output';
import { SCOPES, type Scope } from '@/shared/kernel/caller';
import { OperatorError } from '@/shared/kernel/operator-error';

/** A secret, this once: for people, or as {client_id, client_secret, scopes} (Import format, Credentials). */
export function printSecret({ clientId, clientSecret, scopes }: IssuedSecret, json: boolean): void {
  if (json) {
    print(JSON.stringify({ client_id: clientId, client_secret: clientSecret, scopes }));
    return;
  }
  print(`client_id:     ${clientId}`);
  print(`client_secret: ${clientSecret}`);
  print(`scopes:        ${scopes.join(' ')}`);
  print('El secreto se muestra esta única vez: guárdelo ahora.');
}

/** A refusal of what the operator typed. */
export function usageError(message: string): OperatorError {
  return new OperatorError(message);
}

/** Scopes as typed, separated by commas: at least one, all known. */
export function scopesOption(flag: string, text: string): readonly Scope[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const scopes = names.length > 0 ? knownScopes(names) : undefined;
  if (!scopes) throw usageError(`${flag} admite alguno de ${SCOPES.join(',')}`);
  return scopes;
}

/** An account number as typed: a positive integer of up to ten digits. */
export function accountNumber(text: string): number {
  if (!/^0*[1-9]\d{0,9}$/.test(text)) throw usageError(`"${text}" no es un número de cuenta`);
  return Number(text);
}
