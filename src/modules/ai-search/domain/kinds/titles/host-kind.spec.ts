import { hostIn } from './host-kind';

const kinds = new Map([
  ['POWERLITE40008', 7],
  ['SOC-4V1', 9],
  ['BX15', 0],
  ['LY-CA/V2', 5],
]);
const kindOf = (model: string): number | undefined => kinds.get(model.toUpperCase());

describe('the product that a part names by its model', () => {
  it.each<[string, string, ReturnType<typeof hostIn>]>([
    ['montaje techo para powerlite40008', 'MT-1', { model: 'powerlite40008', kind: 7 }],
    ['base para hochiki soc-4v1, blanca', 'SOC-4V1-BASE', { model: 'soc-4v1', kind: 9 }],
    // known, but not yet what it is
    ['cremallera p/BX15', 'CR-9', { model: 'BX15', kind: 0 }],
    ['montaje p/LY-CA/V2', 'MO-1', { model: 'LY-CA/V2', kind: 5 }],
    ['montaje/SOC-4V1/metal', 'MO-1', { model: 'SOC-4V1', kind: 9 }],
    // its own model, a measure, and a model that nothing has
    ['soporte SOC-4V1', 'soc-4v1', undefined],
    ['cable 12v para camara', 'C-1', undefined],
    ['funda para K900', 'F-1', undefined],
  ])('%s', (title, own, host) => {
    expect(hostIn(title, own, kindOf)).toEqual(host);
  });
});
