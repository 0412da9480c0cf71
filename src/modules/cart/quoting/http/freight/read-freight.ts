import { isRecord } from '@/shared/kernel/is-record';
import { MEXICO } from '@/modules/addresses/domain/address-text';
import type { CartNames, ChoiceProblem } from '@/modules/cart/quoting/domain/cart-request';
import type { FreightRequest } from '@/modules/cart/quoting/domain/freight/freight-request';
import { readLines } from '@/modules/cart/quoting/http/cart-lines';
import { jsonMember } from '@/modules/cart/quoting/http/cart-members';
import { FREIGHT_FIELDS, FreightBody, postalCode } from '@/modules/cart/quoting/http/freight/freight.fields';
import { presentChoiceProblem } from '@/modules/cart/quoting/http/present-choice-problem';
import { readScalars } from '@/modules/cart/quoting/http/read-scalars';
import { ApiError, invalidFields, type FieldProblem } from '@/shared/http/errors/api-error';
import { assertReasonableShape } from '@/shared/http/body/structural-gate';
import { text } from '@/shared/http/fields/parsers';

/** What reading a comparison of freight needs to know beside its body. */
export interface FreightReading {
  readonly names: Pick<CartNames, 'country' | 'paymentMethod'>;
  /** What is wrong with a payment method for the account. */
  readonly judge: (paymentMethod: string) => readonly ChoiceProblem[];
  /** `YYYY-MM-DD` in Mexico City. */
  readonly today: string;
}

const PAYMENT_METHOD = 'transferencia';
const EXAMPLE = '31000';
const countryText = text(1, 100);

/**
 * The body of POST /carrito/fletes (Beyond 4). Throws one 400 with everything that is wrong with it, by field path, and 422 for a
 * destination outside Mexico.
 */
export function readFreight(body: unknown, reading: FreightReading): FreightRequest {
  assertReasonableShape(body);
  const members = isRecord(body) ? body : {};
  const problems: FieldProblem[] = [];
  const lines = readLines(jsonMember(members.productos), problems);
  const scalars = readScalars(FreightBody, FREIGHT_FIELDS, members, problems);
  const place = readPlace(members, scalars, reading, problems);
  problems.push(...dayProblems(scalars.fecha, reading.today));
  const paymentMethod = reading.names.paymentMethod(scalars.metodo_pago ?? PAYMENT_METHOD);
  problems.push(...reading.judge(paymentMethod).map((problem) => presentChoiceProblem(problem, '')));
  if (problems.length > 0) throw invalidFields(problems);
  if (place.abroad) throw outsideMexico();
  return {
    lines,
    postalCode: place.code ?? '',
    currency: scalars.moneda ?? 'usd',
    paymentMethod,
    singleBranch: scalars.forzar_sucursal ?? false,
    borderRate: scalars.iva_frontera ?? false,
    day: scalars.fecha,
  };
}

function dayProblems(day: string | undefined, today: string): FieldProblem[] {
  if (day === undefined || day >= today) return [];
  return [{ campo: 'fecha', problema: 'no puede ser anterior a hoy', ejemplo: today }];
}

interface ReadPlace {
  readonly code: string | undefined;
  readonly abroad: boolean;
}

/** `codigo_postal`, else that of `direccion`, of which nothing else but the country is read. */
function readPlace(
  members: Readonly<Record<string, unknown>>,
  { codigo_postal: own }: Partial<FreightBody>,
  { names }: FreightReading,
  problems: FieldProblem[],
): ReadPlace {
  const address = jsonMember(members.direccion);
  if (address !== undefined && !isRecord(address)) {
    const ejemplo = { codigo_postal: EXAMPLE, pais: MEXICO };
    problems.push({ campo: 'direccion', problema: 'debe ser un objeto con codigo_postal', ejemplo });
    return { code: undefined, abroad: false };
  }
  const country = countryOf(address?.pais, problems);
  const abroad = (names.country(country) ?? country) !== MEXICO;
  if (abroad || isSent(members.codigo_postal)) return { code: own, abroad };
  return { code: codeOf(address, problems), abroad };
}

/** As sent; Mexico where none is. */
function countryOf(sent: unknown, problems: FieldProblem[]): string {
  const read = isSent(sent) ? countryText(sent) : ({ ok: true, value: MEXICO } as const);
  if (!read.ok) problems.push({ campo: 'direccion.pais', problema: read.problem, ejemplo: MEXICO });
  return read.ok ? read.value : MEXICO;
}

function codeOf(address: Readonly<Record<string, unknown>> | undefined, problems: FieldProblem[]): string | undefined {
  const campo = address === undefined ? 'codigo_postal' : 'direccion.codigo_postal';
  const read = isSent(address?.codigo_postal)
    ? postalCode(address?.codigo_postal)
    : ({ ok: false, problem: 'es obligatorio' } as const);
  if (!read.ok) problems.push({ campo, problema: read.problem, ejemplo: EXAMPLE });
  return read.ok ? read.value : undefined;
}

function isSent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function outsideMexico(): ApiError {
  return new ApiError(422, 'codigo_postal_desconocido', {
    detalles: [{ campo: 'direccion.pais', problema: 'el flete se calcula a destinos en México', ejemplo: MEXICO }],
  });
}
