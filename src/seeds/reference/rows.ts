/** The shapes of the built-in rows: those of the import files (docs of the import format), one interface per file. */
export interface PaymentMethodRow {
  readonly key: string;
  readonly nombre: string;
  readonly titulo: string;
  readonly codigo: string;
  readonly descuento: number;
  readonly tipo_cambio: string;
  readonly plazo: number;
  readonly forma: { readonly PUE: number; readonly PPD?: number };
  readonly orden: number;
}

export interface CfdiUseRow {
  readonly codigo: string;
  readonly nombre: string;
  /** Fiscal regimes of the receiver that may choose this use. */
  readonly regimenes: readonly string[];
}

export interface CountryRow {
  readonly codigo: string;
  readonly id: string;
  readonly nombre: string;
}

export interface CarrierRow {
  readonly codigo: string;
  readonly nombre: string;
  readonly dia_siguiente: boolean;
  readonly terrestre: boolean;
  readonly cobertura_por_cp: boolean;
  readonly orden: number;
}

export interface ZoneRow {
  readonly estado_origen: string;
  readonly estado_destino: string;
  readonly zona: string;
}

/** Prices in US dollars, written as decimals; weights in kilograms. */
export interface TariffRow {
  readonly fletera: string;
  readonly zona: string;
  readonly hasta_kg: string;
  readonly precio: string;
  readonly kg_extra: string;
  readonly extendida: string;
}

/** A postal code, or a prefix with `*`. */
export interface PostalAreaRow {
  readonly codigo_postal: string;
}

export interface CoverageRow extends PostalAreaRow {
  readonly fletera: string;
}

export interface CoordinatesRow {
  readonly codigo_postal: string;
  readonly latitud: number;
  readonly longitud: number;
}

export interface PostalCodeRow {
  readonly codigo_postal: string;
  readonly estado: string;
  readonly municipio: string;
  readonly colonias: readonly string[];
  /** Whether `colonias` names all of the code's settlements. */
  readonly completo: boolean;
}
