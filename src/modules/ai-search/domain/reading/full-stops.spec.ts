import { inClauses } from './full-stops';

describe('full stops', () => {
  it.each([
    ['se va la luz. quiero un nobreak', 'se va la luz, quiero un nobreak'],
    ['ya no da. son 3. ayuda', 'ya no da, son 3, ayuda'],
    ['se apaga... urge', 'se apaga, urge'],
    ['no hay luz.Quiero una planta', 'no hay luz, Quiero una planta'],
    ['creo que no. Gracias', 'creo que no, Gracias'],
  ])('part what they end: %s', (text, parted) => {
    expect(inClauses(text)).toBe(parted);
  });

  it.each([
    ['of words cut short', 'el ing. y la sra. de la col. centro'],
    ['of those of the trade', 'cam. bala con fte. de poder'],
    ['before a number', 'casa no. 4 y depto no. 12'],
    ['of single letters', 'p. ej. una camara'],
    ['in numbers and models', 'disco de 2.5 y cat.6'],
    ['at the end', 'una camara.'],
  ])('stay %s', (_, text) => {
    expect(inClauses(text).replace(/,$/, '.')).toBe(text);
  });
});
