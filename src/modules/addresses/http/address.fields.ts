import {
  checkAddressText,
  type AddressField,
  type AddressProblem,
  type AddressText,
  type CountryReader,
  type RawAddress,
} from '@/modules/addresses/domain/address-text';
import { invalidFields, type FieldProblem } from '@/shared/http/errors/api-error';
import { ADDRESS_WORDS } from '@/shared/http/fields/address-words';
import { Field } from '@/shared/http/fields/field';
import { identifier } from '@/shared/http/fields/parsers';
import { assertReasonableShape } from '@/shared/http/body/structural-gate';
import { textProblem } from '@/shared/http/fields/text-problems';

/** Path of /carrito/direcciones/{id}, and the query of its older form of DELETE. */
export class AddressPath {
  @Field(identifier, {
    required: true,
    example: 17,
    description: 'Identificador de la dirección',
    schema: { type: 'integer', minimum: 1, maximum: 9_999_999_999 },
  })
  id: number;
}

/** Wire name of each field and a value that would do. */
const WIRE: Readonly<Record<AddressField, readonly [name: string, example: string]>> = ADDRESS_WORDS;

/** The texts of what was sent; throws the 400 with everything that is wrong with it (Contract 4.5, Decisions 11). */
export function toAddressText(sent: Readonly<Record<string, unknown>>, readCountry: CountryReader): AddressText {
  assertReasonableShape(sent);
  const entries = Object.entries(WIRE).map(([field, [name]]) => [field, sent[name]] as const);
  const raw: RawAddress = Object.fromEntries([...entries, ['stateCode', sent.codigo_estado] as const]);
  const result = checkAddressText(raw, readCountry);
  if (result.kind === 'invalid') throw invalidFields(result.problems.map(presentProblem));
  return result.text;
}

function presentProblem(problem: AddressProblem): FieldProblem {
  const [campo, ejemplo] = WIRE[problem.field];
  return { campo, problema: textProblem(problem.problem, problem.max), ejemplo };
}
