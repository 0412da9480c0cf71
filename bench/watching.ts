import { load, median, say } from './load';
import { benchDatabase, benchToken, startService } from './service';

const ROUNDS = 5;
const CONNECTIONS = 16;
const ACCOUNT = 100_245;
/** The least work of all: what is measured weighs most there. */
const CALL = '/api/v1/productos?busqueda=camara&limit=10';

/**
 * What metrics and spans cost where nobody collects spans: calls of the built service beside those of one in which both are taken out
 * (`unwatched.cjs`), in turns, in one run.
 */
export async function benchWatching(products: number, seconds: number): Promise<void> {
  const database = benchDatabase(products);
  for (const part of ['metrics', 'spans']) {
    const cost = (1 - median(await ratios(database, CALL, part, seconds))) * 100;
    say(`${part} cost ${cost.toFixed(1)} % of the throughput (median of ${ROUNDS} rounds of ${seconds} s)`);
  }
}

/** Throughput with a part by that without it, a round each. */
async function ratios(database: string, path: string, part: string, seconds: number): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const rates = new Map<string, number>();
    for (const without of round % 2 === 0 ? ['', part] : [part, ''])
      rates.set(without, await perSecond(database, path, without, seconds));
    found.push((rates.get('') ?? NaN) / (rates.get(part) ?? NaN));
  }
  return found;
}

async function perSecond(database: string, path: string, without: string, seconds: number): Promise<number> {
  const env: Record<string, string> =
    without === '' ? {} : { NODE_OPTIONS: '--require ./bench/unwatched.cjs', UNWATCHED: without };
  const service = await startService(database, { ADMIN_PORT: '0', ...env });
  try {
    const headers = { authorization: `Bearer ${await benchToken(database, service.url, ACCOUNT)}` };
    await load(`${service.url}${path}`, headers, 2, CONNECTIONS);
    const figures = await load(`${service.url}${path}`, headers, seconds, CONNECTIONS);
    if (figures.failures > 0) throw new Error(`${figures.failures} calls of ${path} failed`);
    return figures.perSecond;
  } finally {
    await service.stop();
  }
}
