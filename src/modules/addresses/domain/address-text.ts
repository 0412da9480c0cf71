import { stateAsWritten } from '@/modules/support-catalogs/domain/places/states';
import { hasForbiddenInLine, isLongerThan } from '@/shared/text/characters';
import { parsePostalCode } from '@/modules/support-catalogs/domain/places/postal-codes';

/** The fields of an address as a caller writes them. */
export const ADDRESS_FIELDS = [
  'recipient',
  'street',
  'exteriorNumber',
  'interiorNumber',
  'neighborhood',
  'city',
  'state',
  'country',
  'postalCode',
  'phone',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** An address whose texts keep the rules of form; an absent optional field is ''. Nothing is known of catalogs yet. */
export type AddressText = Readonly<Record<AddressField, string>>;

type AddressProblemKind = 'missing' | 'not_text' | 'too_long' | 'forbidden_characters' | 'postal_code';

export interface AddressProblem {
  readonly field: AddressField;
  readonly problem: AddressProblemKind;
  /** Most characters allowed, for too_long. */
  readonly max: number;
}

export type AddressTextResult =
  | { readonly kind: 'valid'; readonly text: AddressText }
  | { readonly kind: 'invalid'; readonly problems: readonly AddressProblem[] };

export const MEXICO = 'MEX';

/** Most characters of each field (Contract 4.5); state and postal code depend on the country. */
const LIMITS: Readonly<Record<AddressField, number>> = {
  recipient: 120,
  street: 100,
  exteriorNumber: 20,
  interiorNumber: 20,
  neighborhood: 100,
  city: 100,
  state: 60,
  country: 3,
  postalCode: 10,
  phone: 20,
};
const MEXICAN_LIMITS: Readonly<Partial<Record<AddressField, number>>> = { state: 4, postalCode: 5 };
const OPTIONAL: ReadonlySet<AddressField> = new Set(['interiorNumber']);

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The most characters a field may have in this country. */
export function maxCharacters(field: AddressField, country: string): number {
  return (country === MEXICO ? MEXICAN_LIMITS[field] : undefined) ?? LIMITS[field];
}

/** Whether every address needs the field. */
export function isRequired(field: AddressField): boolean {
  return !OPTIONAL.has(field);
}

/** What a caller sent of an address; `stateCode` speaks where `state` can't be read (Decisions 11). */
export type RawAddress = Readonly<Partial<Record<AddressField | 'stateCode', unknown>>>;

/** The alpha-3 code of a country as a caller may write it; undefined when the catalog has none of that name. */
export type CountryReader = (text: string) => string | undefined;

/**
 * Checks the form of an address and reports all that is wrong with it at once (Contract 4.5). Values are texts or numbers;
 * they come back trimmed and in composed form. A country that can be read is its alpha-3 code, else upper-cased as sent; a
 * Mexican state that can be read is its traditional code (Decisions 11). Lengths are counted in characters.
 */
export function checkAddressText(raw: RawAddress, readCountry: CountryReader = NO_COUNTRIES): AddressTextResult {
  const known = legible(raw.country, readCountry);
  const country = known ?? (toText(raw.country) ?? '').toUpperCase();
  const state = country === MEXICO ? readState(raw) : undefined;
  const read = { ...raw, country: known ?? raw.country, state: state ?? raw.state };
  const problems = ADDRESS_FIELDS.flatMap((field) => fieldProblem(field, read[field], country) ?? []);
  if (problems.length > 0) return { kind: 'invalid', problems };
  const text = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, visibleText(read[field])])) as Record<
    AddressField,
    string
  >;
  return { kind: 'valid', text: { ...text, country } };
}

const NO_COUNTRIES: CountryReader = () => undefined;

/** The traditional code of a Mexican state, by its own text or else by its code's (Decisions 11). */
function readState({ state, stateCode }: RawAddress): string | undefined {
  const read = (text: string): string | undefined => stateAsWritten(text)?.code;
  return legible(state, read) ?? (toText(state) === undefined ? undefined : legible(stateCode, read));
}

function legible(value: unknown, read: CountryReader): string | undefined {
  const text = toText(value) ?? '';
  return text === '' || hasForbiddenInLine(text) ? undefined : read(text);
}

function fieldProblem(field: AddressField, value: unknown, country: string): AddressProblem | undefined {
  const max = maxCharacters(field, country);
  const found = (problem: AddressProblemKind): AddressProblem => ({ field, problem, max });
  const text = toText(value);
  if (text === undefined) return found('not_text');
  if (hasForbiddenInLine(text)) return found('forbidden_characters');
  if (!VISIBLE.test(text)) return isRequired(field) ? found('missing') : undefined;
  if (isLongerThan(text, max)) return found('too_long');
  return field === 'postalCode' && country === MEXICO && !parsePostalCode(text) ? found('postal_code') : undefined;
}

function visibleText(value: unknown): string {
  const text = toText(value) ?? '';
  return VISIBLE.test(text) ? text : '';
}

/** Trimmed, composed text of a text or number; '' of nothing; undefined of anything else. */
function toText(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  return typeof value === 'string' ? value.normalize('NFC').trim() : undefined;
}
