import { median } from '../load';
import { timedPost } from './clients';
import { shopCart, withShop, type Shop } from './shop';

const CLIENTS = 16;
const ORDERS = Number(process.argv[2] ?? 400);
const ROUNDS = 7;
/** Rounds until the compiler has done its work. */
const WARM_UP_ROUNDS = 2;

/**
 * Ordering quotes by their folio beside ordering carts, on MariaDB with 16 clients:
 * node bench/run.mjs bench/cart/quote-orders.ts [orders]. Needs the built files and a server on 127.0.0.1:3306.
 */
async function compare({ url, token }: Shop): Promise<void> {
  const generate = (more: object): Promise<string> =>
    timedPost(`${url}/api/v1/carrito/generar`, token, shopCart(more)).then(({ text }) => text);
  const order = (folio: string): Promise<unknown> =>
    timedPost(`${url}/api/v1/cotizaciones/${encodeURIComponent(folio)}/ordenar`, token, {});
  const ratios: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    const folios: string[] = [];
    await each(ORDERS, async () => {
      const { resumen } = JSON.parse(await generate({})) as { resumen: { folio: string } };
      folios.push(resumen.folio);
    });
    const quotes = await each(ORDERS, (n) => order(folios[n] ?? ''));
    const carts = await each(ORDERS, () => generate({ ordenar: true }));
    if (round < WARM_UP_ROUNDS) continue;
    ratios.push(quotes / carts);
    process.stdout.write(
      `${CLIENTS} clients: carts ${carts.toFixed(0)}/s, quotes ${quotes.toFixed(0)}/s, ratio ${(quotes / carts).toFixed(2)}\n`,
    );
  }
  process.stdout.write(`median ratio ${median(ratios).toFixed(2)}\n`);
}

/** Does something so many times, by all clients together; answers how often a second. */
async function each(count: number, work: (n: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let n = next++; n < count; n = next++) await work(n);
    }),
  );
  return (count * 1000) / (performance.now() - start);
}

withShop(compare).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
