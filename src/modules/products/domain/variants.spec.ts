import { variantOptions, type VariantMember } from '@/modules/products/domain/variants';

const member = (id: number, attributes: Record<string, string>): VariantMember => ({
  id,
  variant: { group: 'g', attributes, detail: `d${id}` },
});
const red2 = member(5, { color: 'rojo', largo: '2 m' });
const red3 = member(4, { color: 'rojo', largo: '3 m' });
const blue3 = member(3, { color: 'azul', largo: '3 m' });
const green1 = member(2, { color: 'verde', largo: '1 m' });
const green5 = member(1, { color: 'verde', largo: '5 m' });

describe('variantOptions', () => {
  const options = variantOptions(red3, [red2, red3, blue3, green1, green5]);

  it('leads to the product that shares the other attributes', () => {
    expect(options.get('color')?.get('azul')).toEqual({ productId: 3, detail: 'd3' });
    expect(options.get('largo')?.get('2 m')).toEqual({ productId: 5, detail: 'd5' });
    expect(options.get('color')?.get('rojo')).toEqual({ productId: 4, detail: 'd4' });
  });

  it('leads to the lowest id with the option where no product shares the others', () => {
    expect(options.get('color')?.get('verde')?.productId).toBe(1);
    expect(options.get('largo')?.get('1 m')?.productId).toBe(2);
  });

  it('does not depend on the order of the members', () => {
    const shuffled = variantOptions(red3, [green5, blue3, red2, green1, red3]);
    expect(shuffled).toEqual(options);
  });

  it('finds no option where a member lacks an attribute that has the name of something every object has', () => {
    const built = member(1, { constructor: 'Norte' });
    const options = variantOptions(built, [built, green1]);
    expect([...(options.get('constructor')?.keys() ?? [])]).toEqual(['Norte']);
  });
});
