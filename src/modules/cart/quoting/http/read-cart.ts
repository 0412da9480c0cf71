import { isRecord } from '@/shared/kernel/is-record';
import type {
  CartChoices,
  CartNames,
  CartRequest,
  ChoiceProblem,
  DeliveryRequest,
} from '@/modules/cart/quoting/domain/cart-request';
import { deliveryRules, type DeliveryRules } from '@/modules/cart/quoting/domain/delivery/delivery-rules';
import {
  checkAddressShape,
  readAddress,
  readLooseAddress,
  readPickup,
  readSavedAddress,
} from '@/modules/cart/quoting/http/cart-address';
import { readLines } from '@/modules/cart/quoting/http/cart-lines';
import { jsonMember } from '@/modules/cart/quoting/http/cart-members';
import { CartBody, SCALAR_FIELDS } from '@/modules/cart/quoting/http/cart.fields';
import { presentChoiceProblem } from '@/modules/cart/quoting/http/present-choice-problem';
import { readScalars } from '@/modules/cart/quoting/http/read-scalars';
import { deliveryType, GUIDE_FIELD } from '@/modules/cart/quoting/http/wire-words';
import { invalidFields, type FieldProblem } from '@/shared/http/errors/api-error';
import { assertReasonableShape } from '@/shared/http/body/structural-gate';

/** What reading a cart needs to know beside its body. */
export interface CartReading {
  readonly guideAttached: boolean;
  /** Code of some branch, for the examples. */
  readonly branchExample: string;
  /** What the catalogs call what the cart names. */
  readonly names: CartNames;
  /** Which of the cart's choices are not open to the account. */
  readonly judge: (choices: CartChoices) => readonly ChoiceProblem[];
}

const GUIDE_AS_TEXT: FieldProblem = {
  campo: GUIDE_FIELD,
  problema: 'debe enviarse como archivo, en multipart/form-data',
  ejemplo: 'guia.pdf',
};

/** As `fletera`: the customer ships with guides of their own (Contract 4.5). */
const OWN_GUIDE = 'guia_cliente';

/**
 * The cart of a body, JSON or the fields of a form. Throws one 400 with everything that is wrong with it, by field path
 * (Contract 4.5, Decisions 10). Choices that the catalogs don't have are told along, but
 * don't make a cart of good form a bad one: it may have been answered before, when the catalogs had them.
 */
export function readCart(body: unknown, reading: CartReading): CartRequest {
  assertReasonableShape(body);
  const members = isRecord(body) ? body : {};
  const problems: FieldProblem[] = [];
  const lines = readLines(jsonMember(members.productos), problems);
  const scalars = readScalars(CartBody, SCALAR_FIELDS, members, problems);
  const delivery = readDelivery(scalars, jsonMember(members.direccion), reading, problems);
  if (isSent(members[GUIDE_FIELD])) problems.push(GUIDE_AS_TEXT);
  const terms = pickedTerms(scalars, reading.names);
  if (problems.length > 0 || !delivery) throw invalidFields([...problems, ...choiceProblems(terms, delivery, reading)]);
  return toRequest(lines, scalars as CartBody, terms, delivery);
}

/** Bots leave empty what they don't use. */
function isSent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}

function readDelivery(
  { tipo_entrega: word, fletera }: Partial<CartBody>,
  address: unknown,
  reading: CartReading,
  problems: FieldProblem[],
): DeliveryRequest | undefined {
  if (word === undefined) {
    if (address !== undefined) checkAddressShape(address, problems);
    return undefined;
  }
  const carrier = carrierOf(fletera, reading.names);
  const choice = { type: deliveryType(word), ownGuide: carrier === OWN_GUIDE };
  const rules = deliveryRules({ ...choice, guideAttached: reading.guideAttached });
  if (rules.needsCarrier && carrier === undefined && problems.every(({ campo }) => campo !== 'fletera')) {
    problems.push({ campo: 'fletera', problema: `es obligatorio para tipo_entrega ${word}`, ejemplo: 'estafeta' });
  }
  if (reading.guideAttached && !rules.acceptsGuide) {
    problems.push({
      campo: GUIDE_FIELD,
      problema: 'sólo se admite con entrega a domicilio o con guía del cliente',
      ejemplo: 'guia.pdf',
    });
  }
  return { ...choice, ...(rules.needsCarrier && { carrier }), ...readPlace(rules, address, reading, problems) };
}

function readPlace(
  rules: DeliveryRules,
  raw: unknown,
  { branchExample, names }: CartReading,
  problems: FieldProblem[],
): Pick<DeliveryRequest, 'branch' | 'recipient' | 'address' | 'savedAddress'> {
  if (rules.needsBranch) return readPickup(raw, branchExample, names.branch, problems);
  const savedAddress = readSavedAddress(raw);
  if (savedAddress !== undefined) return { recipient: '', savedAddress };
  const { country } = names;
  const address = rules.needsAddress ? readAddress(raw, country, problems) : readLooseAddress(raw, country);
  return { recipient: '', address };
}

/** The carrier by its own code; the customer's own guides are none, however they are spelt. */
function carrierOf(text: string | undefined, names: CartNames): string | undefined {
  if (text === undefined) return undefined;
  return text.toLowerCase().replace(/[\s_-]/g, '') === OWN_GUIDE.replace('_', '') ? OWN_GUIDE : names.carrier(text);
}

/** What the cart picks beside its delivery, by the catalogs' own names. */
interface PickedTerms {
  readonly cfdiUse: string | undefined;
  readonly paymentMethod: string | undefined;
}

function pickedTerms({ uso_cfdi: use, metodo_pago: method }: Partial<CartBody>, names: CartNames): PickedTerms {
  return {
    cfdiUse: use?.toUpperCase(),
    paymentMethod: method === undefined ? undefined : names.paymentMethod(method),
  };
}

function choiceProblems(
  terms: PickedTerms,
  delivery: DeliveryRequest | undefined,
  reading: CartReading,
): FieldProblem[] {
  const choices = {
    type: delivery?.type,
    ownGuide: delivery?.ownGuide ?? false,
    branch: delivery?.branch,
    carrier: delivery?.carrier,
    ...terms,
  };
  return reading.judge(choices).map((problem) => presentChoiceProblem(problem, reading.branchExample));
}

/** Of a cart without a problem: `cfdiUse` and `paymentMethod` are there. */
function toRequest(
  lines: CartRequest['lines'],
  body: CartBody,
  { cfdiUse = '', paymentMethod = '' }: PickedTerms,
  delivery: DeliveryRequest,
): CartRequest {
  const { moneda: currency = 'usd', orden_compra: purchaseOrder = '', email = '' } = body;
  return { lines, delivery, currency, cfdiUse, paymentMethod, purchaseOrder, email, ...readFlags(body) };
}

type CartFlags = Pick<CartRequest, 'directToCustomer' | 'order' | 'force' | 'singleBranch' | 'testMode' | 'borderRate'>;

function readFlags(body: CartBody): CartFlags {
  return {
    directToCustomer: body.directo_cliente ?? false,
    order: body.ordenar ?? false,
    force: body.forzar ?? false,
    singleBranch: body.forzar_sucursal ?? false,
    testMode: body.testmode ?? false,
    borderRate: body.iva_frontera ?? false,
  };
}
