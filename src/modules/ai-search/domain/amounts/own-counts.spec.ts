import type { Intent } from '../reading/intent';
import type { Dimension } from './dimensions';
import { withoutOwnCounts } from './own-counts';

const asking = (...dimensions: Dimension[]): Intent =>
  ({ measures: dimensions.map((dimension) => ({ dimension, low: 10, high: 10 })) }) as unknown as Intent;
const left = (intent: Intent, kind: string | undefined): string[] =>
  withoutOwnCounts(intent, kind).measures.map(({ dimension }) => dimension);

it.each<[string, string | undefined, Dimension[], Dimension[]]>([
  ['ten cameras are wanted', 'cámara de seguridad', ['cameras', 'megapixels'], ['megapixels']],
  ['a recorder serves ten', 'NVR', ['cameras', 'megapixels'], ['cameras', 'megapixels']],
  ['nobody knows of what kind', undefined, ['cameras'], ['cameras']],
])('%s', (_name, kind, said, kept) => {
  expect(left(asking(...said), kind)).toEqual(kept);
});

it('an intent that counts nothing of its own stays the very same', () => {
  const intent = asking('megapixels');
  expect(withoutOwnCounts(intent, 'cámara de seguridad')).toBe(intent);
});
