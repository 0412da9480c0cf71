import { beginsTitle, isWrittenIn } from './as-written';

it.each([
  ['Botón de salida / Acero inoxidable / NO/NC', 'BOTON DE SALIDA, ACERO INOXIDABLE NO-NC', true],
  ['Batería 12 V 4 Ah / Libre de mantenimiento', '12v 4ah libre de mantenimiento', true],
  ['Bala 4 MP / Lente 2.8 mm', 'bala lente 2.8 mm 4 mp', false],
])('%s has %s as it is written: %s', (title, text, expected) => {
  expect(isWrittenIn(title, text)).toBe(expected);
});

it.each([
  ['Tapete para mouse', 'tapete', true],
  ['SÓQUET CON SENSOR', 'soquet', true],
  ['Termostato para minisplit', 'minisplit', false],
])('%s begins with %s: %s', (title, text, expected) => {
  expect(beginsTitle(title, text)).toBe(expected);
});
