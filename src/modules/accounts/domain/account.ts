export interface AccountAddress {
  readonly street: string;
  readonly extNumber: string;
  readonly intNumber: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly postalCode: string;
}

/** A distribution agreement: the account may buy `brand` (or all of them, `*`) at `discount` millionths off. */
export interface BrandAgreement {
  readonly brand: string;
  readonly discount: number;
}

export interface Seller {
  readonly name: string;
  readonly email: string;
  readonly extension: string;
}

/** A reseller's account as the rest of the service sees it. Discounts in millionths (36 % = 360000). */
export interface Account {
  readonly id: number;
  readonly businessName: string;
  readonly taxId: string;
  readonly taxRegime: string;
  readonly email: string;
  readonly phone: string;
  readonly whatsapp: string;
  readonly address: AccountAddress;
  readonly apiEnabled: boolean;
  readonly className: string;
  readonly classDiscount: number;
  /** Discount by brand id; the key `*` stands for every brand without one of its own. */
  readonly agreements: ReadonlyMap<string, number>;
  /** Keys of the credit payment methods granted. */
  readonly creditTerms: readonly string[];
  /** Codes of the warehouses open to the account; undefined means all. */
  readonly warehouses: ReadonlySet<string> | undefined;
  readonly seller: Seller | undefined;
}

/** The account's discount for a brand in millionths; undefined when it may not buy it (Decisions 8). */
export function distributionDiscount(account: Pick<Account, 'agreements'>, brandId: string): number | undefined {
  return account.agreements.get(brandId) ?? account.agreements.get('*');
}
