import { constants } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { SourceLine } from '@/modules/importing/source/source-line';

/** Where refused lines are kept so that they can be mended and loaded again. */
export interface RefusedLines {
  add(line: SourceLine): void;
  /** Writes what was added since the last time. */
  flush(): Promise<void>;
  /** The file was read to its end: without refused lines, those of an earlier run are of no use any more. */
  finish(): Promise<void>;
  /** Whether some of them could not be written. */
  readonly lost: boolean;
}

const { O_WRONLY, O_CREAT, O_TRUNC, O_APPEND, O_NOFOLLOW } = constants;
/** Whoever may put files beside the imported one must not have others written over by a link. */
const ANEW = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW;
const MORE = O_WRONLY | O_APPEND | O_NOFOLLOW;

/** Refused lines of rows that came from no file. */
export const NO_REFUSED_FILE: RefusedLines = {
  add: () => undefined,
  flush: () => Promise.resolve(),
  finish: () => Promise.resolve(),
  lost: false,
};

/** The refused lines of a file, in a file beside it. When that can't be written, it says so once and the load goes on. */
export class RefusedFile implements RefusedLines {
  private pending: string[] = [];
  private begun = false;
  lost = false;

  constructor(
    private readonly path: string,
    private readonly warn: (text: string) => void,
  ) {}

  add(line: SourceLine): void {
    if (!this.lost) this.pending.push(`${line.refusedText()}\n`);
  }

  async flush(): Promise<void> {
    if (this.pending.length === 0) return;
    const text = this.pending.join('');
    this.pending = [];
    try {
      await writeFile(this.path, text, { flag: this.begun ? MORE : ANEW });
      this.begun = true;
    } catch (error) {
      this.lost = true;
      this.warn(
        `no se pudo escribir ${this.path} (${(error as Error).message}): las líneas rechazadas solo quedan en este informe`,
      );
    }
  }

  async finish(): Promise<void> {
    await this.flush();
    if (this.begun || this.lost) return;
    await rm(this.path, { force: true }).catch((error: unknown) => {
      this.warn(`no se pudo borrar ${this.path}, que quedó de una carga anterior (${(error as Error).message})`);
    });
  }
}
