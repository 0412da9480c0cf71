import { productLink } from '@/modules/products/domain/product-link';

describe('productLink', () => {
  it.each([
    ['DS-2CD1143G2-I/UF', '/producto/ds-2cd1143g2-i-uf-7.html'],
    ['HIK "PRO" ', '/producto/hik-pro-7.html'],
    ['Ñandú-1', '/producto/nandu-1-7.html'],
    ['Cafe\u0301', '/producto/cafe-7.html'],
    ['مودل', '/producto/7.html'],
  ])('is made of the model, without its accents: %j', (model, link) => {
    expect(productLink({ id: 7, model, link: '' })).toBe(link);
  });

  it('is the one that was loaded', () => {
    expect(productLink({ id: 7, model: 'A', link: '/p/7.html' })).toBe('/p/7.html');
  });
});
