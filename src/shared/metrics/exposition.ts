import { Registry } from 'prom-client';
import { registry } from '@/shared/metrics/registry';

interface Exposition {
  readonly contentType: string;
  readonly text: string;
}

/** All metrics as they stand: OpenMetrics 1.0 for who asks for it, else Prometheus' text 0.0.4. */
export async function exposition(accept = ''): Promise<Exposition> {
  // prom-client writes a NaN as no reader but Go's takes it.
  const text = (await registry.metrics()).replace(/ Nan$/gm, ' NaN');
  return wantsOpenMetrics(accept)
    ? { contentType: Registry.OPENMETRICS_CONTENT_TYPE, text: openMetrics(text) }
    : { contentType: Registry.PROMETHEUS_CONTENT_TYPE, text };
}

/** Whether it is named, and not as the lesser choice: quality values as in RFC 9110; among equals OpenMetrics, for it says more. */
export function wantsOpenMetrics(accept: string): boolean {
  const ranges = accept.split(',').map((range) => range.trim().toLowerCase());
  const quality = (type: string): number => {
    const range = ranges.find((each) => each.split(';', 1)[0]?.trim() === type);
    return range === undefined ? 0 : Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1);
  };
  const open = quality('application/openmetrics-text');
  return open > 0 && open >= quality('text/plain');
}

/**
 * The same in OpenMetrics: a counter's family goes without `_total`, bounds of buckets are written as floats, and the end is marked.
 * (prom-client can write it too, but renames its counters for good as it does.)
 */
export function openMetrics(text: string): string {
  const counters = new Set([...text.matchAll(/^# TYPE (\S+)_total counter$/gm)].map(([, name]) => `${name}_total`));
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, kind, name = '', rest] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? [];
      if (kind !== undefined) return `# ${kind} ${counters.has(name) ? name.slice(0, -'_total'.length) : name} ${rest}`;
      return line.replace(/([{,]le=")(\d+)"/, '$1$2.0"');
    });
  return `${lines.join('\n')}\n# EOF\n`;
}
