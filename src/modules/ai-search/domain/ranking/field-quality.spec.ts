import { TextIndex } from '@/modules/products/domain/text/text-index';
import { qualityOf } from './field-quality';

describe('qualityOf', () => {
  it('tells from a score of the text index where the word stands', () => {
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
    const { slots, scores } = index.scoreTerms([{ term: 'sirena', weight: 1 }], 'any');
    const qualities = new Map([...slots].map((slot, at) => [slot, qualityOf(scores[at] ?? 0)]));
    const [head, title, category, feature, purpose] = [0, 1, 2, 3, 4].map((slot) => qualities.get(slot) ?? 0);
    expect([head, title, category, feature, purpose].map((value) => Number(value?.toFixed(2)))).toEqual([
      1, 0.6, 0.7, 0.4, 0.3,
    ]);
  });
});
