import { SingleBar } from 'cli-progress';
import type { FileSummary, LoadProblem, LoadProgress, LoadReporter } from '@/modules/importing/load/load-summary';
import { duration, grouped } from '@/modules/importing/report/numbers';
import { withoutInvisibleCharacters } from '@/shared/text/characters';

/** The bar is cut at the edge of the terminal; other lines must not be. */
const BEFORE_LINE = '\r\u001b[K\u001b[?7h';
const AFTER_LINE = '\u001b[?7l';
const PLAIN_EVERY_MS = 3000;
const BAR = '{file} [{bar}] {percentage} %  {lines} líneas  {rate}/s  faltan {left}';

/** Tells the operator how an import goes: a bar on a terminal, a plain line every few seconds elsewhere. */
export class ConsoleReporter implements LoadReporter {
  private bar: SingleBar | undefined;
  private started = 0;
  private told = 0;

  constructor(private readonly stream: NodeJS.WriteStream) {}

  fileStarted(file: string): void {
    this.started = performance.now();
    this.told = this.started;
    if (!this.stream.isTTY) return;
    this.bar = new SingleBar({ stream: this.stream, format: BAR, clearOnComplete: true });
    this.bar.start(1, 0, { file, lines: '0', rate: '0', left: '…' });
  }

  progress(progress: LoadProgress): void {
    const now = performance.now();
    const pace = paceOf(progress, (now - this.started) / 1000);
    if (this.bar) {
      this.bar.setTotal(Math.max(progress.bytes, 1));
      this.bar.update(progress.bytesRead, {
        lines: grouped(progress.lines),
        rate: grouped(pace.rate),
        left: duration(pace.left),
      });
    } else if (now - this.told >= PLAIN_EVERY_MS) {
      this.told = now;
      const { file, lines } = progress;
      this.write(
        `${file}: ${grouped(lines)} líneas (${pace.percent} %), ${grouped(pace.rate)}/s, faltan ${duration(pace.left)}`,
      );
    }
  }

  problem({ file, line, field, text }: LoadProblem): void {
    this.write(line > 0 ? `${file}:${line}: ${field}: ${text}` : `${file}: ${text}`);
  }

  warning(text: string): void {
    this.write(`aviso: ${text}`);
  }

  unreadable(file: string, reason: string): void {
    this.write(`${file}: no se puede leer: ${reason}`);
  }

  fileRefused(file: string, reason: string): void {
    this.write(`${file}: rechazado: ${reason}`);
  }

  fileDone({ file, read, created, changed, unchanged, refused }: FileSummary): void {
    this.close();
    const seconds = (performance.now() - this.started) / 1000;
    const counts = `${grouped(created)} creadas, ${grouped(changed)} cambiadas, ${grouped(unchanged)} sin cambio, ${grouped(refused)} rechazadas`;
    this.write(
      `${file}: ${grouped(read)} líneas en ${seconds.toFixed(1)} s (${grouped(read / Math.max(seconds, 0.001))}/s): ${counts}`,
    );
  }

  close(): void {
    this.bar?.stop();
    this.bar = undefined;
  }

  /** A line of its own, whatever a file calls its fields; the bar, where there is one, is drawn again below it at its next update. */
  private write(text: string): void {
    const line = withoutInvisibleCharacters(text);
    this.stream.write(this.bar ? `${BEFORE_LINE}${line}\n${AFTER_LINE}` : `${line}\n`);
  }
}

/** Lines a second, and seconds left judged by the share of the file that has been read. */
function paceOf(
  { lines, bytes, bytesRead }: LoadProgress,
  seconds: number,
): { rate: number; left: number; percent: number } {
  const share = bytes > 0 ? bytesRead / bytes : 0;
  return {
    rate: lines / Math.max(seconds, 0.001),
    left: share > 0 ? (seconds * (1 - share)) / share : 0,
    percent: Math.floor(share * 100),
  };
}
