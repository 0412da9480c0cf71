import { distanceKm } from '@/modules/support-catalogs/domain/geography';
import { MEXICAN_STATES, type MexicanState } from '@/modules/support-catalogs/domain/states';
import type { TariffRow, ZoneRow } from '@/seeds/reference/rows';

/** Kilometres between state centres up to which each zone reaches; the last one is for everything farther. */
const ZONE_LIMITS_KM = [250, 600, 1100, 1700] as const;
const ZONES = ['1', '2', '3', '4', '5'] as const;

function zoneBetween(origin: MexicanState, destination: MexicanState): string {
  const distance = distanceKm(origin, destination);
  const index = ZONE_LIMITS_KM.findIndex((limit) => distance <= limit);
  return ZONES[index] ?? '5';
}

/** Built-in freight zones, from every state to every state by the distance between their centres. */
export const zoneRows: readonly ZoneRow[] = MEXICAN_STATES.flatMap((origin) =>
  MEXICAN_STATES.map((destination) => ({
    estado_origen: origin.code,
    estado_destino: destination.code,
    zona: zoneBetween(origin, destination),
  })),
);

/** Price of the nearest zone by weight, in cents of a US dollar; what a zone adds, in percent; per kilogram; extended zone. */
interface CarrierPrices {
  readonly carrier: string;
  readonly bands: readonly (readonly [upToKg: number, cents: number])[];
  readonly zonePercent: readonly number[];
  readonly extraKgCents: number;
  readonly extendedCents: number;
}

const GROUND_ZONES = [100, 115, 135, 160, 190];
const NEXT_DAY_ZONES = [100, 120, 150, 185, 220];

const PRICES: readonly CarrierPrices[] = [
  {
    carrier: 'estafeta',
    bands: [
      [1, 690],
      [5, 890],
      [10, 1190],
      [20, 1790],
      [40, 2890],
      [70, 4490],
    ],
    zonePercent: GROUND_ZONES,
    extraKgCents: 62,
    extendedCents: 950,
  },
  {
    carrier: 'fedex',
    bands: [
      [1, 740],
      [5, 960],
      [10, 1290],
      [20, 1950],
      [40, 3150],
      [68, 4790],
    ],
    zonePercent: GROUND_ZONES,
    extraKgCents: 68,
    extendedCents: 1100,
  },
  {
    carrier: 'dhl',
    bands: [
      [1, 790],
      [5, 1020],
      [10, 1380],
      [20, 2090],
      [40, 3350],
      [70, 5190],
    ],
    zonePercent: GROUND_ZONES,
    extraKgCents: 72,
    extendedCents: 1250,
  },
  {
    carrier: 'paquete_express',
    bands: [
      [5, 780],
      [10, 990],
      [20, 1450],
      [40, 2250],
      [70, 3390],
      [100, 4590],
    ],
    zonePercent: GROUND_ZONES,
    extraKgCents: 44,
    extendedCents: 880,
  },
  {
    carrier: 'estafeta_siguiente',
    bands: [
      [1, 1190],
      [5, 1690],
      [10, 2490],
      [20, 4190],
      [40, 7490],
    ],
    zonePercent: NEXT_DAY_ZONES,
    extraKgCents: 190,
    extendedCents: 1450,
  },
  {
    carrier: 'dhl_siguiente',
    bands: [
      [1, 1290],
      [5, 1850],
      [10, 2750],
      [20, 4590],
      [40, 8190],
    ],
    zonePercent: NEXT_DAY_ZONES,
    extraKgCents: 205,
    extendedCents: 1650,
  },
  {
    carrier: 'mensajeria_local',
    bands: [
      [5, 450],
      [10, 590],
      [20, 890],
      [40, 1390],
    ],
    zonePercent: GROUND_ZONES,
    extraKgCents: 35,
    extendedCents: 600,
  },
];

const dollars = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

function tariffsOf(prices: CarrierPrices): TariffRow[] {
  return ZONES.flatMap((zona, index) => {
    const percent = prices.zonePercent[index] ?? 100;
    const inZone = (cents: number): string => dollars(Math.round((cents * percent) / 100));
    return prices.bands.map(([upToKg, cents]) => ({
      fletera: prices.carrier,
      zona,
      hasta_kg: String(upToKg),
      precio: inZone(cents),
      kg_extra: inZone(prices.extraKgCents),
      extendida: dollars(prices.extendedCents),
    }));
  });
}

/** Built-in tariffs of the built-in carriers, in US dollars. */
export const tariffRows: readonly TariffRow[] = PRICES.flatMap(tariffsOf);
