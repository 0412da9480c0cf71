import { Injectable } from '@nestjs/common';
import type { Account } from '@/modules/accounts/domain/account';
import { AddressBook } from '@/modules/addresses/address-book.service';
import { DeliveryAddresses } from '@/modules/addresses/delivery-addresses.service';
import { upperCasedTexts } from '@/modules/addresses/domain/address';
import { ADDRESS_FIELDS, MEXICO, type AddressText } from '@/modules/addresses/domain/address-text';
import type { DeliveryRequest } from '@/modules/cart/quoting/domain/cart-request';
import type { DeliveryRules } from '@/modules/cart/quoting/domain/delivery/delivery-rules';
import { stateOfBranch, SupplyBranchesService } from '@/modules/cart/quoting/supply-branches.service';
import type { BranchFacts } from '@/modules/cart/quoting/domain/quote-input';
import type { DeliveryAddress, SalesTerms } from '@/modules/cart/quoting/domain/pricing/sales-terms';
import { Countries } from '@/modules/support-catalogs/countries.service';
import type { Branch } from '@/modules/support-catalogs/domain/places/branch';
import type { Coordinates } from '@/modules/support-catalogs/domain/places/geography';
import { parsePostalCode } from '@/modules/support-catalogs/domain/places/postal-codes';
import { upperCased } from '@/modules/support-catalogs/domain/spanish-text';
import { stateByCodeOrName } from '@/modules/support-catalogs/domain/places/states';
import { FreightTables } from '@/modules/support-catalogs/freight-tables.service';
import { PostalCodes } from '@/modules/support-catalogs/postal-codes.service';
import { DomainError } from '@/shared/kernel/domain-error';

/** Where a cart goes, and from where it may come. */
export interface Destination {
  readonly address: DeliveryAddress;
  readonly pickupBranch: string | undefined;
  /** Distances are measured from here; undefined when nothing is known of the place. */
  readonly position: Coordinates | undefined;
  /** Five digits; undefined outside Mexico or when unknown. */
  readonly postalCode: string | undefined;
  /** Traditional code of a state of Mexico; '' elsewhere, whatever the address says: no zone leads there (Decisions 10). */
  readonly stateCode: string;
  readonly inBorderRegion: boolean;
  readonly branches: readonly BranchFacts[];
}

/** A place in Mexico that is known by its postal code alone. */
export interface PostalPlace extends Omit<Destination, 'address' | 'pickupBranch' | 'postalCode'> {
  readonly postalCode: string;
  /** '' for a postal code newer than the catalog. */
  readonly municipality: string;
  readonly extendedZone: boolean;
}

const NO_ADDRESS = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) as AddressText;

/** Finds where a delivery goes (Contract 4.5, Decisions 9 and 10). */
@Injectable()
export class CartDestinations {
  constructor(
    private readonly branches: SupplyBranchesService,
    private readonly addresses: DeliveryAddresses,
    private readonly savedAddresses: AddressBook,
    private readonly countries: Countries,
    private readonly postalCodes: PostalCodes,
    private readonly freightTables: FreightTables,
  ) {}

  /**
   * `branch`: where the goods are collected, of a pickup. Throws the 422 of an address that does not agree with the catalogs,
   * and the 400 of a saved address that the account doesn't have (Decisions 14).
   */
  async resolve(
    account: Account,
    asked: DeliveryRequest,
    rules: DeliveryRules,
    branch: Branch | undefined,
  ): Promise<Destination> {
    if (branch) return this.pickup(branch, asked);
    const delivery = await this.withSavedAddress(account, asked);
    return rules.needsAddress ? this.shipment(delivery) : this.ownGuides(account, delivery);
  }

  /**
   * Where parcels to a postal code (five digits) go, as an address there would be delivered to. Throws the 422 of a code that is
   * neither in the catalog nor begins like those of a state (Beyond 4).
   */
  async postalPlace(postalCode: string): Promise<PostalPlace> {
    const [entry, state] = [await this.postalCodes.find(postalCode), await this.postalCodes.stateOf(postalCode)];
    if (!state) throw new DomainError('unprocessable', 'codigo_postal_desconocido', 'postal code of no state');
    return {
      ...(await this.place(postalCode)),
      postalCode,
      stateCode: state.code,
      municipality: entry?.municipality ?? '',
      extendedZone: this.freightTables.isExtendedZone(postalCode),
    };
  }

