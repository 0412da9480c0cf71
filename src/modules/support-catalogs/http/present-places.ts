import type { Branch } from '@/modules/support-catalogs/domain/places/branch';
import type { PostalCode } from '@/modules/support-catalogs/domain/places/postal-codes';
import type { MexicanState } from '@/modules/support-catalogs/domain/places/states';

export interface BranchWire {
  codigo: string;
  nombre_sucursal: string;
  calle: string;
  num_ext: string;
  num_int: string;
  colonia: string;
  codigo_postal: string;
  ciudad: string;
  estado: string;
  pais: string;
  telefono: string;
  latitud: string;
  longitud: string;
}

/** GET /sucursales and /carrito/sucursales (Decisions 5). */
export function presentBranches(branches: readonly Branch[]): BranchWire[] {
  return branches.map((branch) => ({
    codigo: branch.code,
    nombre_sucursal: branch.name,
    calle: branch.street,
    num_ext: branch.extNumber,
    num_int: branch.intNumber,
    colonia: branch.neighborhood,
    codigo_postal: branch.postalCode,
    ciudad: branch.city,
    estado: branch.state,
    pais: branch.country,
    telefono: branch.phone,
    latitud: String(branch.latitude),
    longitud: String(branch.longitude),
  }));
}

export interface StatesWire {
  estado: {
    codigo_postal: string;
    municipio: string;
    estado_sat: string;
    zona_extendida: 'Si' | 'No';
    estado_nombre: string;
    codigo_estado: string;
  }[];
}

/** What GET /carrito/estados/{cp} tells of a known postal code. */
export interface PostalCodeFacts {
  readonly postalCode: PostalCode;
  readonly state: MexicanState;
  readonly extendedZone: boolean;
}

/** GET /carrito/estados/{cp}; without entries when the code is not in the catalog (Decisions 5). */
export function presentStates(facts: PostalCodeFacts | undefined): StatesWire {
  if (!facts) return { estado: [] };
  const { postalCode, state, extendedZone } = facts;
  return {
    estado: [
      {
        codigo_postal: postalCode.code,
        municipio: postalCode.municipality,
        estado_sat: state.code,
        zona_extendida: extendedZone ? 'Si' : 'No',
        estado_nombre: state.name,
        codigo_estado: state.code,
      },
    ],
  };
}

export interface NeighborhoodsWire {
  colonias: string[];
}

/** GET /carrito/colonias/{cp}; empty when the code is not in the catalog (Decisions 5). */
export function presentNeighborhoods(postalCode: PostalCode | undefined): NeighborhoodsWire {
  return { colonias: [...(postalCode?.settlements ?? [])] };
}
