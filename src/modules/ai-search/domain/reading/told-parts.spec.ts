import { scan } from './scan';
import { namesThing, tellsStory } from './told-parts';

it.each([
  ['un nobreak de 1500 va', true],
  ['extintor de 6 kg', true],
  ['lector de codigos 2d', true],
  ['la computadora de 16 gb', false],
  ['mi camara de 2 mp', false],
  ['para una bodega de 10 metros', false],
  ['fonda economica', false],
  ['un dvr se quemo', false],
])('whether %s only names a thing', (text, names) => {
  expect(namesThing(scan(text))).toBe(names);
});

it.each([
  ['el que tenia de 4 puertos', true],
  ['hoy usan uno alambrico', true],
  ['se atora el cable', true],
  ['somos 20 personas', true],
  ['es para una escuela', false],
  ['de 4 mp', false],
  ['que no se caiga', false],
  ['4 mp', false],
  ['jacks y patch cords', false],
])('whether %s tells a story', (text, tells) => {
  expect(tellsStory(scan(text))).toBe(tells);
});
