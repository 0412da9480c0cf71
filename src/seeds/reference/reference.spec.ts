import {
  MEXICAN_STATES,
  stateByCode,
  stateByNumber,
  stateByPostalPrefix,
} from '@/modules/support-catalogs/domain/places/states';
import { PostalAreas, parsePostalArea } from '@/modules/support-catalogs/domain/places/postal-codes';
import { RATE_TERMS } from '@/modules/support-catalogs/domain/payment/exchange-rates';
import { builtInRows, demoRows, referenceListRows, type Row } from '@/seeds/data-files.builder';
import { publishedCatalogs } from '@/seeds/reference/published-catalogs.builder';

type Field = 'codigo' | 'codigo_postal' | 'fletera' | 'zona' | 'precio' | 'estado_origen' | 'estado_destino' | 'id';
type Texts = Readonly<Record<Field, string>> & Readonly<Record<string, string | undefined>>;

const texts = (rows: readonly Row[]): Texts[] =>
  rows.map(
    (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])) as unknown as Texts,
  );

const paymentMethodRows = builtInRows('formas_pago');
const cfdiUseRows = builtInRows('usos_cfdi') as { codigo: string; regimenes: string[] }[];
const countryRows = texts(builtInRows('paises'));
const carrierRows = texts(demoRows('fleteras'));
const coverageRows = texts(demoRows('coberturas'));
const zoneRows = texts(demoRows('zonas'));
const tariffRows = texts(demoRows('tarifas'));
const extendedZoneRows = texts(demoRows('zonas_extendidas'));
const borderRegionRows = texts(referenceListRows('region_fronteriza'));
const coordinatesRows = texts(builtInRows('coordenadas')).map(({ codigo_postal, latitud, longitud }) => ({
  codigo_postal,
  latitud: Number(latitud),
  longitud: Number(longitud),
}));

interface PostalCodeRow {
  readonly codigo_postal: string;
  readonly estado: string | undefined;
  readonly municipio: string | undefined;
  readonly colonias: string[];
  readonly completo: boolean;
}

/** The settlements' lines, a row for each code. */
const postalCodeRows = [
  ...texts(builtInRows('codigos_postales'))
    .reduce((codes, { d_codigo = '', d_asenta = '', D_mnpio, c_estado, completo }) => {
      const known = codes.get(d_codigo);
      known?.colonias.push(d_asenta);
      return known
        ? codes
        : codes.set(d_codigo, {
            codigo_postal: d_codigo,
            estado: stateByNumber(Number(c_estado))?.code,
            municipio: D_mnpio,
            colonias: [d_asenta],
            completo: completo === 'true',
          });
    }, new Map<string, PostalCodeRow>())
    .values(),
];

const distinct = (values: readonly unknown[]): number => new Set(values).size;

describe('built-in payment methods', () => {
  it.each([
    ['Transferencia', 'transferencia', '03', 4, 'preferencial', 1, true],
    ['Paynet', 'paynet', '01', 4, 'preferencial', 1, false],
    ['Sucursal', 'sucursal-efectivo', '01', 4, 'normal', 1, true],
    ['Sucursal', 'sucursal-cheque', '02', 4, 'normal', 1, true],
    ['Sucursal', 'sucursal-credito', '04', 3, 'normal', 1, true],
    ['Sucursal', 'sucursal-debito', '28', 3, 'normal', 1, true],
    ['Crédito', 'credito-1', '99', 4, 'un_dia', 1, true],
    ['Crédito', 'credito-7', '99', 3, 'una_semana', 7, true],
    ['Crédito', 'credito-15', '99', 2, 'dos_semanas', 15, true],
    ['Crédito', 'credito-30', '99', 0, 'tres_semanas', 30, true],
    ['Crédito', 'credito-45', '99', 0, 'un_mes', 45, true],
    ['Crédito', 'credito-60', '99', 0, 'un_mes', 60, true],
    ['Crédito', 'credito-75', '99', 0, 'un_mes', 75, true],
    ['Crédito', 'credito-90', '99', 0, 'un_mes', 90, true],
  ])('%s %s', (...line) => {
    const [nombre, key, codigo, descuento, tipo_cambio, plazo, deferred] = line;
    const forma = deferred ? { PUE: 1, PPD: 2 } : { PUE: 1 };
    expect(paymentMethodRows.find((row) => row.key === key)).toMatchObject({
      nombre,
      codigo,
      descuento,
      tipo_cambio,
      plazo,
      forma,
    });
    expect(RATE_TERMS).toContain(tipo_cambio);
  });

  it('are those fourteen', () => {
    expect(paymentMethodRows).toHaveLength(14);
  });
});

