import { readerOf } from '@test/support/sentence-reader';

const KNOWN = 'camara boton frente';
const read = readerOf(KNOWN, {
  brands: [{ id: 'quetzavid', name: 'Quetzavid' }],
  branches: [
    { code: 'culiacan', name: 'Culiacán', city: 'Culiacán', state: 'Sinaloa' },
    { code: 'veracruz', name: 'Veracruz', city: 'Veracruz', state: 'Veracruz' },
    { code: 'tijuana', name: 'Tijuana', city: 'Tijuana', state: 'Baja California' },
    { code: 'leon', name: 'León', city: 'León', state: 'Guanajuato' },
    { code: 'juarez', name: 'Ciudad Juárez', city: 'Ciudad Juárez', state: 'Chihuahua' },
    { code: 'merida', name: 'Mérida', city: 'Mérida', state: 'Yucatán' },
    { code: 'puebla', name: 'Puebla', city: 'Puebla', state: 'Puebla' },
    { code: 'qro-matriz', name: 'Querétaro Matriz', city: 'Querétaro', state: 'Querétaro' },
    { code: 'izt', name: 'CDMX Iztapalapa', city: 'Ciudad de México', state: 'Ciudad de México' },
    { code: 'cel', name: 'Celaya', city: 'Celaya', state: 'Guanajuato' },
    { code: 'pn', name: 'Tienda Puebla Norte', city: 'Puebla', state: 'Puebla' },
  ],
  isOrdinary: (word) => word === 'norte',
});

describe('places', () => {
  it.each([
    ...['en leon', 'tienda leon', 'existencia leon', 'cerca de leon', 'en la sucursal de leon', 'in stock in leon'],
  ])('a city that is a word of other things too, where it is plainly meant: %s', (place) => {
    expect(read(`camara ${place}`).branchCodes).toEqual(['leon']);
  });

  it.each([
    ['candado en la sucursal de iztapalapa', ['izt']],
    ['camara disponible en iztapalapa', ['izt']],
    ['camara que haya en la sucursal norte', ['pn']],
    ['camara en la tienda norte', ['pn']],
    ['camara que mire al norte', []],
    ['camara en puebla', ['puebla', 'pn']],
  ])('what a branch is called besides its city: %s', (text, branches) => {
    expect(read(text).branchCodes).toEqual(branches);
  });

  it.each([
    ['camara suc cel', ['cel']],
    ['camara en cel', ['cel']],
    ['camara celaya', ['cel']],
    ['camara que avise al cel', []],
    ['camara tij', ['tijuana']],
  ])('the short code of a branch, where it is plainly meant: %s', (text, branches) => {
    expect(read(text).branchCodes).toEqual(branches);
  });

  it('a city that is a word of other things too, where it stands first, and where it isn’t meant', () => {
    expect(read('leon: camara').branchCodes).toEqual(['leon']);
    expect(read('camara para vigilar al leon').branchCodes).toEqual([]);
  });

  it.each([
    ['pasar hoy mismo por una camara, ando por el centro de tijuana', 'tijuana'],
    ['para recoger en el puerto de veracruz una camara', 'veracruz'],
    ['soy de mexicali pero voy a tijuana, ahi paso por una camara', 'tijuana'],
    ['voy en metro a culiacan, tienen ahi camaras', 'culiacan'],
    ['culichis, tienen camaras', 'culiacan'],
    ['que camaras hay en la suc de culiacan', 'culiacan'],
    ['compramos en el mostrador de tijuana, camara', 'tijuana'],
    ['mi tecnico anda en tijuana, que pueda recoger alla mismo una camara', 'tijuana'],
    ['vivo en tijuana y no quiero pagar envio, manejan ahi camaras', 'tijuana'],
    ['soy de culiacan, tienen camaras en la tienda de aca', 'culiacan'],
    ['ando en tijuana y busco una camara', 'tijuana'],
    ['ando en tijuana, ocupo una camara', 'tijuana'],
    ['8 camaras, estoy en tijuana', 'tijuana'],
    ['paso por una camara a la de leon', 'leon'],
  ])('where somebody is, or goes, is meant where he fetches the thing there: %s', (text, branch) => {
    expect(read(text).branchCodes).toEqual([branch]);
  });

  it.each([
    'vivo en tijuana, ocupo una camara',
    'ando en tijuana arreglando la casa de mi suegra que se cayo con la lluvia y me pide que le ponga una camara',
    'soy taxista en tijuana y busco una camara',
    'una camara para mi tijuana',
    'voy a tijuana, una camara',
  ])('and else it is not: %s', (text) => {
    expect(read(text).branchCodes).toEqual([]);
  });

  it.each(['la entrada mide cuatro metros, una camara', 'camara para vigilar leones'])(
    'a word that is only akin to the name of a place is none: %s',
    (text) => {
      expect(read(text).branchCodes).toEqual([]);
    },
  );

  it('what is called with a word of roads or streets may be in a place', () => {
    expect(read('boton de salida de tijuana').branchCodes).toEqual(['tijuana']);
    expect(read('frente de calle quetzavid').brandIds).toEqual(['quetzavid']);
  });

  it.each([
    ['camara en la matriz', ['qro-matriz']],
    ['camara en Cd. Juárez', ['juarez']],
    ['una matriz de video', []],
  ])('the branch that is called so, and a city cut short: %s', (text, branches) => {
    expect(read(text).branchCodes).toEqual(branches);
  });
});
