import type { Product } from '@/modules/products/domain/product';

/** The product's relative path: the one loaded, else one that says what it is. */
export function productLink({ id, model, link }: Pick<Product, 'id' | 'model' | 'link'>): string {
  if (link) return link;
  const slug = model
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `/producto/${slug ? `${slug}-` : ''}${id}.html`;
}
