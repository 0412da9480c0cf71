import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server on this machine that can be cut, frozen and made a black hole, to see what its clients do then. */
export class TcpProxy {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private frozen = false;
  private delayMs = 0;
  private trap: { readonly pattern: RegExp; left: number; readonly sprung: (from: Socket) => void } | undefined;
  port = 0;
  /** Connections broken by cutOn so far. */
  cuts = 0;

  constructor(
    private readonly targetHost: string,
    private readonly targetPort: number,
  ) {}

  /** Begins to listen, on the same port as before if there was one. */
  async open(): Promise<void> {
    this.frozen = false;
    const server = createServer((inbound) => {
      this.join(inbound);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address === 'object' && address) this.port = address.port;
    this.server = server;
  }

  /** Whether anybody has come this way yet. */
  get used(): boolean {
    return this.sockets.size > 0;
  }

  /** Connections break and new ones are refused. */
  async cut(): Promise<void> {
    this.drop();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** The connections of this moment break; new ones are let through. */
  drop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  /**
   * The next `times` packets of clients in which `pattern` is found don't arrive: their connections break instead. Statements
   * are plain text on the way to MySQL/MariaDB, so a pattern can name one.
   */
  cutOn(pattern: RegExp, times = 1): void {
    this.trap = { pattern, left: times, sprung: (from) => from.destroy() };
  }

  /** From the next packet of a client on in which `pattern` is found, the server is gone (`cut`) or says nothing any more (`freeze`). */
  goneOn(pattern: RegExp, how: 'cut' | 'freeze', then: () => void): void {
    const sprung = (): void => {
      if (how === 'freeze') this.freeze();
      else void this.cut();
      then();
    };
    this.trap = { pattern, left: 1, sprung };
  }

  /** Connections stay, but nothing comes through. */
  freeze(): void {
    this.frozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** The connections of this moment are dead without a word: what is sent into them is lost. New ones are fine. */
  blackHole(): void {
    for (const socket of this.sockets) {
      socket.removeAllListeners('data');
      socket.resume();
    }
  }

  /** Everything takes so long, each way. */
  delay(ms: number): void {
    this.delayMs = ms;
  }

  thaw(): void {
    this.frozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  private join(inbound: Socket): void {
    const outbound = connect(this.targetPort, this.targetHost);
    for (const [from, to] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (chunk: Buffer) => {
        if (from === inbound && this.isTrapped(chunk)) this.trap?.sprung(from);
        else if (this.delayMs === 0) to.write(chunk);
        else setTimeout(() => to.write(chunk), this.delayMs);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      if (this.frozen) from.pause();
    }
  }

  private isTrapped(chunk: Buffer): boolean {
    const { trap } = this;
    if (!trap || trap.left <= 0 || !trap.pattern.test(chunk.toString('latin1'))) return false;
    trap.left--;
    this.cuts++;
    return true;
  }
}
