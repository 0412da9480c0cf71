import { write, writeSync } from 'node:fs';

/** How a file is written, as `node:fs` does it. */
export interface LogFile {
  write(fd: number, bytes: Buffer, done: (error: NodeJS.ErrnoException | null, written: number) => void): void;
  writeSync(fd: number, bytes: Buffer): number;
}

/** What waits for a reader that does not read, or a disk that is full, may take so many characters; lines beyond are lost. */
const MAX_WAITING = 4 * 1024 * 1024;
/** What can't be written now is tried again so much later, ms. */
const RETRY_MS = 250;
/** For so long a process that ends tries to write its last lines, ms. */
const LAST_LINES_MS = 500;
const LAST_LINES_PAUSE_MS = 10;

/**
 * Writes lines to a file or pipe behind the back of the work: it waits for no reader and no disk, neither while the process serves nor when it
 * ends, and no failure to write ends it. What was lost is told by a line of `lost` as soon as lines can be written again.
 */
export class LogOutput {
  private waiting: string[] = [];
  private size = 0;
  private lost = 0;
  /** What is left of what was begun: never to be mixed with other lines. */
  private begun: Buffer | undefined;
  private writing = false;
  private timer: NodeJS.Timeout | undefined;

  /** @param lostLine the line, with its end, that tells how many were lost */
  constructor(
    private readonly fd: number,
    private readonly lostLine: (count: number) => string,
    private readonly file: LogFile = { write, writeSync },
  ) {}

  write(line: string): void {
    if (this.size + line.length > MAX_WAITING) {
      this.lost++;
      return;
    }
    this.waiting.push(line);
    this.size += line.length;
    if (!this.writing && !this.timer) this.next();
  }

  /** Writes what is left at once, as far as that can be done: for a process that ends. */
  end(): void {
    const until = performance.now() + LAST_LINES_MS;
    // What is under way is left to the thread that has it.
    let bytes = this.writing ? this.gathered() : this.take();
    while (bytes && performance.now() < until) {
      try {
        bytes = rest(bytes, this.file.writeSync(this.fd, bytes)) ?? this.gathered();
      } catch (error) {
        if (!isBusy(error)) return;
        pauseThread(LAST_LINES_PAUSE_MS);
      }
    }
  }

  private next(): void {
    const bytes = this.take();
    if (!bytes) return;
    this.writing = true;
    this.file.write(this.fd, bytes, (error, written) => {
      this.writing = false;
      this.begun = rest(bytes, error ? 0 : written);
      if (error) this.later();
      else this.next();
    });
  }

  /** Tries again after a while, which keeps no process alive. */
  private later(): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.next();
    }, RETRY_MS).unref();
  }

  private take(): Buffer | undefined {
    const { begun } = this;
    this.begun = undefined;
    return begun ?? this.gathered();
  }

  private gathered(): Buffer | undefined {
    if (this.size === 0) return undefined;
    const told = this.lost > 0 ? this.lostLine(this.lost) : '';
    const bytes = Buffer.from(this.waiting.join('') + told);
    this.waiting = [];
    this.size = 0;
    this.lost = 0;
    return bytes;
  }
}

function rest(bytes: Buffer, written: number): Buffer | undefined {
  return written < bytes.length ? bytes.subarray(written) : undefined;
}

function isBusy(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'EAGAIN';
}

function pauseThread(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
