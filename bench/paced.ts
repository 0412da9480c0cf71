import { connect, type Socket } from 'node:net';
import { percentile } from './load';

/** How long answers took from when their requests were due, in milliseconds, to the microsecond. */
export interface PacedFigures {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** The same from when they were really sent: what this client's own lateness adds is not in it. */
  readonly p99Sent: number;
  /** The 99th percentile of how late they were sent: the client was not let onto a processor, or collected its own garbage. */
  readonly p99Late: number;
}

interface Call {
  readonly due: number;
  readonly sent: number;
}

const HEADER_END = Buffer.from('\r\n\r\n');
const TICK_MS = 1;

/**
 * Sends one GET at a steady rate over several connections for `seconds`, whether answers have come or not: a request that is due while all
 * connections wait is sent late, and its time counts from when it was due. Throws when an answer is no 200.
 */
export async function paced(
  url: string,
  headers: Record<string, string>,
  { seconds, connections, perSecond }: { seconds: number; connections: number; perSecond: number },
): Promise<PacedFigures> {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}\r\n${lines.join('')}\r\n`;
  const idle = await Promise.all(
    Array.from({ length: connections }, () => PacedConnection.open(hostname, Number(port), request)),
  );
  const all = [...idle];
  const took: number[] = [];
  const tookSent: number[] = [];
  const late: number[] = [];
  const start = performance.now();
  const waiting: number[] = [];
  let dueNext = 0;
  const send = (): void => {
    while (waiting.length > 0) {
      const connection = idle.pop();
      if (!connection) return;
      const due = waiting.shift() ?? 0;
      const sent = performance.now();
      late.push(sent - due);
      connection.send({ due, sent }, (call) => {
        const now = performance.now();
        took.push(now - call.due);
        tookSent.push(now - call.sent);
        idle.push(connection);
        send();
      });
    }
  };
  const total = Math.round(seconds * perSecond);
  await new Promise<void>((resolve) => {
    const tick = (): void => {
      const now = performance.now();
      for (; dueNext < total && start + (dueNext * 1000) / perSecond <= now; dueNext++)
        waiting.push(start + (dueNext * 1000) / perSecond);
      send();
      if (took.length < total) setTimeout(tick, TICK_MS);
      else resolve();
    };
    tick();
  });
  for (const connection of all) connection.close();
  return {
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    worst: percentile(took, 1),
    p99Sent: percentile(tookSent, 0.99),
    p99Late: percentile(late, 0.99),
  };
}

/** A kept connection with one request under way at a time; it counts the bytes of answers and looks at their heads alone. */
class PacedConnection {
  private call: Call | undefined;
  private answered: (call: Call) => void = () => undefined;
  private head: Buffer = Buffer.alloc(0);
  private left = 0;

  private constructor(
    private readonly socket: Socket,
    private readonly request: string,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => {
      this.take(chunk);
    });
  }

  static open(host: string, port: number, request: string): Promise<PacedConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, host, () => {
        resolve(new PacedConnection(socket, request));
      }).on('error', reject);
    });
  }

  send(call: Call, answered: (call: Call) => void): void {
    this.call = call;
    this.answered = answered;
    this.socket.write(this.request);
  }

  close(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    if (this.left > 0) this.left -= chunk.length;
    else this.begin(this.head.length === 0 ? chunk : Buffer.concat([this.head, chunk]));
    const { call } = this;
    if (this.left > 0 || this.head.length > 0 || !call) return;
    this.call = undefined;
    this.answered(call);
  }

  private begin(bytes: Buffer): void {
    const end = bytes.indexOf(HEADER_END);
    this.head = end < 0 ? bytes : Buffer.alloc(0);
    if (end < 0) return;
    const head = bytes.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(length))
      throw new Error(`no plain answer: ${head.slice(0, 300)}`);
    this.left = length - (bytes.length - end - HEADER_END.length);
  }
}
