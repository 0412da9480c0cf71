import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * All metrics of this process (Beyond 7). One registry a process, as `process_*` and the event loop are: whoever counts imports the
 * metric and counts, without being handed anything (docs/adr/0041).
 */
export const registry = new Registry();

/** A counter with one label whose values are all known: each is there from the start, at 0, so that its first rise is seen. */
export class KindCounter<Kind extends string> {
  private readonly counter: Counter;

  constructor(
    name: string,
    help: string,
    private readonly label: string,
    kinds: readonly Kind[],
  ) {
    this.counter = new Counter({ name, help, labelNames: [label], registers: [registry] });
    for (const kind of kinds) this.counter.inc({ [label]: kind }, 0);
  }

  /** Counts `by` more, one unless said otherwise. */
  inc(kind: Kind, by = 1): void {
    this.counter.inc({ [this.label]: kind }, by);
  }
}

/** A counter; its labels take few values, none of which a client chooses. */
export function counter<Label extends string>(name: string, help: string, ...labelNames: Label[]): Counter<Label> {
  return new Counter({ name, help, labelNames, registers: [registry] });
}

/** A gauge; its labels take few values, none of which a client chooses. */
export function gauge<Label extends string>(name: string, help: string, ...labelNames: Label[]): Gauge<Label> {
  return new Gauge({ name, help, labelNames, registers: [registry] });
}

/** A histogram of `buckets` (upper bounds, ascending). */
export function histogram<Label extends string>(
  name: string,
  help: string,
  buckets: readonly number[],
  ...labelNames: Label[]
): Histogram<Label> {
  return new Histogram({ name, help, labelNames, buckets: [...buckets], registers: [registry] });
}