  /**
   * Where a kept delivery goes today: its address as it was kept, and what the catalogs know of the place now. `branch`: of a
   * pickup.
   */
  async revisit(
    account: Account,
    { delivery, deliveryType }: Pick<SalesTerms, 'delivery' | 'deliveryType'>,
    branch: Branch | undefined,
  ): Promise<Destination> {
    if (branch) return { ...this.pickup(branch, { recipient: delivery.recipient }), address: delivery };
    const inMexico = delivery.country === MEXICO || delivery.country === '';
    const sent = inMexico ? parsePostalCode(delivery.postalCode) : undefined;
    const own = deliveryType === 'customer-guide' ? parsePostalCode(account.address.postalCode) : undefined;
    const place = await this.place(sent ?? own);
    const stateCode = inMexico ? delivery.stateCode : '';
    return { ...place, address: delivery, pickupBranch: undefined, stateCode };
  }

  private async withSavedAddress(account: Account, delivery: DeliveryRequest): Promise<DeliveryRequest> {
    if (delivery.savedAddress === undefined) return delivery;
    const saved = await this.savedAddresses.get({ accountId: account.id }, delivery.savedAddress);
    return { ...delivery, address: { ...saved, state: saved.stateCode } };
  }

  private pickup(branch: Branch, { recipient }: Pick<DeliveryRequest, 'recipient'>): Destination {
    const postalCode = parsePostalCode(branch.postalCode);
    return {
      address: this.branchAddress(branch, recipient),
      pickupBranch: branch.code,
      position: branch,
      postalCode,
      stateCode: stateOfBranch(branch),
      inBorderRegion: this.branches.inBorderRegion(postalCode),
      branches: this.branches.facts(),
    };
  }

  private async shipment({ address: text }: DeliveryRequest): Promise<Destination> {
    if (!text) throw new DomainError('invalid', 'parametros_invalidos', 'delivery without an address');
    const accepted = await this.addresses.accept(text, { checkNeighborhood: true });
    const inMexico = accepted.country === MEXICO;
    const postalCode = inMexico ? accepted.postalCode : undefined;
    const stateCode = inMexico ? accepted.stateCode : '';
    const address = { ...accepted, countryName: this.countryName(accepted.country), branch: '' };
    return { ...(await this.place(postalCode)), address, pickupBranch: undefined, stateCode };
  }

  /** With the customer's own guides the address is taken as it is; without one, the account's own place counts. */
  private async ownGuides(account: Account, { address: text = NO_ADDRESS }: DeliveryRequest): Promise<Destination> {
    const sent = text.country === MEXICO || text.country === '' ? parsePostalCode(text.postalCode) : undefined;
    const postalCode = sent ?? parsePostalCode(account.address.postalCode);
    const state = postalCode === undefined ? undefined : await this.postalCodes.stateOf(postalCode);
    const address = looseAddress(text, this.countryName(text.country));
    return { ...(await this.place(postalCode)), address, pickupBranch: undefined, stateCode: state?.code ?? '' };
  }

  private async place(
    postalCode: string | undefined,
  ): Promise<Pick<Destination, 'position' | 'postalCode' | 'inBorderRegion' | 'branches'>> {
    const position = postalCode === undefined ? undefined : await this.postalCodes.position(postalCode);
    return {
      position,
      postalCode,
      inBorderRegion: this.branches.inBorderRegion(postalCode),
      branches: this.branches.facts(),
    };
  }

  private branchAddress(branch: Branch, recipient: string): DeliveryAddress {
    const state = stateByCodeOrName(branch.state);
    return {
      recipient: upperCased(recipient),
      street: upperCased(branch.street),
      exteriorNumber: upperCased(branch.extNumber),
      interiorNumber: upperCased(branch.intNumber),
      neighborhood: upperCased(branch.neighborhood),
      city: upperCased(branch.city),
      stateCode: stateOfBranch(branch),
      stateName: state?.name ?? upperCased(branch.state),
      country: upperCased(branch.country),
      countryName: this.countryName(branch.country),
      postalCode: branch.postalCode,
      phone: branch.phone,
      branch: branch.code,
    };
  }

  private countryName(country: string): string {
    return upperCased(this.countries.find(upperCased(country))?.name ?? country);
  }
}

/** An address that is held against no catalog, as with the customer's own guides: any of its texts may be ''. */
function looseAddress(text: AddressText, countryName: string): DeliveryAddress {
  const state = stateByCodeOrName(text.state);
  return {
    ...upperCasedTexts(text),
    stateCode: state?.code ?? upperCased(text.state),
    stateName: state?.name ?? upperCased(text.state),
    country: upperCased(text.country),
    countryName,
    branch: '',
  };
}
