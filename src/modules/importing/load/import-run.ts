import type { ImportEntity, RawRecord } from '@/modules/importing/import-entity';
import { ActionLoad } from '@/modules/importing/load/action-load';
import { BatchPace, Meanwhile, prepared, readAhead } from '@/modules/importing/load/batches';
import { ColumnIndex } from '@/modules/importing/load/rules/column-values';
import { EntityLoad, type LineSink, type LoadContext, type LoadStep } from '@/modules/importing/load/entity-load';
import {
  noCounts,
  totals,
  type FileSummary,
  type ImportSummary,
  type LineCounts,
  type LoadReporter,
} from '@/modules/importing/load/load-summary';
import { ReferenceIndex, REMEMBERED_KEYS } from '@/modules/importing/load/reference-index';
import { NO_REFUSED_FILE, RefusedFile, type RefusedLines } from '@/modules/importing/load/refused-file';
import { withdrawUnnamed } from '@/modules/importing/load/withdrawal';
import type { ImportPiecesRepository } from '@/modules/importing/persistence/import-pieces.repository';
import { pieceSteps, REMEMBERED_BYTES, type PieceSteps } from '@/modules/importing/pieces/piece-steps';
import { FileBytes } from '@/modules/importing/source/file-bytes';
import { linesOf, refusedPath, type ImportFile } from '@/modules/importing/source/import-file';
import { recastLines, UnreadableFileError, type SourceLines } from '@/modules/importing/source/source-line';
import type { Database } from '@/shared/database/database';
import { pause } from '@/shared/database/retry';
import { Scratch } from '@/shared/database/upsert/scratch';

export interface ImportOptions {
  /** Mark as withdrawn what no line names. */
  readonly full?: boolean;
  /** With `full`: files that name nothing at all withdraw everything; without it they are refused. */
  readonly allowEmpty?: boolean;
  /** Check everything, write nothing. */
  readonly dryRun?: boolean;
  /** Make no events: what is loaded is history, or was told elsewhere. */
  readonly withoutEvents?: boolean;
  /** Ends the run after the batch at hand. */
  readonly signal?: AbortSignal;
  /** Called when all of a file is committed. */
  readonly afterFile?: () => Promise<void>;
  /** Changes each record before it is read. */
  readonly recast?: (entity: string, record: RawRecord) => RawRecord;
  /** Refused lines are reported, and kept in no file. */
  readonly noRefusedFile?: boolean;
  /** Keys of referred rows remembered of each table: more cost memory, fewer cost look-ups. */
  readonly rememberedKeys?: number;
  /** Size from which on pieces of a file are remembered. */
  readonly rememberedBytes?: number;
}

/** Lines of one entity and what they are called in messages. */
interface NamedLines {
  readonly name: string;
  readonly entity: ImportEntity;
  readonly lines: SourceLines;
  readonly refused: RefusedLines;
  readonly bytes?: FileBytes;
  /** How to load the lines by pieces; undefined to load them one after the other. */
  readonly pieces?: PieceSteps | undefined;
}

/** Lets another process that waits for the same SQLite file have its turn. */
const PAUSE_MS = 1;
const NAMES_NOTHING =
  'con --full no nombra ninguna fila: no se retira nada (si de verdad quiere retirarlo todo, agregue --allow-empty)';
const CHANGED = 'cambió mientras se leía: cárguelo otra vez cuando esté completo';
const MAX_UNKNOWN_FIELDS = 50;
const WITHOUT_NAME = '(columna sin nombre)';

/** One run of the importer over one or more files. */
export class ImportRun {
  private readonly context: LoadContext;
  private readonly scratch = new Scratch();
  private unreadable = 0;
  private refusedFiles = 0;

  constructor(
    database: Database,
    private readonly options: ImportOptions,
    private readonly reporter: LoadReporter,
    private readonly remembered?: ImportPiecesRepository,
  ) {
    const dryRun = options.dryRun ?? false;
    const references = new ReferenceIndex(this.scratch, dryRun, options.rememberedKeys ?? REMEMBERED_KEYS);
    this.context = {
      database,
      scratch: this.scratch,
      references,
      columns: new ColumnIndex(),
      dryRun,
      full: options.full ?? false,
      terms: { events: !options.withoutEvents },
      meanwhile: new Meanwhile(),
    };
  }

