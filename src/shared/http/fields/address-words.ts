/**
 * The fields of an address as requests call them, each with a value that would do: the same in the address book and in
 * `direccion` of a cart (Contract 4.5, Decisions 11).
 */
export const ADDRESS_WORDS = {
  recipient: ['atencion_a', 'Ana Ruiz'],
  street: ['calle', 'Avenida Independencia'],
  exteriorNumber: ['num_ext', '1204'],
  interiorNumber: ['num_int', 'B'],
  neighborhood: ['colonia', 'Zona Centro'],
  city: ['ciudad', 'Chihuahua'],
  state: ['estado', 'CHIH'],
  country: ['pais', 'MEX'],
  postalCode: ['codigo_postal', '31000'],
  phone: ['telefono', '6145550124'],
} as const;

type Word = (typeof ADDRESS_WORDS)[keyof typeof ADDRESS_WORDS][0];

/** An address as a client would send it. */
export const ADDRESS_REQUEST = Object.fromEntries(Object.values(ADDRESS_WORDS)) as Readonly<Record<Word, string>>;
