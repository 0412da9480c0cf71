import { ADDRESS_FIELDS, isRequired, maxCharacters, type AddressField } from '@/modules/addresses/domain/address-text';
import { ADDRESS_REQUEST, ADDRESS_WORDS } from '@/shared/http/fields/address-words';
import { named, strictObject, type JsonSchema } from '@/shared/http/api-docs';

const TEXT: JsonSchema = { type: 'string' };
const FILLED: JsonSchema = { type: 'string', minLength: 1 };

const ABOUT: Readonly<Record<AddressField, string>> = {
  recipient: 'Quién recibe',
  street: 'Calle',
  exteriorNumber: 'Número exterior',
  interiorNumber: 'Número interior',
  neighborhood: 'Colonia',
  city: 'Ciudad; en México la sustituye el municipio del código postal',
  state:
    'En México `estado_sat` de /carrito/estados; también el número INEGI, las letras ISO 3166-2 o el nombre. En otro país su nombre (hasta 60)',
  country: 'Código de /carrito/paises, su código de dos letras o su nombre',
  postalCode: '4 o 5 dígitos en México; hasta 10 caracteres en otro país',
  phone: 'Teléfono',
};
/** A country may be sent by its name. */
const MAX_COUNTRY = 100;
const STATE_CODE: JsonSchema = {
  type: ['string', 'number'],
  maxLength: maxCharacters('state', ''),
  description: 'Se toma cuando `estado` no se puede leer, como en las direcciones guardadas',
  example: ADDRESS_REQUEST.estado,
};

const required = ADDRESS_FIELDS.filter(isRequired).map((field) => ADDRESS_WORDS[field][0]);

function property(field: AddressField): JsonSchema {
  return {
    type: ['string', 'number'],
    maxLength: field === 'country' ? MAX_COUNTRY : maxCharacters(field, ''),
    description: ABOUT[field],
    example: ADDRESS_WORDS[field][1],
    ...(isRequired(field) ? { pattern: '\\S' } : {}),
  };
}

/** What POST and PUT read; numbers are taken as text. */
export const ADDRESS_BODY_SCHEMA = named('DatosDeDireccion', {
  type: 'object',
  required,
  properties: Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => [
      [ADDRESS_WORDS[field][0], property(field)],
      ...(field === 'state' ? [['codigo_estado', STATE_CODE]] : []),
    ]),
  ),
});

export const ADDRESS_BODY_EXAMPLES = { domicilio: { summary: 'Una dirección en México', value: ADDRESS_REQUEST } };

export const ADDRESS_SCHEMA = named(
  'Direccion',
  strictObject({
    id: { type: 'integer', minimum: 1 },
    atencion_a: FILLED,
    calle: FILLED,
    num_ext: FILLED,
    num_int: TEXT,
    colonia: FILLED,
    codigo_postal: FILLED,
    id_pais: { type: 'integer', minimum: 0 },
    pais: { type: 'string', pattern: '^[A-Z]{3}$' },
    codigo_estado: FILLED,
    estado: FILLED,
    ciudad: FILLED,
    telefono: FILLED,
    id_cliente: { type: 'integer', minimum: 1 },
    id_subcuenta: { type: 'integer', minimum: 0 },
    tipo: { type: 'string', enum: ['domicilio'] },
  }),
);

export const ADDRESS_EXAMPLE = {
  id: 17,
  atencion_a: 'ANA RUIZ',
  calle: 'AVENIDA INDEPENDENCIA',
  num_ext: '1204',
  num_int: 'B',
  colonia: 'ZONA CENTRO',
  codigo_postal: '31000',
  id_pais: 484,
  pais: 'MEX',
  codigo_estado: 'CHIH',
  estado: 'CHIHUAHUA',
  ciudad: 'CHIHUAHUA',
  telefono: '6145550124',
  id_cliente: 100245,
  id_subcuenta: 0,
  tipo: 'domicilio',
};

export const DELETED_SCHEMA = named('DireccionBorrada', strictObject({ error: { type: 'string', maxLength: 0 } }));
export const DELETED_EXAMPLE = { error: '' };
