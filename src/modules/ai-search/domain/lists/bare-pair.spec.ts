import { scan } from '../reading/scan';
import { barePair } from './bare-pair';

const pair = (text: string): string | undefined =>
  barePair(scan(text))
    ?.map((part) => part.map((token) => token.text).join(' '))
    .join(' | ');

describe('two names and nothing else', () => {
  it.each([
    ['fuente y boton', 'fuente | boton'],
    ['ocupo una fuente y un boton por favor', 'fuente | boton'],
    ['1 chapa y 2 botones de salida', '1 chapa | 2 botones de salida'],
    ['necesito un telefono, tambien un timbre', 'telefono | timbre'],
    ['buenas tardes, cotizame reloj ademas de timbre, gracias', 'reloj | timbre'],
    ['monitor junto con barra', 'monitor | barra'],
    ['tienes lector y caja?', 'lector | caja'],
  ])('%s', (text, names) => {
    expect(pair(text)).toBe(names);
  });

  it.each([
    'fuente',
    'fuente, boton y chapa',
    'fuente, la blanca',
    'fuente y su boton',
    'fuente y boton para puerta',
    'camara con microfono y bocina',
    'fuente de 12 v y boton',
    'fuente y boton no',
    'fuente y',
    '',
  ])('none in: %s', (text) => {
    expect(pair(text)).toBeUndefined();
  });
});
