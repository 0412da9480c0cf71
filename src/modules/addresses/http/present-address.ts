import type { SavedAddress } from '@/modules/addresses/domain/address';

export interface AddressWire {
  id: number;
  atencion_a: string;
  calle: string;
  num_ext: string;
  num_int: string;
  colonia: string;
  codigo_postal: string;
  id_pais: number;
  pais: string;
  codigo_estado: string;
  estado: string;
  ciudad: string;
  telefono: string;
  id_cliente: number;
  id_subcuenta: number;
  tipo: string;
}

/** A saved address (Contract 2.6, Decisions 11). */
export function presentAddress(address: SavedAddress): AddressWire {
  return {
    id: address.id,
    atencion_a: address.recipient,
    calle: address.street,
    num_ext: address.exteriorNumber,
    num_int: address.interiorNumber,
    colonia: address.neighborhood,
    codigo_postal: address.postalCode,
    id_pais: address.countryNumber,
    pais: address.country,
    codigo_estado: address.stateCode,
    estado: address.stateName,
    ciudad: address.city,
    telefono: address.phone,
    id_cliente: address.accountId,
    id_subcuenta: address.subaccountId,
    tipo: 'domicilio',
  };
}
