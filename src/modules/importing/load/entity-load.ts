import type { ImportEntity, RowPatch, RowReference } from '@/modules/importing/import-entity';
import { BatchWriter, missingReference, type LineOutcome, type PlannedLine, type PlannedRow } from '@/modules/importing/load/batch-writer';
import type { LineCounts } from '@/modules/importing/load/load-summary';
import type { ReferenceIndex } from '@/modules/importing/load/reference-index';
import type { FieldProblem, SourceLine } from '@/modules/importing/source/source-line';
import type { Database } from '@/shared/database/database';
import { keyText, type LoadTable } from '@/shared/database/upsert/load-table';
import type { Scratch, StoredDeferredLine } from '@/shared/database/upsert/scratch';

/** What loads of one run share. */
export interface LoadContext {
  readonly database: Database;
  readonly scratch: Scratch;
  readonly references: ReferenceIndex;
  readonly dryRun: boolean;
  /** Rows that lines name are remembered, for withdrawing the others. */
  readonly full: boolean;
}

/** What the load of one file reports to. */
export interface LineSink {
  readonly counts: LineCounts;
  refuse(line: SourceLine, problems: readonly FieldProblem[]): void;
  unknownField(name: string): void;
}

const DEFERRED_PER_BATCH = 1000;

/** Loads the lines of one file into the tables of its entity. */
export class EntityLoad {
  private readonly writer: BatchWriter;
  private readonly main: LoadTable;
  private hasDeferred = false;

  constructor(
    private readonly context: LoadContext,
    private readonly entity: ImportEntity,
    private readonly sink: LineSink,
  ) {
    this.writer = new BatchWriter(context.database, context.scratch, context.dryRun);
    const [main] = entity.tables;
    if (!main) throw new Error(`${entity.name} writes no table`);
    this.main = main;
  }

  /** Loads some lines in one transaction; afterwards what was counted is committed. */
  async add(lines: readonly SourceLine[]): Promise<void> {
    const read = lines.map((source) => ({ source, ...this.read(source) }));
    if (this.context.full) this.nameRows(read.flatMap(({ patches }) => patches));
    const fine = read.filter(({ problems }) => problems.length === 0);
    await this.context.references.lookUp(referencesOf(fine));
    const planned = fine.map(({ source, patches }) => this.plan(source, patches));
    const outcomes = await this.writer.write(planned, this.main, false);
    this.sink.counts.read += lines.length;
    for (const { source, problems } of read) if (problems.length > 0) this.refuse(source, problems);
    this.account(planned, outcomes);
  }

  /** Takes up the lines that were put off: those whose references are there by now, or come with them. */
  async settle(): Promise<void> {
    if (!this.hasDeferred) return;
    const { scratch } = this.context;
    await this.dropResolved();
    scratch.killUnresolvable(this.main.name);
    for (let after = 0; ; ) {
      const dead = scratch.deferred(true, after, DEFERRED_PER_BATCH);
      for (const line of dead) this.refuse(again(line), scratch.missingReferences(line.seq, this.main.name).map(missingReference));
      after = dead.at(-1)?.seq ?? after;
      if (dead.length < DEFERRED_PER_BATCH) break;
    }
    for (let after = 0; ; ) {
      const living = scratch.deferred(false, after, DEFERRED_PER_BATCH);
      const planned = living.map((line) => this.replan(line));
      this.account(planned, await this.writer.write(planned, this.main, true));
      after = living.at(-1)?.seq ?? after;
      if (living.length < DEFERRED_PER_BATCH) break;
    }
    scratch.clearDeferred();
    this.hasDeferred = false;
  }

  private read(source: SourceLine): { patches: RowPatch[]; problems: FieldProblem[] } {
    if (!source.record) return { patches: [], problems: source.problem ? [source.problem] : [] };
    const problems: FieldProblem[] = source.problem ? [source.problem] : [];
    const patches = this.entity.read(source.record, {
      problem: (field, text) => {
        if (!problems.some((one) => one.field === field)) problems.push({ field, text });
      },
    });
    for (const name in source.record) if (!this.entity.fields.has(name)) this.sink.unknownField(name);
    return { patches, problems };
  }

