/** One answered call. */
export interface Call {
  /** `YYYY-MM-DD` in Mexico City. */
  readonly day: string;
  readonly accountId: number;
  readonly clientId: string;
  /** `METHOD /pattern`. */
  readonly route: string;
  readonly status: number;
  /** Of the answer's body, as sent. */
  readonly bytes: number;
  readonly ms: number;
}

/** Calls of one day, credential, route and class, summed. */
export interface UsageRow {
  readonly day: string;
  readonly accountId: number;
  readonly clientId: string;
  readonly route: string;
  /** `2xx` to `5xx`; `429` stands apart (Beyond 6.1). */
  readonly statusClass: string;
  readonly calls: number;
  readonly bytes: number;
  /** Microseconds, so that a thousand calls of 0.4 ms are no 0. */
  readonly micros: number;
}

type Sum = { -readonly [K in keyof UsageRow]: UsageRow[K] };

/** The class a status is counted under. */
export function statusClass(status: number): string {
  return status === 429 ? '429' : `${Math.floor(status / 100)}xx`;
}

/** Sums calls until they are taken; as large as there are different rows, not as there are calls. */
export class UsageTally {
  private rows = new Map<string, Sum>();

  add({ day, accountId, clientId, route, status, bytes, ms }: Call): void {
    const micros = Math.round(ms * 1000);
    this.sum({ day, accountId, clientId, route, statusClass: statusClass(status), calls: 1, bytes, micros });
  }

  /** All that has come since the last time, in one order for everyone, so that no two processes wait for each other in a circle. */
  take(): readonly UsageRow[] {
    const rows = [...this.rows].sort(([a], [b]) => (a < b ? -1 : 1));
    this.rows = new Map();
    return rows.map(([, row]) => row);
  }

  /** What was taken and could not be written down. */
  putBack(rows: readonly UsageRow[]): void {
    for (const row of rows) this.sum(row);
  }

  /** Calls that are not taken yet. */
  get calls(): number {
    return [...this.rows.values()].reduce((sum, { calls }) => sum + calls, 0);
  }

  private sum(row: UsageRow): void {
    const key = `${row.accountId}|${row.day}|${row.clientId}|${row.route}|${row.statusClass}`;
    const known = this.rows.get(key);
    if (!known) {
      this.rows.set(key, { ...row });
      return;
    }
    known.calls += row.calls;
    known.bytes += row.bytes;
    known.micros += row.micros;
  }
}
