import { BUILT_WAYS } from './built-ways-data';
import { areOpposite } from './trait-ways';
import { TRAIT_WAYS } from './trait-ways-data';
import { WORKING_WAYS } from './working-ways-data';

const TRAITS = [...TRAIT_WAYS, ...BUILT_WAYS, ...WORKING_WAYS];

it('every opposite is a trait, by the first of its names', () => {
  const names = new Set(TRAITS.map(({ say }) => say.split('|')[0]));
  const unknown = TRAITS.flatMap(({ against = '' }) => against.split('|').filter((name) => name && !names.has(name)));
  expect(unknown).toEqual([]);
});

it.each<[string, string]>([
  ['derecha', 'izquierda'],
  ['original', 'compatible'],
  ['magenta', 'cian'],
  ['en espanol', 'en ingles'],
  ['doble accion', 'accion sencilla'],
  ['empotrar', 'de sobreponer'],
  ['senoidal pura', 'onda modificada'],
  ['diesel', 'gasolina'],
  ['gas lp', 'diesel'],
  ['co2', 'polvo'],
  ['clase k', 'co2'],
  ['base gu10', 'e27'],
  ['13.56', '125 khz'],
  ['trifasico', 'monofasica'],
  ['solo frio', 'frio y calor'],
  ['policristalinos', 'monocristalino'],
  ['fail safe', 'fail secure'],
  ['rack', 'escritorio'],
  ['lc lc', 'sc sc'],
  ['negro', 'blanca'],
  ['negras', 'blancos'],
  ['grises', 'rojas'],
  ['negrita', 'azules'],
  ['pink', 'morado'],
  ['inalambrico', 'alambrado'],
  ['multimodo', 'single mode'],
  ['convencional', 'addressable'],
  ['fijo', 'con brazo'],
  ['mppt', 'pwm'],
  ['litio', 'agm'],
  ['codigo qr', '1d'],
  ['curva', 'plano'],
  ['ddr5', 'ddr4'],
  ['m.2 nvme', 'sata'],
  ['amplificada', 'pasivo'],
  ['transferencia termica', 'termica directa'],
  ['apc', 'upc'],
  ['hembra a hembra', 'macho macho'],
  ['de tripie', 'motorized'],
])('nothing is %s and %s, unless it tells both', (said, other) => {
  expect(areOpposite(said, other)).toBe(true);
});

it.each<[string, string]>([
  ['wifi', 'bluetooth'],
  ['vhf', 'uhf'],
  ['combustible', 'diesel'],
  ['camara', 'switch'],
  ['derecha', 'derecha'],
])('a thing may be %s and %s', (said, other) => {
  expect(areOpposite(said, other)).toBe(false);
});
