import { LogOutput, type LogFile } from '@/shared/logging/log-output';
import { stopwatch } from '@test/support/stopwatch';

const failure = (code: string): NodeJS.ErrnoException => Object.assign(new Error(code), { code });

/** A pipe or file that takes what it has room for. */
class Pipe implements LogFile {
  text = '';
  room = Infinity;
  /** What it answers when there is none. */
  code = 'EAGAIN';
  private done: (() => void)[] = [];

  write(_fd: number, bytes: Buffer, done: (error: NodeJS.ErrnoException | null, written: number) => void): void {
    this.done.push(() => {
      try {
        done(null, this.writeSync(1, bytes));
      } catch (error) {
        done(error as NodeJS.ErrnoException, 0);
      }
    });
  }

  writeSync(_fd: number, bytes: Buffer): number {
    if (this.room <= 0) throw failure(this.code);
    const taken = bytes.subarray(0, this.room);
    this.room -= taken.length;
    this.text += taken.toString();
    return taken.length;
  }

  /** Lets the writes under way end, and those that follow from them. */
  settle(): void {
    for (let done = this.done.shift(); done; done = this.done.shift()) done();
  }
}

describe('lines of the log', () => {
  let pipe: Pipe;
  let output: LogOutput;

  beforeEach(() => {
    jest.useFakeTimers();
    pipe = new Pipe();
    output = new LogOutput(1, (count) => `${count} lost\n`, pipe);
  });

  afterEach(() => jest.useRealTimers());

  it('arrive in order, those that come meanwhile together', () => {
    for (const line of ['a\n', 'b\n', 'c\n']) output.write(line);
    pipe.settle();
    expect(pipe.text).toBe('a\nb\nc\n');
  });

  it.each(['EAGAIN', 'ENOSPC', 'EIO'])('go on where they stopped when %s is over', (code) => {
    Object.assign(pipe, { room: 3, code });
    for (const line of ['first\n', 'second\n']) output.write(line);
    pipe.settle();
    expect(pipe.text).toBe('fir');
    output.write('third\n');
    pipe.room = Infinity;
    jest.advanceTimersByTime(1000);
    pipe.settle();
    expect(pipe.text).toBe('first\nsecond\nthird\n');
  });

  it('take no more than so much memory while nobody reads, and it is told how many were lost', () => {
    pipe.room = 0;
    const line = `${'x'.repeat(1023)}\n`;
    for (let count = 0; count < 10_000; count++) output.write(line);
    pipe.settle();
    pipe.room = Infinity;
    jest.advanceTimersByTime(1000);
    pipe.settle();
    const lines = pipe.text.split('\n');
    const kept = lines.slice(0, -2);
    const [, lost] = /^(\d+) lost$/.exec(lines.at(-2) ?? '') ?? [];
    expect(lines.at(-1)).toBe('');
    expect(new Set(kept)).toEqual(new Set([line.trimEnd()]));
    expect(kept.length + Number(lost)).toBe(10_000);
    expect(kept.length * line.length).toBeLessThan(5_000_000);
    expect(kept.length * line.length).toBeGreaterThan(4_000_000);
  });

  it('are written when the process ends', () => {
    output.write('a\n');
    pipe.settle();
    pipe.room = 0;
    output.write('b\n');
    pipe.settle();
    pipe.room = Infinity;
    output.write('c\n');
    output.end();
    expect(pipe.text).toBe('a\nb\nc\n');
  });

  it.each(['EAGAIN', 'ENOSPC', 'EPIPE'])('let it end when they can not be: %s', (code) => {
    jest.useRealTimers();
    Object.assign(pipe, { room: 0, code });
    output.write('a\n');
    pipe.settle();
    output.write('b\n');
    const watch = stopwatch();
    output.end();
    expect(watch()).toBeLessThan(3000);
    expect(pipe.text).toBe('');
  });
});
