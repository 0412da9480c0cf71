import { benchHostile } from './hostile';
import { benchPages } from './pages';
import { benchQueries } from './queries';

/**
 * npm run bench                          pages of 60 and 1,000 beside bare Express
 * npm run bench -- pages --products N    the same on a catalog of N products
 * npm run bench -- queries --products N,M  search by search; how the sizes compare
 * npm run bench -- hostile               how long hostile bodies hold up the event loop
 */
async function main(): Promise<void> {
  const [, , name = 'pages', ...options] = process.argv;
  const option = (flag: string, fallback: string): string => {
    const at = options.indexOf(flag);
    return (at < 0 ? undefined : options[at + 1]) ?? fallback;
  };
  const sizes = option('--products', '10000').split(',').map(Number);
  const products = sizes[0] ?? 10_000;
  if (name === 'pages') await benchPages(products, Number(option('--seconds', '8')));
  else if (name === 'queries') await benchQueries(sizes);
  else if (name === 'hostile') await benchHostile();
  else throw new Error(`unknown benchmark ${name}`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
