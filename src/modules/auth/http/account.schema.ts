import type { Account } from '@/modules/accounts/domain/account';
import type { Credential } from '@/modules/auth/domain/credential';
import { named, strictObject } from '@/shared/http/api-docs';
import type { Caller } from '@/shared/kernel/caller';
import { LIMITS_EXAMPLE, LIMITS_SCHEMA, type LimitBody } from '@/shared/rate-limit/http/client-quota';

const text = (description: string) => ({ type: 'string', description });
const texts = (description: string) => ({ type: 'array', items: { type: 'string' }, description });

/** Beyond 6.1. */
export const ACCOUNT_SCHEMA = named(
  'Cuenta',
  strictObject({
    num_cliente: text('Número de cliente.'),
    razon_social: text('Razón social.'),
    rfc: text('RFC.'),
    client_id: text('Las credenciales con que se llamó.'),
    credencial: text('El nombre de esas credenciales; puede ir vacío.'),
    scopes: texts('Los permisos del token.'),
    clasificacion: named('Clasificacion', strictObject({ nombre: text('La clasificación de la cuenta.') })),
    creditos: texts('Claves de las formas de pago a crédito que tiene la cuenta.'),
    almacenes: { ...texts('Códigos de los almacenes que surten a la cuenta; null: todos.'), type: ['array', 'null'] },
    limites: LIMITS_SCHEMA,
  }),
);

export const ACCOUNT_EXAMPLE = {
  num_cliente: '100001',
  razon_social: 'INTEGRADORES DE SEGURIDAD DEL NORTE SA DE CV',
  rfc: 'ISN180412AB1',
  client_id: 'mos_ci_1A2b3C4d5E6f7G8h9I0jKlMnOpQr',
  credencial: 'tienda en línea',
  scopes: ['carrito', 'ver-productos'],
  clasificacion: { nombre: 'ORO' },
  creditos: ['credito-30'],
  almacenes: null,
  limites: LIMITS_EXAMPLE,
};

export interface AccountBody {
  readonly num_cliente: string;
  readonly razon_social: string;
  readonly rfc: string;
  readonly client_id: string;
  readonly credencial: string;
  readonly scopes: readonly string[];
  readonly clasificacion: { readonly nombre: string };
  readonly creditos: readonly string[];
  readonly almacenes: readonly string[] | null;
  readonly limites: readonly LimitBody[];
}

export function presentAccount(
  account: Account,
  credential: Credential | undefined,
  { clientId, scopes }: Caller,
  limits: readonly LimitBody[],
): AccountBody {
  return {
    num_cliente: String(account.id),
    razon_social: account.businessName,
    rfc: account.taxId,
    client_id: clientId,
    credencial: credential?.name ?? '',
    scopes,
    clasificacion: { nombre: account.className },
    creditos: account.creditTerms,
    almacenes: account.warehouses ? [...account.warehouses] : null,
    limites: limits,
  };
}
