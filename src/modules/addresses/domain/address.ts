import { MEXICO, type AddressField, type AddressText } from '@/modules/addresses/domain/address-text';
import type { Country } from '@/modules/support-catalogs/domain/places/countries';
import { parsePostalCode, type PostalCode } from '@/modules/support-catalogs/domain/places/postal-codes';
import { foldedName, upperCased } from '@/modules/support-catalogs/domain/spanish-text';
import { stateByCode, stateByPostalPrefix, type MexicanState } from '@/modules/support-catalogs/domain/places/states';

/** An address that agrees with the catalogs. Texts are upper-cased. */
export interface Address {
  readonly recipient: string;
  readonly street: string;
  readonly exteriorNumber: string;
  /** '' when there is none. */
  readonly interiorNumber: string;
  readonly neighborhood: string;
  readonly city: string;
  /** Traditional code in Mexico; elsewhere what was sent. */
  readonly stateCode: string;
  readonly stateName: string;
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
  /** The country's number in the catalog. */
  readonly countryNumber: number;
  /** Five digits in Mexico. */
  readonly postalCode: string;
  readonly phone: string;
}

/** A saved address, with its owner. */
export interface SavedAddress extends Address {
  readonly id: number;
  readonly accountId: number;
  readonly subaccountId: number;
}

/** Why an address of good form does not agree with the catalogs. */
export type AddressRefusal =
  'country_unknown' | 'state_unknown' | 'postal_code_unknown' | 'postal_code_mismatch' | 'neighborhood_mismatch';

export type AddressResult =
  | { readonly kind: 'accepted'; readonly address: Address }
  | { readonly kind: 'refused'; readonly reason: AddressRefusal };

type PlainText = Exclude<AddressField, 'state' | 'country'>;

/** What the catalogs know that an address names. */
export interface AddressFacts {
  /** The catalog's entry for the country, when it has one. */
  readonly country: Country | undefined;
  /** The catalog's entry for the postal code, when it has one. */
  readonly postalCode: PostalCode | undefined;
  /** Whether the neighborhood must be one of the postal code's (Contract 4.5: in the cart). */
  readonly checkNeighborhood: boolean;
}

const refused = (reason: AddressRefusal): AddressResult => ({ kind: 'refused', reason });

/**
 * Holds an address against the catalogs (Contract 4.5, Decisions 11). In Mexico the state must be that of the postal code:
 * the catalog's, or for a code newer than the catalog that of its first two digits; the postal code's municipality
 * replaces the city. Elsewhere only the country is checked.
 */
export function resolveAddress(text: AddressText, facts: AddressFacts): AddressResult {
  const { country } = facts;
  if (!country) return refused('country_unknown');
  if (country.code !== MEXICO) return { kind: 'accepted', address: foreignAddress(text, country) };
  const state = stateByCode(text.state);
  return state ? resolveMexican({ ...text, state }, country, facts) : refused('state_unknown');
}

type MexicanText = Omit<AddressText, 'state'> & { readonly state: MexicanState };

function resolveMexican(text: MexicanText, country: Country, facts: AddressFacts): AddressResult {
  const code = parsePostalCode(text.postalCode) ?? '';
  const reason = mexicanRefusal(text, code, facts);
  if (reason) return refused(reason);
  const place = { ...text, city: facts.postalCode?.municipality ?? text.city, postalCode: code };
  return {
    kind: 'accepted',
    address: { ...commonFields(place, country), stateCode: text.state.code, stateName: text.state.name },
  };
}

function mexicanRefusal(
  text: MexicanText,
  code: string,
  { postalCode, checkNeighborhood }: AddressFacts,
): AddressRefusal | undefined {
  const expected = postalCode?.stateCode ?? stateByPostalPrefix(code)?.code;
  if (expected === undefined) return 'postal_code_unknown';
  if (text.state.code !== expected) return 'postal_code_mismatch';
  return checkNeighborhood && !hasNeighborhood(postalCode, text.neighborhood) ? 'neighborhood_mismatch' : undefined;
}

/** Whether the catalog lets this neighborhood stand: it is one of the code's, or the code's list isn't known in full. */
function hasNeighborhood(postalCode: PostalCode | undefined, neighborhood: string): boolean {
  if (!postalCode?.complete || postalCode.settlements.includes(upperCased(neighborhood))) return true;
  const name = foldedName(neighborhood);
  return postalCode.settlements.some((settlement) => foldedName(settlement) === name);
}

function foreignAddress(text: AddressText, country: Country): Address {
  const state = upperCased(text.state);
  return { ...commonFields(text, country), stateCode: state, stateName: state };
}

function commonFields(text: Omit<AddressText, 'state'>, country: Country): Omit<Address, 'stateCode' | 'stateName'> {
  return { ...upperCasedTexts(text), country: country.code, countryNumber: country.number };
}

/** The texts of an address as they are kept: those that no catalog has another form for. */
export function upperCasedTexts(text: Pick<AddressText, PlainText>): Record<PlainText, string> {
  return {
    recipient: upperCased(text.recipient),
    street: upperCased(text.street),
    exteriorNumber: upperCased(text.exteriorNumber),
    interiorNumber: upperCased(text.interiorNumber),
    neighborhood: upperCased(text.neighborhood),
    city: upperCased(text.city),
    postalCode: upperCased(text.postalCode),
    phone: upperCased(text.phone),
  };
}
