import { problem, typed, type Reader } from '@/modules/importing/readers/problem';
import { parsePostalArea, parsePostalCode } from '@/modules/support-catalogs/domain/places/postal-codes';
import { stateByCodeOrName } from '@/modules/support-catalogs/domain/places/states';

const NOT_POSTAL_CODE = problem('debe ser un código postal de 5 dígitos, por ejemplo "31000"');
const NOT_POSTAL_AREA = problem('debe ser un código postal o un prefijo con asterisco, por ejemplo "31000" o "310*"');
const NOT_STATE = problem('debe ser un estado de México, por ejemplo "CHIH"');

const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** A postal code; one that lost its leading zero gets it back. */
export function postalCode(): Reader<string> {
  return typed('código postal de 5 dígitos', (value) => parsePostalCode(written(value)) ?? NOT_POSTAL_CODE);
}

/** A postal code, or a prefix with `*`. */
export function postalArea(): Reader<string> {
  return typed('código postal o prefijo con *', (value) => parsePostalArea(written(value)) ?? NOT_POSTAL_AREA);
}

/** A state by any of its codes or names; gives the traditional code. */
export function mexicanState(): Reader<string> {
  return typed('estado de México', (value) => stateByCodeOrName(written(value))?.code ?? NOT_STATE);
}
