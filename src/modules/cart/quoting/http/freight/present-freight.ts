import type { CarrierOffer, Unavailable } from '@/modules/cart/quoting/domain/freight/compare-freight';
import type { FreightComparison } from '@/modules/cart/quoting/freight-comparison.service';
import { amount, kilograms } from '@/modules/cart/quoting/http/present-amounts';
import { conditionWord } from '@/modules/cart/quoting/http/wire-words';
import type { Coverage } from '@/modules/support-catalogs/domain/delivery/carriers';
import { formatScaled } from '@/shared/money/scaled';

/** A carrier of POST /carrito/fletes (Beyond 4). */
export interface CarrierOfferWire {
  codigo: string;
  nombre: string;
  dia_siguiente: boolean;
  disponible: boolean;
  motivo: '' | 'sin_cobertura' | 'sin_tarifa';
  cobertura: string;
  flete: number | null;
  flete_con_iva: number | null;
  dias_min: number | null;
  dias_max: number | null;
  entrega_desde: string | null;
  entrega_hasta: string | null;
  mas_economica: boolean;
  mas_rapida: boolean;
}

/** The 200 of POST /carrito/fletes (Beyond 4). */
export interface FreightWire {
  error: '';
  moneda: string;
  tipo_cambio: string;
  codigo_postal: string;
  estado: string;
  municipio: string;
  zona_extendida: boolean;
  almacenes: { almacen: string; piezas: number; peso_facturable: number }[];
  faltantes: { id: number; tipo: string; solicitado: number; disponible: number }[];
  fleteras: CarrierOfferWire[];
}

const REASONS: Readonly<Record<Unavailable, 'sin_cobertura' | 'sin_tarifa'>> = {
  'no-coverage': 'sin_cobertura',
  'no-tariff': 'sin_tarifa',
};

/** As `GET /carrito/fleteras` says it of a known postal code. */
const COVERAGE: Readonly<Record<Coverage, string>> = {
  national: 'estandar',
  postal_code_needed: 'valide_codigo_postal',
  covered: 'si',
  not_covered: 'no',
};

export function presentFreight({ place, ...comparison }: FreightComparison): FreightWire {
  return {
    error: '',
    moneda: comparison.currency.toUpperCase(),
    tipo_cambio: formatScaled(comparison.rate, 4, 2),
    codigo_postal: place.postalCode,
    estado: place.stateCode,
    municipio: place.municipality,
    zona_extendida: place.extendedZone,
    almacenes: comparison.parcels.map(({ warehouse, pieces, billableWeight }) => ({
      almacen: warehouse,
      piezas: pieces,
      peso_facturable: kilograms(billableWeight),
    })),
    faltantes: comparison.shortages.map(({ productId, condition, requested, available }) => ({
      id: productId,
      tipo: conditionWord(condition),
      solicitado: requested,
      disponible: available,
    })),
    fleteras: comparison.offers.map(presentOffer),
  };
}

function presentOffer({ carrier, estimate, ...offer }: CarrierOffer): CarrierOfferWire {
  return {
    codigo: carrier.code,
    nombre: carrier.name,
    dia_siguiente: carrier.nextDay,
    disponible: offer.unavailable === undefined,
    motivo: offer.unavailable === undefined ? '' : REASONS[offer.unavailable],
    cobertura: COVERAGE[offer.coverage],
    flete: offer.freight === undefined ? null : amount(offer.freight),
    flete_con_iva: offer.freightWithTax === undefined ? null : amount(offer.freightWithTax),
    ...presentEstimate(estimate),
    mas_economica: offer.cheapest,
    mas_rapida: offer.fastest,
  };
}

function presentEstimate(
  estimate: CarrierOffer['estimate'],
): Pick<CarrierOfferWire, 'dias_min' | 'dias_max' | 'entrega_desde' | 'entrega_hasta'> {
  return {
    dias_min: estimate?.minDays ?? null,
    dias_max: estimate?.maxDays ?? null,
    entrega_desde: estimate?.from ?? null,
    entrega_hasta: estimate?.until ?? null,
  };
}
