import { stem } from './stem';

describe('stem', () => {
  it.each([
    ['camaras', 'camara'],
    ['sensores', 'sensor'],
    ['luces', 'luz'],
    ['canales', 'canal'],
    ['redes', 'red'],
    ['buses', 'bus'],
    ['domos', 'domo'],
    ['inalambricas', 'inalambrico'],
    ['externa', 'externo'],
  ])('%s -> %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it.each([
    ['cable', 'cables'],
    ['soporte', 'soportes'],
    ['fuente', 'fuentes'],
    ['enlace', 'enlaces'],
    ['interfaz', 'interfaces'],
    ['rele', 'reles'],
    ['switch', 'switches'],
    ['control', 'controles'],
    ['eje', 'ejes'],
    ['mes', 'meses'],
    ['base', 'bases'],
    ['dvr', 'dvrs'],
    ['motorizado', 'motorizadas'],
  ])('%s and %s meet', (one, many) => {
    expect(stem(many)).toBe(stem(one));
  });

  it.each([
    ['puerto', 'puerta'],
    ['red', 'radio'],
    ['banda', 'bando'],
    ['punto', 'punta'],
    ['domo', 'doma'],
  ])('%s and %s stay apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it.each(['gas', 'poe', 'bus', 'chasis', 'virus', 'wireless', 'ds2cd2143g2', '4mps', '1080p', 'h265', '12', ''])(
    '%j stays as it is',
    (word) => {
      expect(stem(word)).toBe(word);
    },
  );
});
