import { Expose } from 'class-transformer';
import { Allow } from 'class-validator';
import {
  checkAddressText,
  type AddressField,
  type AddressProblem,
  type AddressText,
} from '@/modules/addresses/domain/address-text';
import { invalidFields, type FieldProblem } from '@/shared/http/api-error';
import { Field } from '@/shared/http/field';
import { identifier } from '@/shared/http/parsers';
import { textProblem } from '@/shared/http/text-problems';

/** Path of /carrito/direcciones/{id}. */
export class AddressPath {
  @Field(identifier, {
    required: true,
    example: 17,
    description: 'Identificador de la dirección',
    schema: { type: 'integer', minimum: 1, maximum: 9_999_999_999 },
  })
  id: number;
}

/**
 * Body of POST and PUT /carrito/direcciones. Members pass as they come: what each may hold depends on the country, so they
 * are judged together by toAddressText.
 */
export class AddressBody {
  @Expose() @Allow() atencion_a?: unknown;
  @Expose() @Allow() calle?: unknown;
  @Expose() @Allow() num_ext?: unknown;
  @Expose() @Allow() num_int?: unknown;
  @Expose() @Allow() colonia?: unknown;
  @Expose() @Allow() ciudad?: unknown;
  @Expose() @Allow() estado?: unknown;
  @Expose() @Allow() pais?: unknown;
  @Expose() @Allow() codigo_postal?: unknown;
  @Expose() @Allow() telefono?: unknown;
}

/** Wire name of each field and a value that would do. */
const WIRE: Readonly<Record<AddressField, readonly [name: keyof AddressBody, example: string]>> = {
  recipient: ['atencion_a', 'Ana Ruiz'],
  street: ['calle', 'Avenida Independencia'],
  exteriorNumber: ['num_ext', '1204'],
  interiorNumber: ['num_int', 'B'],
  neighborhood: ['colonia', 'Zona Centro'],
  city: ['ciudad', 'Chihuahua'],
  state: ['estado', 'CHIH'],
  country: ['pais', 'MEX'],
  postalCode: ['codigo_postal', '31000'],
  phone: ['telefono', '6145550124'],
};

/** The texts of a body; throws the 400 with everything that is wrong with it (Contract 4.5). */
export function toAddressText(body: AddressBody): AddressText {
  const entries = Object.entries(WIRE).map(([field, [name]]) => [field, body[name]]);
  const result = checkAddressText(Object.fromEntries(entries) as Partial<Record<AddressField, unknown>>);
  if (result.kind === 'invalid') throw invalidFields(result.problems.map(presentProblem));
  return result.text;
}

function presentProblem(problem: AddressProblem): FieldProblem {
  const [campo, ejemplo] = WIRE[problem.field];
  return { campo, problema: textProblem(problem.problem, problem.max), ejemplo };
}
