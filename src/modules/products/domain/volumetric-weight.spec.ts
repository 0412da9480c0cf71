import { volumetricWeight } from '@/modules/products/domain/volumetric-weight';

it.each([
  ['15', '15', '12', '0.54'],
  ['10.5', '20.3', '5.1', '0.217413'],
  ['33.01999', '10', '5', '0.3301999'],
  ['0.000000001', '0.000000001', '0.000000005', '0.000000000000000000000000000001'],
  ['100', '50', '10', '10'],
  ['0', '1', '1', '0'],
  ['9999', '9999', '9999', '199940005.9998'],
  ['10000', '9999', '1', '19998'],
  ['007', '10', '10', '0.14'],
  [undefined, '15', '12', undefined],
  ['15', '-', '12', undefined],
])('%s × %s × %s cm weighs %s kg', (height, length, width, expected) => {
  expect(volumetricWeight(height, length, width)).toBe(expected);
});
