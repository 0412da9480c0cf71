import { scan } from '../reading/scan';
import { asKit, isAsOne } from './as-one';

const said = (text: string): string =>
  asKit(scan(text))
    .map(({ text: word }) => word)
    .join(' ');

describe('things wanted as one', () => {
  it.each<[string, string]>([
    ['8 camaras con su grabador, todo junto', '8 kit de camaras con grabador , todo junto'],
    ['camaras y un grabador con todo incluido', 'kit de camaras con grabador con todo incluido'],
    ['todo en paquete, camaras con dvr', 'todo en paquete , kit de camaras con dvr'],
    // the last thing before it, and no story
    [
      'tengo una tienda y quiero camaras y grabador todo junto',
      'tengo una tienda y quiero kit de camaras con grabador todo junto',
    ],
    // not so
    ['camaras con su grabador', 'camaras con su grabador'],
    ['quiero todo junto', 'quiero todo junto'],
    ['cinchos en paquete y taquetes', 'cinchos en paquete y taquetes'],
  ])('%s', (text, kit) => {
    expect(said(text)).toBe(kit);
  });

  it('are known by what says so', () => {
    expect(isAsOne(scan('que venga todo'))).toBe(true);
    expect(isAsOne(scan('que lo tenga todo el mundo'))).toBe(false);
  });
});
