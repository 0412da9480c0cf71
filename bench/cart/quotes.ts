import { benchDatabase, benchToken, startService } from '../service';
import { productId } from '../generator/options';
import { perSecond, quantile, timedCart } from './clients';

const ACCOUNT = 100_245;
const LINES = 50;
const CARTS = 400;

/**
 * Quotes of 50 lines on a large catalog in SQLite: node bench/run.mjs bench/cart/quotes.ts [products]. Needs the built files.
 * Prints the time from request to whole answer, one cart after the other, and quotes a second with 16 clients.
 */
async function main(): Promise<void> {
  const products = Number(process.argv[2] ?? 100_000);
  const database = benchDatabase(products);
  const service = await startService(database);
  try {
    const token = await benchToken(database, service.url, ACCOUNT);
    const ids = await quotable(service.url, token, products);
    const cart = (seed: number, testmode: boolean) => ({
      productos: Array.from({ length: LINES }, (_, line) => ({
        id: ids[(seed * LINES + line * 7) % ids.length],
        cantidad: 1 + (line % 3),
        tipo: 'nuevo',
      })),
      tipo_entrega: 'sucursal',
      direccion: { sucursal: 'chihuahua' },
      uso_cfdi: 'G03',
      metodo_pago: 'transferencia',
      testmode,
    });
    for (const testmode of [true, false]) {
      for (let warm = 0; warm < 100; warm++) await timedCart(service.url, token, cart(warm, testmode));
      const times: number[] = [];
      for (let each = 0; each < CARTS; each++) times.push(await timedCart(service.url, token, cart(each, testmode)));
      const rate = await perSecond(16, 5, (client) => timedCart(service.url, token, cart(client, testmode)));
      process.stdout.write(
        `${products} products, ${LINES} lines, testmode=${String(testmode)}: p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms, ${rate.toFixed(0)} quotes/s with 16 clients\n`,
      );
    }
  } finally {
    await service.stop();
  }
}

/** Some products the account can buy, spread over the catalog. Throws with the answer when it is no list. */
async function quotable(url: string, token: string, products: number): Promise<number[]> {
  const candidates = new Set(Array.from({ length: 300 }, (_, index) => productId((index * 331 + 5) % products)));
  const response = await fetch(`${url}/api/v1/productos/${[...candidates].join(',')}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const found = await response.json();
  if (!Array.isArray(found)) throw new Error(`products: ${response.status} ${JSON.stringify(found).slice(0, 300)}`);
  return (found as { producto_id: string; precios: unknown }[])
    .filter(({ precios }) => !Array.isArray(precios))
    .map((product) => Number(product.producto_id));
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
