import { soundOf } from './sound';
import { Speller } from './speller';

/** What a word is taken for, in the order in which parseIntent asks. */
function correct(speller: Speller, typed: string): string | undefined {
  return speller.heard(typed) ?? speller.nearest(typed) ?? speller.shortFor(typed) ?? speller.farther(typed);
}

describe('Speller', () => {
  const speller = new Speller(['exterior', 'quetzavid', 'bala', 'turret', 'megapixeles'], ['vale']);
  it.each<[string, string | undefined]>([
    ['esterior', 'exterior'],
    ['exteiror', 'exterior'],
    ['vala', 'bala'],
    ['vale', undefined],
    ['quetsabid', 'quetzavid'],
    ['turet', 'turret'],
    ['zzzz', undefined],
    ['ip67', undefined],
    ['a'.repeat(60), undefined],
  ])('%s', (typed, meant) => {
    expect(correct(speller, typed)).toBe(meant);
  });
});

describe('names', () => {
  const speller = new Speller(['bala', 'hueso'], [], ['quetzavid', 'hikvision', 'dahua']);
  it.each<[string, string | undefined]>([
    ['ketsabid', 'quetzavid'],
    ['hikvisoin', 'hikvision'],
    // two errors, and short names
    ['ikvisoin', undefined],
    ['daua', undefined],
  ])('%s', (typed, meant) => {
    expect(correct(speller, typed)).toBe(meant);
  });
});

describe('what is shortened by leaving letters out', () => {
  const speller = new Speller(
    ['controladora', 'cargadora', 'grabador', 'camara', 'interruptor', 'holster', 'control', 'puertas', 'fuente'],
    [],
  );
  it.each<[string, string | undefined]>([
    ['ctrladora', 'controladora'],
    ['grbdr', 'grabador'],
    ['cmra', 'camara'],
    ['cntrl', 'control'],
    ['cccntrl', undefined],
    ['intrptor', 'interruptor'],
    ['ptas', 'puertas'],
    // as it is heard, and ending like no word
    ['kmra', 'camara'],
    ['puertr', undefined],
    ['grabadr', 'grabador'],
    ['cargadr', undefined],
    ['ptxs', undefined],
    // what can be said is a word, or a name
    ['carga', undefined],
    ['gabdor', undefined],
    ['fte', undefined],
    ['str', undefined],
  ])('%s: %s', (typed, meant) => {
    expect(speller.shortFor(typed)).toBe(meant);
  });

  it.each(['holstein', 'comitan', 'irse', 'neza', 'chiquila', 'cuatrocienegas'])('leaves %s alone', (name) => {
    const likely = ['holster', 'compran', 'rise', 'nema', 'chaquira', 'cuatrocientas'];
    expect(correct(new Speller(likely, []), name)).toBeUndefined();
  });
});

describe('what is written as it is heard', () => {
  it.each([
    ['vosina', 'bocina'],
    ['esterno', 'externo'],
    ['hueya', 'huella'],
    ['weya', 'huella'],
    ['uifi', 'wifi'],
    ['tiquets', 'tickets'],
    ['axeso', 'acceso'],
    ['akses', 'acces'],
    ['inpresora', 'impresora'],
    ['yavero', 'llavero'],
    ['pararayos', 'pararrayos'],
    ['tornikete', 'torniquete'],
    ['gerra', 'jera'],
    ['jirar', 'girar'],
  ])('%s sounds like %s', (typed, meant) => {
    expect(soundOf(typed)).toBe(soundOf(meant));
  });

  it.each([
    ['way', 'wall'],
    ['gato', 'jato'],
    ['guella', 'huella'],
    ['chapa', 'capa'],
  ])('%s does not sound like %s', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });

  it('is taken for the word that sounds the same, before any that only looks alike', () => {
    const speller = new Speller(['tickets', 'taquetes', 'rack', 'bocina'], ['rac']);
    expect(correct(speller, 'tiquets')).toBe('tickets');
    expect(speller.heard('rak')).toBe('rack');
    expect(speller.heard('rac')).toBeUndefined();
    expect(speller.heard('bosinas')).toBeUndefined();
    expect(speller.heard('bos')).toBeUndefined();
    expect(speller.heard('maus')).toBe('mouse');
    expect(speller.heard('blutut')).toBe('bluetooth');
    expect(speller.heard('guaifai')).toBe('wifi');
  });

  it.each([
    ['botom', 'boton'],
    ['sencor', 'sensor'],
  ])('%s: a letter taken for another (%s) comes before one that was left out or put in', (typed, meant) => {
    const speller = new Speller(['boom', 'boton', 'senior', 'sensor'], []);
    expect(speller.nearest(typed)).toBe(meant);
  });
});
