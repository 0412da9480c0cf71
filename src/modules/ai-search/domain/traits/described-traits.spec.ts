import { sentencesOf } from '@/modules/ai-search/html-sentences';
import { placeOf, type Dimension } from '../amounts/dimensions';
import { readDescription, type DescribedTraits } from './described-traits';
import { extractTraits } from './extract-traits';
import { keyOfWay } from './told-ways';

const read = (description: string, title = 'Equipo', features: string[] = []): DescribedTraits =>
  readDescription(sentencesOf(description), title, features, extractTraits(title, features));
const key = (way: string): string => keyOfWay(way.split(' '));
const measured = (description: string, dimension: Dimension, title?: string): number[] => {
  const { dimensions, values } = read(description, title);
  return values.filter((_, at) => dimensions[at] === placeOf(dimension));
};

describe('readDescription', () => {
  it.each<[string, string[]]>([
    ['<p>Gabinete de acero, color blanco.</p>', ['acero', 'blanco']],
    ['Se conecta por Bluetooth y trae pantalla táctil', ['pantalla', 'tactil']],
    ['Compatible con Mifare y Bluetooth', ['mifare', 'bluetooth']],
    ['Ideal para uso en exterior', ['exterior']],
    ['Compatible con cámaras PoE', []],
    ['Para discos recargables, con batería de litio', ['litio', 'bateria']],
    ['Más ligera que una de plomo', []],
    ['También disponible en negro', []],
    ['Disponible en color gris', ['gris']],
    ['Disponible en acabado negro.', ['negro']],
    ['Disponible en blanco y negro', []],
    ['Disponible en color azul o rojo', []],
    ['Broches metálicos', []],
    ['Ruedas plásticas y cuerpo metálico', ['metalico']],
    ['Carcasa plástica', ['plastica']],
    ['Opcional: lector de huella', []],
    ['Batería no incluida', []],
    ['No cuenta con Bluetooth pero sí con WiFi', ['wifi']],
    ['Con o sin batería', ['bateria']],
    ['Armado remoto desde el control', []],
    ['Se usa en tarima o en poste', []],
    ['El de 24 puertos es recargable', []],
    ['Hay versión con Bluetooth', []],
    ['Bluetooth: no', []],
    ['Este modelo es recargable', ['recargable']],
  ])('%s tells %j', (description, ways) => {
    expect([...read(description).told].sort()).toEqual(ways.map(key).sort());
  });

  it.each<[string, string, string[]]>([
    ['a trait that the title tells', 'Cámara Bluetooth', []],
    ['another variant', 'Cámara negra', ['bluetooth']],
    ['the opposite', 'Cámara para exterior', ['blanca', 'bluetooth']],
  ])('leaves %s to the title', (_, title, ways) => {
    expect([...read('Blanca, Bluetooth, uso interior', title).told].sort()).toEqual(
      expect.arrayContaining(ways.map(key)),
    );
  });

  it('tells nothing of a colour or a place of which the title tells another', () => {
    expect(read('Blanca, para uso en interior', 'Cámara negra exterior').told).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['No incluye batería.', ['bateria']],
    ['No requiere cableado, sin disco duro', ['cableado', 'hdd', 'disco', 'dd']],
    ['Para no quedarse sin internet', ['quedarse']],
    ['Lector de huella: no', ['lector', 'huella']],
    ['No tiene puerto USB', ['puerto', 'usb']],
    ['Cargador de pilas: no', ['cargador']],
    ['Contacto: NO, NC', []],
    ['<table><tr><td>WiFi</td><td>No</td></tr></table>', ['wifi']],
    ['Requiere cargador (no incluido)', ['cargador']],
    ['Memoria microSD: se vende por separado', ['microsd']],
    ['La pantalla no es táctil', ['tactil']],
    ['Otros modelos no tienen Bluetooth', []],
  ])('%s denies %j', (description, denied) => {
    expect([...read(description).denied].sort()).toEqual(denied.map(key).sort());
  });

  it('denies nothing that the title has', () => {
    expect(read('No incluye batería.', 'Cámara con batería').denied).toEqual([]);
  });

  it('measures what neither title nor features measure', () => {
    expect(measured('Con cable de 5 m y fuente de 12 V', 'metres')).toEqual([5]);
    expect(measured('Cable de 5 m', 'metres', 'Cable 10 m')).toEqual([]);
    expect(measured('Garantía de 3 m', 'metres')).toEqual([]);
    expect(measured('No incluye cable de 5 m', 'metres')).toEqual([]);
  });

  it('reads each sentence by itself', () => {
    expect(read('No incluye\nBluetooth. Opcional. Recargable').told.slice().sort()).toEqual(
      [key('bluetooth'), key('recargable')].sort(),
    );
  });
});