describe('built-in carriers and freight', () => {
  it('have the carriers clients know, and the local courier last', () => {
    expect(carrierRows.map((row) => row.codigo)).toEqual([
      'estafeta',
      'fedex',
      'dhl',
      'paquete_express',
      'estafeta_siguiente',
      'dhl_siguiente',
      'mensajeria_local',
    ]);
    expect(carrierRows.filter((row) => row.cobertura_por_cp === 'true').map((row) => row.codigo)).toEqual([
      'mensajeria_local',
    ]);
    expect(carrierRows.filter((row) => row.dia_siguiente === 'true').map((row) => row.codigo)).toEqual([
      'estafeta_siguiente',
      'dhl_siguiente',
    ]);
  });

  it('have a zone for every journey, the same both ways, and a tariff for every carrier in every zone', () => {
    const zones = new Map(zoneRows.map((row) => [`${row.estado_origen}>${row.estado_destino}`, row.zona]));
    expect(zones.size).toBe(32 * 32);
    for (const row of zoneRows) expect(zones.get(`${row.estado_destino}>${row.estado_origen}`)).toBe(row.zona);
    const tariffs = new Set(tariffRows.map((row) => `${row.fletera}>${row.zona}`));
    for (const zone of new Set(zones.values()))
      for (const { codigo } of carrierRows) expect(tariffs).toContain(`${codigo}>${zone}`);
  });

  it('cost more for heavier parcels and farther zones', () => {
    const price = (carrier: string, zone: string): number[] =>
      tariffRows
        .filter((row) => row.fletera === carrier && row.zona === zone)
        .map((row) => Number(row.precio.replace('.', '')));
    for (const { codigo } of carrierRows) {
      for (const [near, far] of [
        ['1', '2'],
        ['2', '3'],
        ['3', '4'],
        ['4', '5'],
      ] as const) {
        const [here, there] = [price(codigo, near), price(codigo, far)];
        expect(here).toEqual([...here].sort((a, b) => a - b));
        here.forEach((cents, band) => {
          expect(there[band]).toBeGreaterThan(cents);
        });
      }
    }
  });
});

describe('built-in postal codes', () => {
  it('are at least 150 over all the states, each with settlements and coordinates', () => {
    expect(distinct(postalCodeRows.map((row) => row.codigo_postal))).toBe(postalCodeRows.length);
    expect(postalCodeRows.length).toBeGreaterThanOrEqual(150);
    expect(distinct(postalCodeRows.map((row) => row.estado))).toBe(32);
    expect(coordinatesRows.map((row) => row.codigo_postal)).toEqual(postalCodeRows.map((row) => row.codigo_postal));
    for (const row of postalCodeRows) {
      expect(row.codigo_postal).toMatch(/^\d{5}$/);
      expect(stateByPostalPrefix(row.codigo_postal)?.code).toBe(row.estado);
      expect(row.colonias.length).toBeGreaterThan(0);
      expect(distinct(row.colonias)).toBe(row.colonias.length);
    }
  });

  it('lie near the middle of their states', () => {
    for (const { codigo_postal, latitud, longitud } of coordinatesRows) {
      const state = stateByPostalPrefix(codigo_postal);
      expect(Math.abs((state?.latitude ?? 0) - latitud)).toBeLessThan(4.5);
      expect(Math.abs((state?.longitude ?? 0) - longitud)).toBeLessThan(4.5);
    }
  });
});

describe('built-in postal areas', () => {
  it.each([
    ['extended zones', extendedZoneRows],
    ['border region', borderRegionRows],
    ['local courier', coverageRows],
  ])('of the %s are well-formed and each once', (_name, rows) => {
    for (const { codigo_postal } of rows) expect(parsePostalArea(codigo_postal)).toBe(codigo_postal);
    expect(distinct(rows.map((row) => row.codigo_postal))).toBe(rows.length);
  });
});

describe('built-in countries', () => {
  it('are the standard ones, with Mexico', () => {
    expect(countryRows).toHaveLength(249);
    expect(countryRows).toContainEqual({ codigo: 'MEX', id: '484', nombre: 'México' });
    expect(countryRows).toContainEqual({ codigo: 'USA', id: '840', nombre: 'Estados Unidos' });
    expect(distinct(countryRows.map((row) => row.id))).toBe(249);
  });
});

describe.each(publishedCatalogs)('built-in data held against %s', (_source, read) => {
  const published = read();

  it('has the CFDI uses with the regimes they are open to', () => {
    const sorted = (uses: Iterable<readonly [string, readonly string[]]>): unknown[] =>
      [...uses].map(([code, regimes]) => `${code}: ${[...regimes].sort().join(' ')}`).sort();
    expect(sorted(cfdiUseRows.map((row) => [row.codigo, row.regimenes] as const))).toEqual(sorted(published.cfdiUses));
  });

  it('has the countries of the tax catalog', () => {
    expect(countryRows.map((row) => row.codigo).sort()).toEqual([...published.countries].sort());
  });

  it('has the states with their codes, names and postal prefixes', () => {
    expect(published.states).toHaveLength(32);
    for (const { number, code, satCode, name, aliases, prefixes } of published.states) {
      const state = MEXICAN_STATES[number - 1];
      expect(state).toMatchObject({ code, satCode, name });
      for (const alias of aliases) expect(stateByCode(alias)).toBe(state);
      for (const prefix of prefixes) expect(stateByPostalPrefix(`${prefix}000`)).toBe(state);
    }
  });

  it('has real postal codes with real settlements, all of them where it says so', () => {
    const known = postalCodeRows.filter((row) => published.postalCodes.has(row.codigo_postal));
    expect(known).toHaveLength(Math.min(postalCodeRows.length, published.postalCodes.size));
    for (const row of known) {
      const { stateCode, municipality, settlements } = published.postalCodes.get(row.codigo_postal)!;
      expect(row).toMatchObject({ estado: stateCode, municipio: municipality });
      if (!settlements) continue;
      expect(row.colonias.filter((name) => !settlements.has(name))).toEqual([]);
      expect(row.completo).toBe(settlements.size === row.colonias.length);
    }
  });

  it('has exactly the border region', () => {
    const border = new PostalAreas(borderRegionRows.map((row) => row.codigo_postal));
    const wrong = [...published.postalCodes].filter(
      ([code, { inBorderRegion }]) => border.includes(code) !== inBorderRegion,
    );
    expect(wrong.map(([code]) => code)).toEqual([]);
  });
});
