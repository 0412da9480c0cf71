import type { ImportEntity, LineProblem, LoadTerms, RowReference } from '@/modules/importing/import-entity';
import { KeptRule } from '@/modules/importing/load/rules/kept-rule';
import {
  BatchWriter,
  type BatchResult,
  missingReference,
  type LineOutcome,
  type PutOffLine,
} from '@/modules/importing/load/batch-writer';
import type { ColumnIndex } from '@/modules/importing/load/rules/column-values';
import type { Meanwhile } from '@/modules/importing/load/batches';
import { LineReader, type ReadLine } from '@/modules/importing/load/line-reader';
import type { LineCounts } from '@/modules/importing/load/load-summary';
import { keyIn, namesProperty, ownKey, planned, type PlannedLine } from '@/modules/importing/load/planned-line';
import type { ReferenceIndex } from '@/modules/importing/load/reference-index';
import { JsonLine, type SourceLine } from '@/modules/importing/source/source-line';
import type { Database, Transaction } from '@/shared/database/database';
import { keyText, type LoadTable } from '@/shared/database/upsert/load-table';
import type { DeferredLine, Scratch, StoredDeferredLine } from '@/shared/database/upsert/scratch';

/** What loads of one run share. */
export interface LoadContext {
  readonly database: Database;
  readonly scratch: Scratch;
  readonly references: ReferenceIndex;
  readonly columns: ColumnIndex;
  readonly dryRun: boolean;
  /** Rows that lines name are remembered, for withdrawing the others. */
  readonly full: boolean;
  readonly terms: LoadTerms;
  /** What can be done while the server writes. */
  readonly meanwhile: Meanwhile;
}

/** What the load of one file reports to. */
export interface LineSink {
  readonly counts: LineCounts;
  refuse(line: SourceLine, problems: readonly LineProblem[]): void;
  unknownField(name: string): void;
}

/** Loads lines that were read before. */
export type LoadStep = () => Promise<void>;

/** What else is to be done with a batch in its transaction. */
export type AlsoInLoad = (
  transaction: Transaction,
  plans: readonly PlannedLine[],
  result: BatchResult,
) => Promise<void>;

const DEFERRED_PER_BATCH = 1000;

/** Loads the lines of one file into the tables of its entity. */
export class EntityLoad {
  private readonly writer: BatchWriter;
  private readonly reader: LineReader;
  private readonly main: LoadTable;
  private rule: KeptRule | undefined;
  /** Numbers of the lines put off that the rule is about. */
  private readonly ruled = new Set<number>();
  /** Lines of a full load that don't say which row they are about: it can't be told which rows the file doesn't name. */
  nameless = 0;

  constructor(
    private readonly context: LoadContext,
    private readonly entity: ImportEntity,
    private readonly sink: LineSink,
  ) {
    const { database, scratch, dryRun, meanwhile } = context;
    const { name, follow } = entity;
    this.writer = new BatchWriter(
      database,
      scratch,
      dryRun,
      meanwhile,
      follow && { turn: name, follow: (transaction, saved) => follow(transaction, saved, context.terms) },
    );
    this.reader = new LineReader(entity, (name) => {
      sink.unknownField(name);
    });
    const [main] = entity.tables;
    if (!main) throw new Error(`${entity.name} writes no table`);
    this.main = main;
  }

  /** Reads some lines; what it gives loads them in one transaction: afterwards what was counted is committed. */
  prepare(lines: readonly SourceLine[]): LoadStep {
    const read = this.read(lines);
    return () => this.add(read);
  }

  read(lines: readonly SourceLine[]): ReadLine[] {
    return lines.map((line) => this.reader.read(line));
  }

  /** Loads lines that were read, and does in the same transaction what else is to be done. */
  async add(read: readonly ReadLine[], also?: AlsoInLoad): Promise<void> {
    if (this.context.full && this.entity.fullTables.length > 0) this.nameRows(read);
    const plans = await this.plan(read.filter(({ problems }) => problems.length === 0));
    await this.openRule(plans);
    const outcomes = await this.writer.write(
      plans,
      { main: this.main, settling: false, rule: this.rule },
      also && ((transaction, result) => also(transaction, plans, result)),
    );
    this.sink.counts.read += read.length;
    for (const { source, problems } of read) if (problems.length > 0) this.refuse(source, problems);
    this.account(plans, outcomes);
  }

  /**
   * Takes up the lines that were put off: those whose references are there by now, or come with them. Looks at `isStopped` before every thousand; answers
   * whether it came to the end.
   */
  async settle(isStopped: () => boolean): Promise<boolean> {
    const { scratch } = this.context;
    if (!scratch.hasDeferred) return true;
    await this.dropArrived();
    scratch.killHopeless();
    this.refuseBreaking();
    for (const page of pages((after) => scratch.deferred(true, after, DEFERRED_PER_BATCH))) {
      if (isStopped()) return false;
      await this.refuseHopeless(page.map(again));
    }
    for (const page of pages((after) => scratch.deferred(false, after, DEFERRED_PER_BATCH))) {
      if (isStopped()) return false;
      const plans = page.map(again).map((line) => planned(line, this.reader.read(line).patches));
      this.account(plans, await this.writer.write(plans, { main: this.main, settling: true, rule: this.rule }));
    }
    scratch.clearDeferred();
    return true;
  }

