import { scan } from '../scan';
import { cameWithout } from './came-without';

const said = (text: string): string =>
  cameWithout(scan(text))
    .map((token) => token.text)
    .join(' ');

it.each([
  ['compre un grabador pero venia sin disco, cual le pongo', 'busco disco , compre un grabador pero'],
  ['mi motor llego sin los controles, tienen?', 'busco controles , mi motor'],
  ['el radio no trajo cargador de mesa y necesito uno', 'busco cargador de mesa , el radio'],
  ['my dvr came without a hard drive, do you have one', 'busco hard drive , my dvr'],
  // nothing is asked for behind it
  ['una camara que venia sin caja', 'una camara que venia sin caja'],
  ['camara sin disco, cual le pongo', 'camara sin disco , cual le pongo'],
])('what has not come with a thing is asked for: %s', (text, plain) => {
  expect(said(text)).toBe(plain);
});
