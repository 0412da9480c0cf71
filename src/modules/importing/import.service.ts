import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ENTITY_OFFERS } from '@/modules/importing/import-entities';
import type { ImportEntity, RawRecord } from '@/modules/importing/import-entity';
import type { FileSummary, ImportSummary, LoadProblem, LoadReporter } from '@/modules/importing/load/load-summary';
import { ImportRun, type ImportOptions } from '@/modules/importing/load/import-run';
import { NO_REFUSED_FILE } from '@/modules/importing/load/refused-file';
import { findFiles } from '@/modules/importing/source/import-file';
import { RecordLine, type SourceLine, type SourceLines } from '@/modules/importing/source/source-line';
import { Database } from '@/shared/database/database';

const ROWS_PER_READ = 1000;
const MAX_PROBLEMS = 1000;
/** The field that problems of a whole file are reported under. */
const WHOLE_FILE = 'archivo';

export interface RowsSummary extends FileSummary {
  /** The first thousand. */
  readonly problems: readonly LoadProblem[];
}

/** Loads what an operator exports from its own system (import format). */
@Injectable()
export class ImportService {
  private known: readonly ImportEntity[] | undefined;

  constructor(
    private readonly database: Database,
    private readonly modules: ModuleRef,
  ) {}

  /** Everything that can be imported, in dependency order. */
  get entities(): readonly ImportEntity[] {
    this.known ??= ENTITY_OFFERS.map((offer) =>
      offer.define(offer.services.map((service) => this.modules.get<unknown>(service, { strict: false }))),
    );
    return this.known;
  }

  /** Loads a file, or a folder's files in dependency order. Throws UnreadableFileError when there is nothing to load. */
  async importPath(path: string, options: ImportOptions, reporter: LoadReporter): Promise<ImportSummary> {
    const { files, ignored } = await findFiles(path, this.entities);
    for (const name of ignored) reporter.warning(`${name}: no se carga; el nombre no dice qué contiene`);
    const run = new ImportRun(this.database, options, reporter);
    try {
      return await run.files(files);
    } finally {
      run.close();
    }
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
