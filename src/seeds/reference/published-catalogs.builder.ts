import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { KNOWN_FACTS, type PublishedCatalogs } from '@/seeds/reference/known-facts.builder';

/** Folder of the whole catalogs as downloaded, which the repository may not hold; undefined where nobody named one. */
export const PUBLISHED_FOLDER = process.env.MOSTRADOR_REFERENCE_DATA;

/** What the built-in data is held against: facts written down here, and the whole catalogs where MOSTRADOR_REFERENCE_DATA names their folder. */
export const publishedCatalogs: readonly (readonly [source: string, catalogs: () => PublishedCatalogs])[] = [
  ['known facts', knownFacts],
  ...(PUBLISHED_FOLDER === undefined ? [] : [['the whole catalogs', readPublishedCatalogs] as const]),
];

/** The rows of a CSV file of that folder, gzipped or not. */
export function publishedRows(file: string): Record<string, string>[] {
  const bytes = readFileSync(join(PUBLISHED_FOLDER ?? '', file));
  return parse(file.endsWith('.gz') ? gunzipSync(bytes) : bytes, { columns: true });
}

/** The settlements of every postal code as the folder holds them. */
export function publishedSettlements(): Map<string, Set<string>> {
  const settlements = new Map<string, Set<string>>();
  for (const { cp = '', colonia = '' } of publishedRows('cp_mx_colonias.csv.gz'))
    settlements.set(cp, (settlements.get(cp) ?? new Set()).add(colonia));
  return settlements;
}

const listed = (cell = '', separator = ';'): string[] =>
  cell
    .split(separator)
    .map((text) => text.trim())
    .filter(Boolean);

function readPublishedCatalogs(): PublishedCatalogs {
  const settlements = publishedSettlements();
  return {
    cfdiUses: new Map(
      publishedRows('sat_usos_cfdi.csv').map((row) => [row.id ?? '', listed(row.regimenes_fiscales_receptores, ',')]),
    ),
    countries: publishedRows('sat_paises.csv')
      .map((row) => row.id ?? '')
      .filter((code) => code !== 'ZZZ'),
    states: publishedRows('estados_mx_mapping.csv').map((row) => ({
      number: Number(row.c_estado_inegi),
      code: row.codigo_vendor_observado ?? '',
      satCode: row.sat_c_estado ?? '',
      name: row.nombre_comun_mayus ?? '',
      aliases: listed(row.aliases),
      prefixes: listed(row.cp_prefijos),
    })),
    postalCodes: new Map(
      publishedRows('cp_mx_resumen.csv.gz').map(
        ({ cp = '', codigo_vendor = '', municipio = '', region_fronteriza = '' }) => [
          cp,
          {
            stateCode: codigo_vendor,
            municipality: municipio,
            inBorderRegion: region_fronteriza !== '',
            settlements: settlements.get(cp) ?? new Set(),
          },
        ],
      ),
    ),
  };
}

function knownFacts(): PublishedCatalogs {
  return KNOWN_FACTS;
}
