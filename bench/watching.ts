import { load, median, say } from './load';
import { benchDatabase, benchToken, cpuSeconds, startService } from './service';

const ROUNDS = 5;
const CONNECTIONS = 16;
const WARM_SECONDS = 2;
const ACCOUNT = 100_245;
/** The least work of all: what is measured weighs most there. */
const CALL = '/api/v1/productos?busqueda=camara&limit=10';

/** What a service did in a round. */
interface Round {
  readonly perSecond: number;
  /** Processor time of a call, in microseconds: what others do on the machine is not in it. */
  readonly micros: number;
}

/**
 * What metrics and spans cost where nobody collects spans: calls of the built service beside those of one in which both are taken out
 * (`unwatched.cjs`), in turns, in one run.
 */
export async function benchWatching(products: number, seconds: number): Promise<void> {
  const database = benchDatabase(products);
  for (const part of ['metrics', 'spans']) {
    const rounds = await compared(database, part, seconds);
    const throughput = (1 - median(rounds.map(([with_, without]) => with_.perSecond / without.perSecond))) * 100;
    const processor = (median(rounds.map(([with_, without]) => with_.micros / without.micros)) - 1) * 100;
    const micros = median(rounds.map(([with_]) => with_.micros));
    say(
      `${part} cost ${throughput.toFixed(1)} % of the throughput and ${processor.toFixed(1)} % of the processor time of a call ` +
        `(${micros.toFixed(0)} µs; medians of ${ROUNDS} rounds of ${seconds} s)`,
    );
  }
}

/** A service with a part and one without it, a round each, in turns. */
async function compared(database: string, part: string, seconds: number): Promise<[Round, Round][]> {
  const rounds: [Round, Round][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const found = new Map<string, Round>();
    for (const without of round % 2 === 0 ? ['', part] : [part, ''])
      found.set(without, await measured(database, without, seconds));
    const [with_, without_] = [found.get(''), found.get(part)];
    if (with_ && without_) rounds.push([with_, without_]);
  }
  return rounds;
}

async function measured(database: string, without: string, seconds: number): Promise<Round> {
  const env: Record<string, string> =
    without === '' ? {} : { NODE_OPTIONS: '--require ./bench/unwatched.cjs', UNWATCHED: without };
  const service = await startService(database, { ADMIN_PORT: '0', ...env });
  try {
    const url = service.url + CALL;
    const headers = { authorization: `Bearer ${await benchToken(database, service.url, ACCOUNT)}` };
    await load(url, headers, WARM_SECONDS, CONNECTIONS);
    const before = cpuSeconds(service.pid);
    const { perSecond, failures } = await load(url, headers, seconds, CONNECTIONS);
    if (failures > 0) throw new Error(`${failures} calls of ${CALL} failed`);
    return { perSecond, micros: ((cpuSeconds(service.pid) - before) / (perSecond * seconds)) * 1e6 };
  } finally {
    await service.stop();
  }
}
