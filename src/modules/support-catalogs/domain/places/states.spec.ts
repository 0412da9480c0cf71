import {
  stateAsWritten,
  MEXICAN_STATES,
  stateByCode,
  stateByCodeOrName,
  stateByNumber,
  stateByPostalPrefix,
} from '@/modules/support-catalogs/domain/places/states';

const TRADITIONAL =
  'AGS BC BCS CAMP COAH COL CHIS CHIH CDMX DGO GTA GRO HGO JAL MEX MICH MOR NAY NL OAX PUE QRO QROO SIN SLP SON TAB TAMP TLAX VER YUC ZAC';

describe('states', () => {
  it('are the 32 traditional codes', () => {
    expect(MEXICAN_STATES.map((state) => state.code).sort()).toEqual(TRADITIONAL.split(' ').sort());
  });

  it('are found by either code, in any case, and no code means two states', () => {
    for (const state of MEXICAN_STATES) {
      for (const code of [state.code, state.satCode, state.code.toLowerCase(), `MX-${state.satCode}`])
        expect(stateByCode(code)).toBe(state);
      expect(stateByNumber(state.number)).toBe(state);
    }
  });

  it.each([
    ['GTO', 'GTA'],
    ['df', 'CDMX'],
    ['CMX', 'CDMX'],
    ['AGU', 'AGS'],
    ['BCN', 'BC'],
    ['CHH', 'CHIH'],
    ['CHP', 'CHIS'],
    ['NLE', 'NL'],
    ['ROO', 'QROO'],
  ])('takes %s for %s', (code, expected) => {
    expect(stateByCode(code)?.code).toBe(expected);
  });

  it.each(['', 'XX', '08', 'CHIHUAHUA', 'constructor', '__proto__', 'MX-'])('knows no code %p', (code) => {
    expect(stateByCode(code)).toBeUndefined();
  });

  it.each([
    ['Chihuahua', 'CHIH'],
    ['ciudad de mexico', 'CDMX'],
    ['Distrito Federal', 'CDMX'],
    ['México', 'MEX'],
    ['Estado de México', 'MEX'],
    ['Veracruz de Ignacio de la Llave', 'VER'],
    ['SON', 'SON'],
  ])('takes the name %p for %s', (name, expected) => {
    expect(stateByCodeOrName(name)?.code).toBe(expected);
  });

  it.each([
    ['08', 'CHIH'],
    ['8', 'CHIH'],
    [' mx-chh ', 'CHIH'],
    ['Méx.', 'MEX'],
    ['Q. Roo', 'QROO'],
    ['NUEVO LEON', 'NL'],
    ['00', undefined],
    ['33', undefined],
    ['008', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('reads %p of an address as %s', (text, expected) => {
    expect(stateAsWritten(text)?.code).toBe(expected);
  });

  it.each([
    ['01000', 'CDMX'],
    ['16999', 'CDMX'],
    ['20000', 'AGS'],
    ['57999', 'MEX'],
    ['99998', 'ZAC'],
    ['99999', undefined],
    ['00999', undefined],
    ['17000', undefined],
    ['19999', undefined],
  ])('places the postal code %s in %s', (postalCode, expected) => {
    expect(stateByPostalPrefix(postalCode)?.code).toBe(expected);
  });
});
