import { withoutNames } from './title-head';

describe('a title without its own model and brand', () => {
  it.each<[string, string, string[], string]>([
    ['nothing is left', 'DS-2CD2043G2-I(2.8mm)', ['DS-2CD2043G2-I(2.8mm)', 'hikvision'], ''],
    ['in any case', 'Uniview XS-72W9 bala', ['xs-72w9', 'UNIVIEW'], 'bala'],
    ['marks of models', 'APC BE600M1+ [NEW] 1/2', ['BE600M1+', '[NEW]', 'apc'], '1/2'],
    ['no part of a word', 'Panelista de SONY', ['PANEL', 'sony'], 'Panelista de'],
    ['none given', 'Cámara bala', ['', ''], 'Cámara bala'],
  ])('%s', (_, title, names, left) => {
    expect(withoutNames(title, names).replace(/\s+/g, ' ').trim()).toBe(left);
  });
});
