import { isRecord } from '@/shared/kernel/is-record';
import {
  ADDRESS_FIELDS,
  checkAddressText,
  maxCharacters,
  type AddressField,
  type AddressProblem,
  type AddressText,
  type CountryReader,
} from '@/modules/addresses/domain/address-text';
import { ADDRESS_REQUEST, ADDRESS_WORDS } from '@/shared/http/fields/address-words';
import type { FieldProblem } from '@/shared/http/errors/api-error';
import { identifier, line, text } from '@/shared/http/fields/parsers';
import { textProblem } from '@/shared/http/fields/text-problems';
import { firstCharacters } from '@/shared/text/characters';

/** Wire name of each field and a value that would do. */
const WIRE: Readonly<Record<AddressField, readonly [name: string, example: string]>> = ADDRESS_WORDS;
const MAX_RECIPIENT = 120;
const recipientText = line(0, MAX_RECIPIENT);
const branchText = text(1, 60);
const anyLine = line(0, Infinity);
const LINE_ENDS = /[\t\n\r\u2028\u2029]+/g;

/** What `direccion` says of a branch pickup. */
export interface PickupFields {
  readonly branch: string | undefined;
  readonly recipient: string;
}

/** `direccion` of a pickup: `sucursal` (or `codigo_sucursal`) and who comes for it (Contract 4.5, Decisions 10). */
export function readPickup(
  raw: unknown,
  example: string,
  readBranch: (text: string) => string,
  problems: FieldProblem[],
): PickupFields {
  const nothing = { branch: undefined, recipient: '' };
  if (!isAddress(raw, { sucursal: example }, problems)) return nothing;
  const sent = [raw.sucursal, raw.codigo_sucursal].find((code) => (code ?? '') !== '');
  const branch = branchText(sent ?? '');
  const recipient = recipientText(raw.atencion_a ?? '');
  if (!branch.ok) problems.push({ campo: 'direccion.sucursal', problema: branch.problem, ejemplo: example });
  if (!recipient.ok)
    problems.push({ campo: 'direccion.atencion_a', problema: recipient.problem, ejemplo: WIRE.recipient[1] });
  return { branch: branch.ok ? readBranch(branch.value) : undefined, recipient: recipient.ok ? recipient.value : '' };
}

/** `direccion` of a delivery by carrier, complete and of good form (Contract 4.5). */
export function readAddress(
  raw: unknown,
  readCountry: CountryReader,
  problems: FieldProblem[],
): AddressText | undefined {
  if (!isAddress(raw, ADDRESS_REQUEST, problems)) return undefined;
  const result = checkAddressText({ ...byField(raw), stateCode: raw.codigo_estado }, readCountry);
  if (result.kind === 'valid') return result.text;
  problems.push(...result.problems.map(presentProblem));
  return undefined;
}

/** `direccion` with the customer's own guides: whatever is legible of it, nothing is required (Contract 4.5). */
export function readLooseAddress(raw: unknown, readCountry: CountryReader): AddressText | undefined {
  if (!isRecord(raw)) return undefined;
  const sent = byField(raw);
  const country = looseCountry(sent.country, readCountry);
  const entries = ADDRESS_FIELDS.map((field) => [field, legible(sent[field], field, country)]);
  return { ...(Object.fromEntries(entries) as AddressText), country };
}

/** `direccion` as the id of a saved address, a number or its text (Decisions 14); undefined when it is none. */
export function readSavedAddress(raw: unknown): number | undefined {
  const id = identifier(raw);
  return id.ok ? id.value : undefined;
}

/** What no delivery takes for an address. */
export function checkAddressShape(raw: unknown, problems: FieldProblem[]): void {
  if (readSavedAddress(raw) === undefined) isAddress(raw, ADDRESS_REQUEST, problems);
}

function looseCountry(value: unknown, readCountry: CountryReader): string {
  const read = text(1, 100)(value ?? '');
  return (read.ok ? readCountry(read.value) : undefined) ?? legible(value, 'country', '').toUpperCase();
}

/** In one line, as each text of an address: what came in several is joined by blanks (Reliability 4.1). */
function legible(value: unknown, field: AddressField, country: string): string {
  const sent = typeof value === 'string' ? value.replace(LINE_ENDS, ' ') : value;
  const read = anyLine(sent ?? '');
  return read.ok ? firstCharacters(read.value, maxCharacters(field, country)).trim() : '';
}

function byField(raw: Readonly<Record<string, unknown>>): Partial<Record<AddressField, unknown>> {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, raw[WIRE[field][0]]]));
}

function isAddress(raw: unknown, ejemplo: object, problems: FieldProblem[]): raw is Readonly<Record<string, unknown>> {
  if (isRecord(raw)) return true;
  const problema = raw === undefined ? 'es obligatorio para este tipo_entrega' : 'debe ser un objeto, o su texto JSON';
  problems.push({ campo: 'direccion', problema, ejemplo });
  return false;
}

function presentProblem(problem: AddressProblem): FieldProblem {
  const [name, ejemplo] = WIRE[problem.field];
  return { campo: `direccion.${name}`, problema: textProblem(problem.problem, problem.max), ejemplo };
}
