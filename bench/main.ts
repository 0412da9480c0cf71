import { benchHostile } from './hostile';
import { benchPages } from './pages';
import { benchQueries } from './queries';

/**
 * npm run bench                          pages of 60 and 1,000 beside bare Express
 * npm run bench -- pages --products N    the same on a catalog of N products
 * npm run bench -- queries --products N  search by search
 * npm run bench -- hostile               how long hostile bodies hold up the event loop
 */
async function main(): Promise<void> {
  const [, , name = 'pages', ...options] = process.argv;
  const option = (flag: string, fallback: number): number => {
    const at = options.indexOf(flag);
    return at < 0 ? fallback : Number(options[at + 1]);
  };
  const products = option('--products', 10_000);
  if (name === 'pages') await benchPages(products, option('--seconds', 8));
  else if (name === 'queries') await benchQueries(products);
  else if (name === 'hostile') await benchHostile();
  else throw new Error(`unknown benchmark ${name}`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