  private plan(source: SourceLine, patches: readonly RowPatch[]): PlannedLine {
    const unresolved: RowReference[] = [];
    for (const { references } of patches) {
      for (const reference of references ?? []) if (!this.context.references.has(reference)) unresolved.push(reference);
    }
    return { source, patches: patches.map(keyed), unresolved };
  }

  private replan(line: StoredDeferredLine): PlannedLine {
    const source = again(line);
    return { source, patches: this.read(source).patches.map(keyed), unresolved: [] };
  }

  private account(planned: readonly PlannedLine[], outcomes: readonly LineOutcome[]): void {
    const { scratch, references } = this.context;
    const { counts } = this.sink;
    const put: (() => void)[] = [];
    planned.forEach((line, index) => {
      const outcome = outcomes[index] ?? 'unchanged';
      if (typeof outcome === 'string') {
        counts[outcome]++;
        if (outcome === 'created') this.noteMade(line, references);
      } else if ('refused' in outcome) this.refuse(line.source, outcome.refused);
      else {
        put.push(() => {
          scratch.defer(deferredLine(line, this.main, outcome));
        });
      }
    });
    if (put.length === 0) return;
    this.hasDeferred = true;
    scratch.batch(() => {
      for (const one of put) one();
    });
  }

  private noteMade(line: PlannedLine, references: ReferenceIndex): void {
    for (const { patch, key } of line.patches) {
      if (patch.table === this.main && key.length === 1) references.add(this.main, key[0] ?? null);
    }
  }

  private refuse(source: SourceLine, problems: readonly FieldProblem[]): void {
    this.sink.counts.refused++;
    this.sink.refuse(source, problems);
  }

  private nameRows(patches: readonly RowPatch[]): void {
    const { scratch } = this.context;
    const tables = this.entity.fullTables;
    scratch.batch(() => {
      for (const { table, values } of patches) {
        const key = tables.includes(table) ? table.keyOf(values) : undefined;
        if (key) scratch.nameRow(table.name, keyText(key));
      }
    });
  }

  /** Forgets references to rows that later lines of the file have made. */
  private async dropResolved(): Promise<void> {
    const { scratch, references } = this.context;
    for (let after = ''; ; ) {
      const page = scratch.referencedKeys(this.main.name, after, DEFERRED_PER_BATCH);
      const found = await references.existing(this.main, page.map(({ key }) => key));
      scratch.batch(() => {
        for (const { key, text } of page) if (found.has(key)) scratch.dropReferences(this.main.name, text);
      });
      after = page.at(-1)?.text ?? after;
      if (page.length < DEFERRED_PER_BATCH) return;
    }
  }
}

function* referencesOf(lines: readonly { readonly patches: readonly RowPatch[] }[]): Generator<RowReference> {
  for (const { patches } of lines) for (const { references } of patches) if (references) yield* references;
}

function keyed(patch: RowPatch): PlannedRow {
  const key = patch.table.keyOf(patch.values);
  if (!key) throw new Error(`a row of ${patch.table.name} without key passed for readable`);
  return { patch, key };
}

function deferredLine(line: PlannedLine, main: LoadTable, outcome: Extract<LineOutcome, { deferred: unknown }>) {
  const own = line.patches.find(({ patch }) => patch.table === main);
  return {
    number: line.source.number,
    record: line.source.refusedText(),
    key: own ? keyText(own.key) : '',
    complete: outcome.complete,
    references: outcome.deferred.map(({ table, key, field, label }) => ({ table: table.name, key, field, label })),
  };
}

function again({ number, record }: StoredDeferredLine): SourceLine {
  return { number, record: JSON.parse(record) as Record<string, unknown>, refusedText: () => record };
}
