import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { AccountsLoadService } from '@/modules/accounts/accounts-load.service';
import { CfdiImport, NoDocumentsError } from '@/modules/importing/cfdi/cfdi-import.service';
import { RehearsedRows } from '@/modules/importing/cfdi/rehearsed-rows';
import type { CfdiOptions } from '@/modules/importing/cfdi/cfdi-run';
import type { RunState } from '@/modules/importing/domain/import-history';
import { RunJournal } from '@/modules/importing/history/run-journal';
import { ImportPiecesRepository } from '@/modules/importing/persistence/import-pieces.repository';
import { ImportRunsRepository } from '@/modules/importing/persistence/import-runs.repository';
import { ENTITY_OFFERS } from '@/modules/importing/import-entities';
import type { ImportEntity, LineProblems, RawRecord } from '@/modules/importing/import-entity';
import { joinSummaries } from '@/modules/importing/load/join-summaries';
import type { FileSummary, ImportSummary, LoadProblem, LoadReporter } from '@/modules/importing/load/load-summary';
import { ImportRun, type ImportOptions } from '@/modules/importing/load/import-run';
import { NO_REFUSED_FILE } from '@/modules/importing/load/refused-file';
import { takeBackRows, type RowRemoval } from '@/modules/importing/load/row-removal';
import { FileBytes } from '@/modules/importing/source/file-bytes';
import { findFiles, linesOf } from '@/modules/importing/source/import-file';
import {
  RecordLine,
  recastLines,
  UnreadableFileError,
  type SourceLine,
  type SourceLines,
} from '@/modules/importing/source/source-line';
import { InvoicesLoadService } from '@/modules/invoices/invoices-load.service';
import { Database } from '@/shared/database/database';

const ROWS_PER_READ = 1000;
const IGNORED_PROBLEMS: LineProblems = { problem: () => undefined };
const asItIs = (_entity: string, record: RawRecord): RawRecord => record;
const MAX_PROBLEMS = 1000;
/** The field that problems of a whole file are reported under. */
const WHOLE_FILE = 'archivo';

export interface RowsSummary extends FileSummary {
  /** The first 1,000 of them. */
  readonly problems: readonly LoadProblem[];
}

/** Loads what an operator exports from its own system (import format). */
@Injectable()
export class ImportService {
  private known: readonly ImportEntity[] | undefined;

  constructor(
    private readonly database: Database,
    private readonly runs: ImportRunsRepository,
    private readonly modules: ModuleRef,
    private readonly documents: CfdiImport,
    private readonly pieces: ImportPiecesRepository,
  ) {}

  /**
   * Loads like importPath, and keeps the run: its files, its figures and the lines it refused. A dry run writes nothing, so it is not
   * kept either.
   */
  async importRecorded(path: string, options: ImportOptions, reporter: LoadReporter): Promise<ImportSummary> {
    return this.recorded({ path, ...options }, reporter, (told, more) =>
      this.importPath(path, { ...options, ...more }, told),
    );
  }

  /** Loads XML and PDF files of invoices, and keeps the run like importRecorded (Beyond 5.1). */
  async importDocuments(path: string, options: CfdiOptions, reporter: LoadReporter): Promise<ImportSummary> {
    return this.recorded({ path, ...options }, reporter, (told, more) =>
      this.documents.path(path, { ...options, ...more }, told),
    );
  }

  private async recorded(
    { path, full = false, dryRun = false }: Pick<ImportOptions, 'full' | 'dryRun'> & { readonly path: string },
    reporter: LoadReporter,
    load: (reporter: LoadReporter, more: Pick<ImportOptions, 'afterFile'>) => Promise<ImportSummary>,
  ): Promise<ImportSummary> {
    if (dryRun) return load(reporter, {});
    const journal = new RunJournal(this.runs, reporter);
    await journal.begin(path, full);
    try {
      const summary = await load(journal, { afterFile: () => journal.flush() });
      await journal.finish(endOf(summary));
      return summary;
    } catch (error) {
      await journal.finish(error instanceof UnreadableFileError ? 'unreadable' : 'failed');
      throw error;
    }
  }

  /** Everything that can be imported, in dependency order. */
  get entities(): readonly ImportEntity[] {
    this.known ??= ENTITY_OFFERS.map((offer) =>
      offer.define(offer.services.map((service) => this.modules.get<unknown>(service, { strict: false }))),
    );
    return this.known;
  }

  /** Loads a file, or a folder's files in dependency order. Throws UnreadableFileError when there is nothing to load. */
  async importPath(path: string, options: ImportOptions, reporter: LoadReporter): Promise<ImportSummary> {
    const { files, ignored, documents } = await findFiles(path, this.entities);
    for (const { name, reason } of ignored) reporter.warning(`${name}: no se carga; ${reason}`);
    const run = new ImportRun(this.database, options, reporter, this.pieces);
    try {
      const summary = await run.files(files);
      if (documents === undefined || summary.interrupted) return summary;
      return await this.withDocuments(summary, documents, { ...options, ...this.rehearsed(run) }, reporter);
    } finally {
      run.close();
    }
  }

