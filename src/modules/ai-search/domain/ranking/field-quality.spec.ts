import { TextIndex } from '@/modules/products/domain/text/text-index';
import { OWN_QUALITIES, QUALITIES } from './field-quality';

describe('FieldQualities', () => {
  it('tells how well a word says what a product is by where the word stands', () => {
    const index = new TextIndex();
    const document = (title: string, category: string, feature: string): Parameters<TextIndex['put']>[1] => ({
      model: 'X-1',
      title,
      brand: 'Epcom',
      categories: [category],
      features: [feature],
    });
    index.put(0, document('Sirena', 'Otra', 'nada'));
    index.put(1, document('Caja de metal con llave y sirena', 'Otra', 'nada'));
    index.put(2, document('Caja', 'Sirenas', 'nada'));
    index.put(3, document('Caja', 'Otra', 'Con sirena'));
    index.put(4, document('Caja para sirena', 'Otra', 'nada'));
    const { keys, masks, start } = index.entries('sirena');
    const qualities = [0, 1, 2, 3, 4].map((at) => Number(QUALITIES.byFields[masks[start + at] ?? 0]?.toFixed(2)));
    const own = [0, 1, 2, 3, 4].map((at) => Number(OWN_QUALITIES.byFields[masks[start + at] ?? 0]?.toFixed(2)));
    expect([...keys.subarray(start, start + 5)]).toEqual([0, 1, 2, 3, 4]);
    expect([qualities, own]).toEqual([
      [1, 0.6, 0.7, 0.4, 0.3],
      [1, 0.6, 0, 0.4, 0.3],
    ]);
  });
});
