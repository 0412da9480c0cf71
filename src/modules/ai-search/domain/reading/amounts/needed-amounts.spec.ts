import { readerOf } from '@test/support/sentence-reader';
import type { MeasureWish } from '../intent';

const read = readerOf('motor interfon switch lector barrera sensor soporte bateria tubo inversor terminal camara', {
  brands: [],
  isOrdinary: () => true,
});
const limits = (text: string): unknown[] =>
  read(text).measures.map(({ dimension, comparison, value }: MeasureWish) => [dimension, comparison, value]);

describe('amounts of what a thing is to serve', () => {
  it.each([
    ['motor corredizo, el porton anda pesando 750 kg', ['kilograms', 'enough', 750]],
    ['edificio con 8 departamentos, ocupo interfon', ['apartments', 'enough', 8]],
    ['somos 60 empleados y queremos terminal', ['users', 'enough', 60]],
    ['la barda mide 90 metros, barrera', ['metres', 'enough', 90]],
    ['sensor, mi perro labrador de 30 kilos', ['kilograms', 'enough', 30]],
    ['soporte para una pantalla de 46 kilos que si la aguante', ['kilograms', 'enough', 46]],
    ['barrera de 5 metros, la entrada tiene que quedar tapada, debe taparla', ['metres', 'enough', 5]],
    ['inversor de 900 watts que de abasto', ['watts', 'enough', 900]],
    // of the thing itself
    ['motor de 750 kg', ['kilograms', 'equal', 750]],
    ['switch de 8 puertos', ['ports', 'equal', 8]],
    ['motor para porton que pese 300 kg', ['kilograms', 'enough', 300]],
    ['camara de 4 mp para mi casa', ['megapixels', 'equal', 4]],
    ['barrera de 5 metros', ['metres', 'equal', 5]],
  ])('%s', (text, ...measures) => {
    expect(limits(text)).toEqual(measures);
  });
});

describe('amounts beside one that was refused', () => {
  it.each([
    ['bateria de 20 ah, no la de 10 ah', ['ampereHours', 'enough', 20]],
    ['terminal de 8 puertos, los de 4 puertos no me sirven', ['ports', 'enough', 8]],
    ['bateria de 7 ah, la de 9 ah no me cabe', ['ampereHours', 'upTo', 7]],
    ['soporte de 500 kilos, el de 600 libras no', ['kilograms', 'enough', 500]],
    // neither more nor less of these is as good
    ['bateria de 12 volts, la de 6 volts no', ['volts', 'equal', 12]],
    ['cable calibre 14, no calibre 16', ['awg', 'equal', 14]],
    // on both sides
    ['tubo de 3 metros, no de 2 metros ni de 6 metros', ['metres', 'equal', 3]],
  ])('%s', (text, ...measures) => {
    expect(limits(text)).toEqual(measures);
  });
});
