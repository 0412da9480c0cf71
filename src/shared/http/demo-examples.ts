/**
 * What the examples of the documentation name, so that each call works on the demo as it is written. A test calls every one:
 * when the demo changes, it says which of these no longer exists.
 */
export const DEMO = {
  product: '36178',
  otherProduct: '54866',
  model: 'XLC-IP21-2M(2.8mm)',
  brand: 'xolocam',
  category: '22',
  branch: 'chihuahua',
  search: 'camara domo',
  postalCode: '31000',
  carrier: 'estafeta',
} as const;
