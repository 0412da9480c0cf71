/** Payment-form numbers, as invoices carry them. */
export interface PaymentForms {
  /** Paid at once (PUE). */
  readonly single: number;
  /** Paid later (PPD); null where that is impossible. */
  readonly deferred: number | null;
}

/** A way to pay, as the payment-methods catalog lists it. */
export interface PaymentMethod {
  /** `metodo_pago` of the cart. */
  readonly key: string;
  /** Heading it is listed under. */
  readonly group: string;
  readonly title: string;
  /** SAT payment form. */
  readonly satCode: string;
  /** Ready-money discount, in millionths: 4 % = 40000. */
  readonly discount: number;
  /** Name of the exchange rate that converts prices. */
  readonly exchangeRate: string;
  /** Days to pay. */
  readonly termDays: number;
  readonly forms: PaymentForms;
  readonly position: number;
}

/** Methods under one heading, in order. */
export interface PaymentMethodGroup {
  readonly name: string;
  readonly methods: readonly PaymentMethod[];
}

const CREDIT_PREFIX = 'credito-';
const CREDIT_SAT_CODE = '99';

/** Whether a method is a credit term, open only to the accounts it was granted to (Decisions 5). */
export function isCredit(method: Pick<PaymentMethod, 'key' | 'satCode'>): boolean {
  return method.key.startsWith(CREDIT_PREFIX) || method.satCode === CREDIT_SAT_CODE;
}

/** The methods open to an account with these credit terms, in catalog order (Contract 4.6, Decisions 5). */
export function methodsOpenTo(methods: readonly PaymentMethod[], credits: readonly string[]): PaymentMethod[] {
  const granted = new Set(credits);
  return methods
    .filter((method) => !isCredit(method) || granted.has(method.key))
    .sort((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1));
}

/** The methods by heading, headings in the order of their first method. */
export function groupMethods(methods: readonly PaymentMethod[]): PaymentMethodGroup[] {
  const groups = new Map<string, PaymentMethod[]>();
  for (const method of methods) groups.set(method.group, [...(groups.get(method.group) ?? []), method]);
  return [...groups].map(([name, members]) => ({ name, methods: members }));
}

/** The best ready-money discount among these methods, in millionths (Decisions 8, `financiero`); 0 of none. */
export function bestDiscount(methods: readonly PaymentMethod[]): number {
  return methods.filter((method) => !isCredit(method)).reduce((best, method) => Math.max(best, method.discount), 0);
}

const TRANSFER = 'transferencia';
const BRANCH_PREFIX = 'sucursal-';

/**
 * The method, among those open to an account, that a SAT payment form stands for (Decisions 10): the only one of that form,
 * else the transfer or the one paid at a branch. `99` (to be defined) says nothing of the term and stands for none.
 *
 * @param code two digits; one digit stands for itself after a 0
 */
export function methodOfSatCode(open: readonly PaymentMethod[], code: string): PaymentMethod | undefined {
  const satCode = /^\d{1,2}$/.test(code) ? code.padStart(2, '0') : undefined;
  if (satCode === undefined) return undefined;
  const ways = open.filter((method) => method.satCode === satCode && !isCredit(method));
  return only(ways) ?? only(ways.filter(({ key }) => key === TRANSFER || key.startsWith(BRANCH_PREFIX)));
}

function only<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined;
}