  /** Loads a folder's invoice documents behind its files (Beyond 5.1). */
  private async withDocuments(
    summary: ImportSummary,
    folder: string,
    options: CfdiOptions,
    reporter: LoadReporter,
  ): Promise<ImportSummary> {
    try {
      return joinSummaries(summary, await this.documents.path(folder, options, reporter, 'cfdi/'));
    } catch (error) {
      if (!(error instanceof UnreadableFileError) || summary.files.length === 0) throw error;
      reporter.warning(error.message);
      return error instanceof NoDocumentsError ? summary : { ...summary, unreadable: summary.unreadable + 1 };
    }
  }

  /** What a dry run of the files knows that judges of documents have to know. */
  private rehearsed({ rehearsed: scratch }: ImportRun): Pick<CfdiOptions, 'rehearsed'> {
    if (!scratch) return {};
    const { invoices } = this.modules.get(InvoicesLoadService, { strict: false });
    const { accounts } = this.modules.get(AccountsLoadService, { strict: false });
    return { rehearsed: new RehearsedRows(scratch, invoices, accounts) };
  }

  /**
   * Loads files that come with the service (a file, or a folder). Nothing is written beside them. Throws when a line is refused: they
   * are the service's own.
   */
  async loadOwn(path: string, options: Pick<ImportOptions, 'recast'> = {}): Promise<void> {
    const problems: LoadProblem[] = [];
    await this.importPath(path, { ...options, noRefusedFile: true }, collector(problems));
    const [first] = problems;
    if (first) throw new Error(`${first.file}, line ${first.line}: ${first.field}: ${first.text}`);
  }

  /** The same for XML and PDF files of invoices; such a run isn't kept. */
  async loadOwnDocuments(path: string): Promise<void> {
    const problems: LoadProblem[] = [];
    await this.documents.path(path, {}, collector(problems));
    const [first] = problems;
    if (first) throw new Error(`${first.file}: ${first.text}`);
  }

  /** The records of a file, or of a folder's files, by entity, as they stand there. */
  async *recordsOf(path: string): AsyncGenerator<readonly [entity: string, record: RawRecord]> {
    for (const file of (await findFiles(path, this.entities)).files) {
      for await (const lines of linesOf(file, new FileBytes(file.path)))
        yield* lines.flatMap(({ record }) => (record ? [[file.entity.name, record] as const] : []));
    }
  }

  /** Whether a run that was recorded has loaded rows of an entity. */
  wasImported(entity: string): Promise<boolean> {
    return this.runs.hasLoaded(entity);
  }

  /**
   * Takes back the rows of files that loadOwn() loaded, those that are still as they came. What was changed since, also by an import,
   * stays.
   */
  async takeBack(
    path: string,
    { recast = asItIs, except = [] }: Pick<ImportOptions, 'recast'> & { readonly except?: readonly string[] } = {},
  ): Promise<Map<string, RowRemoval>> {
    const taken = new Map<string, RowRemoval>();
    const { files } = await findFiles(path, this.entities);
    for (const file of files.toReversed()) {
      const { entity } = file;
      const [table] = entity.tables;
      if (!table || except.includes(entity.name)) continue;
      const total: RowRemoval = { removed: [], kept: 0 };
      taken.set(entity.name, total);
      const records = recastLines(linesOf(file, new FileBytes(file.path)), (record) => recast(entity.name, record));
      for await (const lines of records) {
        const patches = lines.flatMap(({ record }) => (record ? entity.read(record, IGNORED_PROBLEMS) : []));
        const { removed, kept } = await takeBackRows(this.database, table, patches);
        total.removed.push(...removed);
        total.kept += kept;
      }
    }
    return taken;
  }

  /**
   * Loads rows of the import format that come from no file, exactly as a file's lines. Throws for an entity that does not
   * exist; bad rows are refused and listed in `problems`, with their number from 1 as `line`.
   */
  async loadRows(name: string, rows: Iterable<object>, options: ImportOptions = {}): Promise<RowsSummary> {
    const entity = this.entities.find((one) => one.name === name);
    if (!entity) throw new Error(`there is no entity ${name} to import`);
    const problems: LoadProblem[] = [];
    const run = new ImportRun(this.database, options, collector(problems));
    try {
      const summary = await run.lines({ name, entity, lines: rowLines(rows), refused: NO_REFUSED_FILE });
      return { ...summary, problems };
    } finally {
      run.close();
    }
  }
}

function endOf({ interrupted, unreadable }: ImportSummary): RunState {
  if (interrupted) return 'interrupted';
  return unreadable > 0 ? 'unreadable' : 'finished';
}

// eslint-disable-next-line @typescript-eslint/require-await -- the same interface as files
async function* rowLines(rows: Iterable<object>): SourceLines {
  let number = 0;
  let some: SourceLine[] = [];
  for (const row of rows) {
    some.push(new RecordLine(++number, row as RawRecord));
    if (some.length < ROWS_PER_READ) continue;
    yield some;
    some = [];
  }
  yield some;
}

function collector(problems: LoadProblem[]): LoadReporter {
  return {
    fileStarted: () => undefined,
    progress: () => undefined,
    problem: (problem) => {
      if (problems.length < MAX_PROBLEMS) problems.push(problem);
    },
    warning: () => undefined,
    unreadable: () => undefined,
    fileRefused: (file, text) => {
      problems.push({ file, line: 0, field: WHOLE_FILE, text });
    },
    fileDone: () => undefined,
  };
}