  /** Of a dry run: the rows it would have written, until it is closed. */
  get rehearsed(): Scratch | undefined {
    return this.context.dryRun ? this.scratch : undefined;
  }

  close(): void {
    this.scratch.close();
  }

  /** Loads the files in the order given. */
  async files(files: readonly ImportFile[]): Promise<ImportSummary> {
    const start = performance.now();
    const summaries: FileSummary[] = [];
    let broken = false;
    for (const [index, file] of files.entries()) {
      if (this.interrupted) break;
      const sameAsNext = files[index + 1]?.entity === file.entity;
      const { summary, complete } = await this.file(file, !sameAsNext && !broken);
      broken = sameAsNext && (broken || !complete);
      summaries.push(summary);
    }
    const seconds = Math.round((performance.now() - start) / 10) / 100;
    return {
      files: summaries,
      ...totals(summaries),
      seconds,
      unreadable: this.unreadable,
      refusedFiles: this.refusedFiles,
      interrupted: this.interrupted,
    };
  }

  /** Loads lines that are all there is of their entity. */
  async lines(named: NamedLines): Promise<FileSummary> {
    const counts = noCounts();
    const complete = await this.load(named, counts);
    return this.summary(named, counts, complete ? await this.withdraw(named) : 0);
  }

  /** A full load is refused for a file that was written to meanwhile: nobody knows what it will name in the end. */
  private tellChanged({ name, entity }: ImportFile): void {
    if (!this.context.full || entity.fullTables.length === 0) {
      this.reporter.warning(`${name}: ${CHANGED}`);
      return;
    }
    this.refusedFiles++;
    this.reporter.fileRefused(name, `${CHANGED}; no se retira nada`);
  }

  private get interrupted(): boolean {
    return this.options.signal?.aborted ?? false;
  }

  /** `last`: no other file of the entity follows, so that what was not named can be withdrawn. */
  private async file(file: ImportFile, last: boolean): Promise<{ summary: FileSummary; complete: boolean }> {
    const { name, entity, path } = file;
    const bytes = new FileBytes(path);
    const warn = (text: string): void => {
      this.reporter.warning(`${name}: ${text}`);
    };
    const refused =
      this.context.dryRun || this.options.noRefusedFile ? NO_REFUSED_FILE : new RefusedFile(refusedPath(path), warn);
    const counts = noCounts();
    this.reporter.fileStarted(name);
    const pieces = await this.pieces(file, bytes);
    const isRead = await this.readable(name, () =>
      this.load({ name, entity, lines: this.recast(entity, linesOf(file, bytes)), refused, bytes, pieces }, counts),
    );
    if (bytes.changed) this.tellChanged(file);
    const complete = isRead && !bytes.changed;
    const withdrawn = complete && last ? await this.withdraw(file) : 0;
    const summary = { ...this.summary(file, counts, withdrawn), ...(refused.lost && { refusedLost: true }) };
    this.reporter.fileDone(summary);
    await this.options.afterFile?.();
    return { summary, complete };
  }

  private recast(entity: ImportEntity, lines: SourceLines): SourceLines {
    const { recast } = this.options;
    return recast ? recastLines(lines, (record) => recast(entity.name, record)) : lines;
  }

