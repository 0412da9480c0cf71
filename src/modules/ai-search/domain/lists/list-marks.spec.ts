import { withListMarks } from './list-marks';

it.each([
  ['4 domos\n1 dvr\n2 fuentes', '4 domos; 1 dvr; 2 fuentes'],
  ['1.- panel 2.- 6 contactos 3.- sirena', 'panel; 6 contactos; sirena'],
  ['1) panel 2) sirena', 'panel; sirena'],
  ['a) panel b) sirena', 'panel; sirena'],
  ['• panel • sirena', 'panel; sirena'],
  ['dvr + disco + fuente', 'dvr; disco; fuente'],
  ['bobina cat 6 - 100 plugs - pinza', 'bobina cat 6; 100 plugs; pinza'],
])('%j lists %j', (text, marked) => {
  expect(withListMarks(text)).toBe(marked);
});

it.each([
  'dvr + disco',
  'camara de 2.8 mm a 12 mm',
  'tornillo de 1 1/4 - galvanizado',
  'switch de 8 puertos, 2. no administrable',
  'DS-2CD2143G2-I y DS-7608NI-K2',
  'cable rg-6 - 305 m',
])('%s lists nothing', (text) => {
  expect(withListMarks(text)).toBe(text);
});
