import type { Carrier, Coverage } from '@/modules/support-catalogs/domain/delivery/carriers';
import type { CfdiUse } from '@/modules/support-catalogs/domain/payment/cfdi-uses';
import type { Country } from '@/modules/support-catalogs/domain/places/countries';
import type { PaymentMethod, PaymentMethodGroup } from '@/modules/support-catalogs/domain/payment/payment-methods';
import { formatScaled } from '@/shared/money/scaled';

interface PaymentMethodWire {
  titulo: string;
  codigo: string;
  descuento: number;
  tipo_cambio: string;
  plazo: number;
  forma: { PUE: number; PPD?: number };
}

export interface PaymentGroupWire {
  nombre: string;
  metodo: Record<string, PaymentMethodWire>;
}

/** GET /carrito/pago (Decisions 5). */
export function presentPaymentGroups(groups: readonly PaymentMethodGroup[]): PaymentGroupWire[] {
  return groups.map(({ name, methods }) => ({
    nombre: name,
    metodo: Object.fromEntries(methods.map((method) => [method.key, presentPaymentMethod(method)])),
  }));
}

function presentPaymentMethod({ forms, ...method }: PaymentMethod): PaymentMethodWire {
  return {
    titulo: method.title,
    codigo: method.satCode,
    descuento: Number(formatScaled(method.discount, 4, 0)),
    tipo_cambio: method.exchangeRate,
    plazo: method.termDays,
    forma: { PUE: forms.single, ...(forms.deferred === null ? {} : { PPD: forms.deferred }) },
  };
}

export interface CfdiUseWire {
  codigo: string;
  nombre: string;
}

/** GET /carrito/cfdi (Decisions 5). */
export function presentCfdiUses(uses: readonly CfdiUse[]): CfdiUseWire[] {
  return uses.map(({ code, name }) => ({ codigo: code, nombre: name }));
}

const COVERAGE_TEXT: Readonly<Record<Coverage, string>> = {
  national: 'estandar',
  postal_code_needed: 'valide_codigo_postal',
  covered: 'si',
  not_covered: 'no',
};

export interface CarrierWire {
  codigo: string;
  nombre: string;
  dia_siguiente: boolean;
  cobertura: string;
}

/** One entry of GET /carrito/fleteras (Contract 2.11, Decisions 5). */
export function presentCarrier(carrier: Carrier, coverage: Coverage): CarrierWire {
  return {
    codigo: carrier.code,
    nombre: carrier.name,
    dia_siguiente: carrier.nextDay,
    cobertura: COVERAGE_TEXT[coverage],
  };
}

export interface CountriesWire {
  paises: { codigo: string; id: string; nombre: string }[];
}

/** GET /carrito/paises (Decisions 5). */
export function presentCountries(countries: readonly Country[]): CountriesWire {
  return { paises: countries.map(({ code, number, name }) => ({ codigo: code, id: String(number), nombre: name })) };
}