  /** The column that a rule is about is read when a line first names it: files that leave it out don't wait for it. */
  private async openRule(lines: readonly PlannedLine[]): Promise<void> {
    const { main, rule: known } = this;
    const { rule } = this.entity;
    if (!rule || known || !lines.some((line) => namesProperty(line, main, rule.property))) return;
    this.rule = new KeptRule(rule, main, await this.context.columns.of(main, rule.property));
  }

  /** Refuses lines put off that would break the rule once those before them are written, and with them all that wait for their rows. */
  private refuseBreaking(): void {
    const { rule } = this;
    if (!rule || this.ruled.size === 0) return;
    const { scratch } = this.context;
    for (const page of pages((after) => scratch.deferred(false, after, DEFERRED_PER_BATCH))) {
      for (const { seq, ...stored } of page) {
        if (!this.ruled.has(stored.number)) continue;
        const line = planned(again({ seq, ...stored }), this.reader.read(again({ seq, ...stored })).patches);
        const problem = rule.take(line);
        if (!problem) continue;
        this.refuse(line.source, [problem]);
        scratch.forget(seq);
      }
    }
    rule.restore();
    scratch.killHopeless();
  }

  /** Looks up what the lines refer to. */
  private async plan(lines: readonly ReadLine[]): Promise<PlannedLine[]> {
    const { references } = this.context;
    if (await references.lookUp(referencesOf(lines)))
      return lines.map(({ source, patches }) => planned(source, patches));
    return lines.map((line) => {
      const unresolved: RowReference[] = [];
      for (const reference of referencesOf([line])) if (!references.has(reference)) unresolved.push(reference);
      return planned(line.source, line.patches, unresolved);
    });
  }

  private account(plans: readonly PlannedLine[], outcomes: readonly LineOutcome[]): void {
    const { counts } = this.sink;
    const { rule } = this.entity;
    const putOff: DeferredLine[] = [];
    for (const [index, line] of plans.entries()) {
      const outcome = outcomes[index] ?? 'unchanged';
      if (typeof outcome === 'string') {
        counts[outcome]++;
        if (outcome === 'created') this.noteMade(line);
      } else if ('refused' in outcome) this.refuse(line.source, outcome.refused);
      else {
        if (rule && namesProperty(line, this.main, rule.property)) this.ruled.add(line.source.number);
        putOff.push(deferredLine(line, this.main, outcome));
      }
    }
    const { scratch } = this.context;
    if (putOff.length === 0) return;
    scratch.batch(() => {
      for (const line of putOff) scratch.defer(line);
    });
  }

  private noteMade(line: PlannedLine): void {
    if (this.main.keyProperties.length > 1) return;
    const key = keyIn(line, this.main)?.[0];
    if (key !== undefined) this.context.references.add(this.main, key);
  }

  private refuse(source: SourceLine, problems: readonly LineProblem[]): void {
    this.sink.counts.refused++;
    this.sink.refuse(source, problems);
  }

  /** Refused lines name their rows, too, unless they are so broken that nobody can tell which. */
  private nameRows(lines: readonly ReadLine[]): void {
    const { scratch } = this.context;
    const tables = this.entity.fullTables;
    scratch.batch(() => {
      for (const { patches } of lines) {
        let named = false;
        for (const { table, values } of patches) {
          const key = tables.includes(table) ? table.keyOf(values) : undefined;
          if (key) scratch.nameRow(table.name, keyText(key));
          named ||= key !== undefined;
        }
        if (!named) this.nameless++;
      }
    });
  }

  /** Rows that later lines of the file have made need not be waited for. */
  private async dropArrived(): Promise<void> {
    const { scratch, references } = this.context;
    for (
      let page = scratch.awaited(undefined, DEFERRED_PER_BATCH);
      page.length > 0;
      page = scratch.awaited(page.at(-1), DEFERRED_PER_BATCH)
    ) {
      const arrived = await references.existing(this.main, page);
      scratch.batch(() => {
        for (const key of arrived) scratch.arrived(key);
      });
    }
  }

  /** Refuses lines that refer to rows which will not come. */
  private async refuseHopeless(lines: readonly SourceLine[]): Promise<void> {
    const { references, scratch } = this.context;
    const read = this.read(lines);
    await references.lookUp(referencesOf(read));
    for (const line of read) {
      const missing = referencesOf([line]).filter(
        (reference) => !references.has(reference) && !scratch.willBeMade(reference.key),
      );
      this.refuse(line.source, missing.map(missingReference));
    }
  }
}

function referencesOf(lines: readonly ReadLine[]): RowReference[] {
  const all: RowReference[] = [];
  for (const { patches } of lines) for (const { references } of patches) if (references) all.push(...references);
  return all;
}

function* pages(read: (after: number) => StoredDeferredLine[]): Generator<StoredDeferredLine[]> {
  for (let page = read(0); page.length > 0; page = read(page.at(-1)?.seq ?? 0)) yield page;
}

function deferredLine(line: PlannedLine, main: LoadTable, { waitsFor, complete }: PutOffLine): DeferredLine {
  return {
    number: line.source.number,
    record: line.source.refusedText(),
    key: ownKey(line, main),
    complete,
    waitsFor: waitsFor.map(({ key }) => key),
  };
}

function again({ number, record }: StoredDeferredLine): SourceLine {
  return new JsonLine(number, JSON.parse(record) as Record<string, unknown>, record);
}
