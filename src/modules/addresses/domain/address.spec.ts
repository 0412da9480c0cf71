import { resolveAddress, type AddressFacts } from '@/modules/addresses/domain/address';
import type { AddressText } from '@/modules/addresses/domain/address-text';
import type { PostalCode } from '@/modules/support-catalogs/domain/places/postal-codes';

const text: AddressText = {
  recipient: 'Ana Ñandú',
  street: 'Straße 5 é',
  exteriorNumber: '12-a',
  interiorNumber: '',
  neighborhood: 'Zona Centro',
  city: 'Lo que sea',
  state: 'chih',
  country: 'MEX',
  postalCode: '31000',
  phone: '614 123 4567',
};
const downtown: PostalCode = {
  code: '31000',
  stateCode: 'CHIH',
  municipality: 'CHIHUAHUA',
  settlements: ['ZONA CENTRO', 'ÁLAMO (EJIDO)'],
  complete: true,
};
const mexico = { code: 'MEX', number: 484, name: 'México' };
const britain = { code: 'GBR', number: 826, name: 'Reino Unido' };
const facts: AddressFacts = { country: mexico, postalCode: downtown, checkNeighborhood: true };

describe('resolveAddress', () => {
  it('upper-cases everything and takes the municipality of the postal code', () => {
    expect(resolveAddress(text, facts)).toEqual({
      kind: 'accepted',
      address: {
        recipient: 'ANA ÑANDÚ',
        street: 'STRASSE 5 É',
        exteriorNumber: '12-A',
        interiorNumber: '',
        neighborhood: 'ZONA CENTRO',
        city: 'CHIHUAHUA',
        stateCode: 'CHIH',
        stateName: 'CHIHUAHUA',
        country: 'MEX',
        countryNumber: 484,
        postalCode: '31000',
        phone: '614 123 4567',
      },
    });
  });

  it.each(['CHIH', 'chih', 'CHH', 'chh'])('takes the state written %s', (state) => {
    expect(resolveAddress({ ...text, state }, facts)).toMatchObject({
      kind: 'accepted',
      address: { stateCode: 'CHIH' },
    });
  });

  it('pads postal codes of four digits', () => {
    const result = resolveAddress({ ...text, state: 'CMX', postalCode: '1000' }, { ...facts, postalCode: undefined });
    expect(result).toMatchObject({
      kind: 'accepted',
      address: { postalCode: '01000', stateCode: 'CDMX', stateName: 'CIUDAD DE MÉXICO' },
    });
  });

  it('goes by the first two digits when the code is newer than the catalog, and keeps the city', () => {
    const unknown = { ...facts, postalCode: undefined };
    expect(resolveAddress({ ...text, postalCode: '31999' }, unknown)).toMatchObject({
      kind: 'accepted',
      address: { city: 'LO QUE SEA' },
    });
    expect(resolveAddress({ ...text, postalCode: '83999' }, unknown)).toEqual({
      kind: 'refused',
      reason: 'postal_code_mismatch',
    });
  });

  it.each<[string, Partial<AddressText>, Partial<AddressFacts>, string]>([
    ['unknown country', { country: 'XXX' }, { country: undefined }, 'country_unknown'],
    ['unknown state', { state: 'XYZ' }, {}, 'state_unknown'],
    ['state of another postal code', { state: 'SON' }, {}, 'postal_code_mismatch'],
    ['postal code of no state', { postalCode: '00999' }, { postalCode: undefined }, 'postal_code_unknown'],
    ['neighborhood of another postal code', { neighborhood: 'Roma Norte' }, {}, 'neighborhood_mismatch'],
  ])('refuses: %s', (_name, change, known, reason) => {
    expect(resolveAddress({ ...text, ...change }, { ...facts, ...known })).toEqual({ kind: 'refused', reason });
  });

  it.each([
    ['spelled without accents', { neighborhood: 'alamo ejido' }, {}],
    ['that nobody asked to check', { neighborhood: 'Roma Norte' }, { checkNeighborhood: false }],
    [
      'of a code whose list is not whole',
      { neighborhood: 'Roma Norte' },
      { postalCode: { ...downtown, complete: false } },
    ],
    ['of a code not in the catalog', { neighborhood: 'Roma Norte' }, { postalCode: undefined }],
  ])('lets a neighborhood stand %s', (_name, change, known) => {
    expect(resolveAddress({ ...text, ...change }, { ...facts, ...known }).kind).toBe('accepted');
  });

  it('keeps what was sent outside Mexico', () => {
    const abroad = { ...text, country: 'GBR', state: 'Greater London', postalCode: 'sw1a 1aa' };
    expect(resolveAddress(abroad, { ...facts, country: britain, postalCode: undefined })).toMatchObject({
      kind: 'accepted',
      address: {
        countryNumber: 826,
        stateCode: 'GREATER LONDON',
        stateName: 'GREATER LONDON',
        postalCode: 'SW1A 1AA',
        city: 'LO QUE SEA',
      },
    });
  });
});
