import type { ActionOutcome, ImportEntity, LineActions, LineProblem } from '@/modules/importing/import-entity';
import type { LineSink, LoadContext, LoadStep } from '@/modules/importing/load/entity-load';
import { tellUnknown } from '@/modules/importing/load/unknown-names';
import type { SourceLine } from '@/modules/importing/source/source-line';
import { inSpan } from '@/shared/tracing/spans';

/** A line that could be read. */
interface Asked {
  readonly source: SourceLine;
  readonly action: unknown;
}

interface Refused {
  readonly source: SourceLine;
  readonly problems: readonly LineProblem[];
}

/** Ends the transaction of a dry run, which leaves nothing behind; never leaves this file. */
class Rehearsed extends Error {
  constructor(readonly outcomes: readonly ActionOutcome[]) {
    super('rehearsed');
  }
}

/** Loads the lines of one file that ask for something to be done, a batch in one transaction. */
export class ActionLoad {
  /** Lines that name no row; there are none, as no line is about a row of its own. */
  readonly nameless = 0;

  constructor(
    private readonly context: LoadContext,
    private readonly entity: ImportEntity,
    private readonly actions: LineActions,
    private readonly sink: LineSink,
  ) {}

  /** Reads some lines. The step it gives does what they ask for; when it is done, what was counted is committed. */
  prepare(lines: readonly SourceLine[]): LoadStep {
    const refused: Refused[] = [];
    const asked = lines.flatMap((source): Asked[] => {
      const { action, problems } = this.read(source);
      if (problems.length === 0) return [{ source, action }];
      refused.push({ source, problems });
      return [];
    });
    return () => this.add(asked, refused);
  }

  private async add(asked: readonly Asked[], unread: readonly Refused[]): Promise<void> {
    const refused = [...unread];
    const actions = asked.map(({ action }) => action);
    const outcomes = asked.length === 0 ? [] : await inSpan('import.batch', () => this.perform(actions));
    this.sink.counts.read += asked.length + unread.length;
    for (const [index, { source }] of asked.entries()) {
      const outcome = outcomes[index] ?? 'unchanged';
      if (typeof outcome === 'string') this.sink.counts[outcome]++;
      else refused.push({ source, problems: outcome.refused });
    }
    for (const { source, problems } of refused.sort((one, other) => one.source.number - other.source.number))
      this.refuse(source, problems);
  }

  /** Nothing was put off. */
  settle(): Promise<boolean> {
    return Promise.resolve(true);
  }

  private read(source: SourceLine): { action: unknown; problems: readonly LineProblem[] } {
    const { record, problem } = source;
    if (!record) return { action: undefined, problems: problem ? [problem] : [] };
    tellUnknown(this.entity, record, (name) => {
      this.sink.unknownField(name);
    });
    const problems: LineProblem[] = [];
    const action = this.actions.read(record, {
      problem: (field, text) => {
        if (!problems.some((one) => one.field === field)) problems.push({ field, text });
      },
    });
    return { action, problems };
  }

  /** A dry run does all of it, too, and takes it back. */
  private async perform(actions: readonly unknown[]): Promise<readonly ActionOutcome[]> {
    const { database, dryRun, terms } = this.context;
    try {
      return await database.write(async (transaction) => {
        const outcomes = await this.actions.perform(transaction, actions, terms);
        if (dryRun) throw new Rehearsed(outcomes);
        return outcomes;
      });
    } catch (error) {
      if (error instanceof Rehearsed) return error.outcomes;
      throw error;
    }
  }

  private refuse(source: SourceLine, problems: readonly LineProblem[]): void {
    this.sink.counts.refused++;
    this.sink.refuse(source, problems);
  }
}
