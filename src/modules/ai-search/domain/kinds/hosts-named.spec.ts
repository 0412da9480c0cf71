import { scan } from '../reading/scan';
import { withHostsNamed } from './hosts-named';

const RADIO = { compact: 'hzvd700', title: 'radio portátil' };

it.each([
  ['cargador para HZV-D700', 'cargador para radio portatil'],
  ['cargador para hzv d700 de mesa', 'cargador para radio portatil de mesa'],
  ['cargador para HZV-D70', 'cargador para hzv d70'],
  ['cargador', 'cargador'],
])('%s: %s', (text, read) => {
  const tokens = withHostsNamed(scan(text), [RADIO]);
  expect(tokens.map((token) => token.text).join(' ')).toBe(read);
});
