import autocannon from 'autocannon';

export interface LoadFigures {
  /** Answers with a 2xx. */
  readonly count: number;
  readonly perSecond: number;
  readonly bytesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

export interface LoadOptions {
  /** No more than this; times then count from when a request was due. */
  readonly perSecond?: number;
  /** The path of each request, in place of the one in the URL. */
  readonly path?: () => string;
}

/** Fires one request over and over for `seconds` from `connections` clients. */
export async function load(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  connections: number,
  { perSecond, path }: LoadOptions = {},
): Promise<LoadFigures> {
  const result = await autocannon({
    url,
    headers,
    duration: seconds,
    connections,
    ...(perSecond === undefined ? {} : { overallRate: Math.max(connections, Math.round(perSecond)) }),
    ...(path ? { requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }] } : {}),
  });
  return {
    count: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    bytesPerSecond: result.throughput.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

/** The middle one of several figures. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value below which a share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