  /** Runs a load. Answers whether the file could be read to its end and every line said which rows it is about. */
  private async readable(name: string, load: () => Promise<boolean>): Promise<boolean> {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      this.unreadable++;
      this.reporter.unreadable(name, error.message);
      return false;
    }
  }

  /**
   * Loads the lines. Answers whether it is known of every line which rows it is about: if not, nothing can be said of the rows no line
   * named.
   */
  private async load(named: NamedLines, counts: LineCounts): Promise<boolean> {
    const { name, entity, refused, bytes } = named;
    const unknown = new Set<string>();
    const sink = this.sink(name, counts, refused, unknown);
    const { actions } = entity;
    const load = actions
      ? new ActionLoad(this.context, entity, actions, sink)
      : new EntityLoad(this.context, entity, sink);
    const after = async (): Promise<void> => {
      await refused.flush();
      this.reporter.progress({
        file: name,
        lines: counts.read,
        bytesRead: bytes?.bytesRead ?? 0,
        bytes: bytes?.size ?? 0,
      });
    };
    const isStopped = (): boolean => this.interrupted;
    try {
      const pace = new BatchPace();
      for await (const step of this.steps(named, pace, load, sink)) {
        await pace.measure(step);
        await after();
        if (this.interrupted) return false;
        if (bytes && this.holdsFile) await pause(PAUSE_MS);
      }
      if (!(await load.settle(isStopped))) return false;
      await refused.finish();
      return this.namesAll(name, load.nameless);
    } catch (error) {
      if (error instanceof UnreadableFileError) await load.settle(isStopped);
      throw error;
    } finally {
      this.scratch.clearDeferred();
      await refused.flush();
      if (unknown.size > 0) this.reporter.warning(`${name}: campos que no se usan: ${[...unknown].join(', ')}`);
    }
  }

  private namesAll(file: string, nameless: number): boolean {
    if (nameless > 0)
      this.reporter.warning(`${file}: ${nameless} líneas no dicen de qué fila se trata: no se retira ninguna fila`);
    return nameless === 0;
  }

  /** Whether others wait for the file of an SQLite database while a batch is written. */
  private get holdsFile(): boolean {
    return this.context.database.dialect === 'sqlite' && !this.context.dryRun;
  }

  /** Batches that are read, to be written one by one. A server writes one while the next is read here; a file would be held longer by that. */
  private steps(
    { lines, pieces }: NamedLines,
    pace: BatchPace,
    load: EntityLoad | ActionLoad,
    sink: LineSink,
  ): AsyncGenerator<LoadStep> {
    const steps = pieces && load instanceof EntityLoad ? pieces(load, sink, pace) : prepared(lines, pace, load);
    const { database, meanwhile } = this.context;
    return database.dialect === 'sqlite' ? steps : readAhead(steps, meanwhile);
  }

  private async pieces(file: ImportFile, bytes: FileBytes): Promise<PieceSteps | undefined> {
    const { recast, rememberedBytes: fromBytes = REMEMBERED_BYTES } = this.options;
    const { remembered: repository } = this;
    return recast || !repository ? undefined : pieceSteps(file, bytes, this.context, { repository, fromBytes });
  }

  private sink(file: string, counts: LineCounts, refused: RefusedLines, unknown: Set<string>): LineSink {
    return {
      counts,
      refuse: (line, problems) => {
        refused.add(line);
        for (const { field, text } of problems) this.reporter.problem({ file, line: line.number, field, text });
      },
      unknownField: (field) => {
        if (unknown.size < MAX_UNKNOWN_FIELDS) unknown.add(field === '' ? WITHOUT_NAME : field);
      },
    };
  }

  /** Withdraws what no line named; gives how many rows. Lines that name nothing at all withdraw nothing. */
  private async withdraw({ name, entity }: Pick<NamedLines, 'name' | 'entity'>): Promise<number> {
    const { database, scratch, full, dryRun } = this.context;
    if (!full || this.interrupted || entity.fullTables.length === 0) return 0;
    if (!this.options.allowEmpty && !entity.fullTables.some((table) => scratch.namesAny(table.name))) {
      this.refusedFiles++;
      this.reporter.fileRefused(name, NAMES_NOTHING);
      return 0;
    }
    let withdrawn = 0;
    for (const table of entity.fullTables) {
      const follow = table === entity.tables[0] ? entity.followWithdrawn : undefined;
      withdrawn += await withdrawUnnamed(database, scratch, table, dryRun, follow);
    }
    return withdrawn;
  }

  private summary(
    { name, entity }: Pick<NamedLines, 'name' | 'entity'>,
    counts: LineCounts,
    withdrawn: number,
  ): FileSummary {
    return { file: name, entity: entity.name, ...counts, changed: counts.changed + withdrawn, withdrawn };
  }
}
