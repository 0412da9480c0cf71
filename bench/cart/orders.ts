import { createPool } from 'mysql2/promise';
import { median } from '../load';
import { cpuSeconds } from '../service';
import { perSecond, timedCart } from './clients';
import { rawOrder, type Sending } from './raw-order';
import { BRANCH, pick, shopCart, withShop, type Shop } from './shop';

const CLIENTS = 16;
/** The compiler has done its work after some ten thousand orders. */
const WARM_UP_ROUNDS = 2;
const ROUNDS = 5;
const SECONDS = Number(process.argv[2] ?? 8);
/** Everybody wants one product (`hot`), beside others at random. */
const HOT = process.argv[3] === 'hot';

/**
 * Orders of three lines at one branch on MariaDB with 16 clients, beside loops of the same statements on the same database, each sent on its own
 * and as few at a time as the service sends: node bench/run.mjs bench/cart/orders.ts [seconds] [hot]. Needs the built files and a server on
 * 127.0.0.1:3306.
 */
const main = (): Promise<void> => withShop(compare);

async function compare({ database, url, pid, token }: Shop): Promise<void> {
  const pool = createPool({ uri: database, connectionLimit: CLIENTS, multipleStatements: true });
  const order = (): Promise<number> => timedCart(url, token, shopCart({ ordenar: true }, pick(HOT)));
  const ours = (): Promise<number> => perSecond(CLIENTS, SECONDS, order);
  const raw = (sending: Sending): Promise<number> =>
    perSecond(CLIENTS, SECONDS, () => rawOrder(pool, pick(HOT), BRANCH, sending));
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await ours();
  await raw('one by one');
  const ratios: number[] = [];
  const ratiosTogether: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const yardstick = await raw('one by one');
    const before = cpuSeconds(pid);
    const orders = await ours();
    const cpu = ((cpuSeconds(pid) - before) * 1000) / (orders * SECONDS);
    const together = await raw('together');
    ratios.push(orders / yardstick);
    ratiosTogether.push(orders / together);
    process.stdout.write(
      `orders of 3 lines, ${CLIENTS} clients: raw SQL ${yardstick.toFixed(0)}/s, together ${together.toFixed(0)}/s, service ${orders.toFixed(0)}/s with ${cpu.toFixed(2)} ms of CPU each, ratio ${(orders / yardstick).toFixed(2)}\n`,
    );
  }
  process.stdout.write(
    `median ratio ${median(ratios).toFixed(2)}, beside the same statements sent together ${median(ratiosTogether).toFixed(2)}\n`,
  );
  await pool.end();
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
