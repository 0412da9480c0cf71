import type { ImportEntity, LineProblem, LineProblems, RowPatch } from '@/modules/importing/import-entity';
import { tellUnknown } from '@/modules/importing/load/unknown-names';
import type { SourceLine } from '@/modules/importing/source/source-line';

/** What a line asks for, or what is wrong with it. */
export interface ReadLine {
  readonly source: SourceLine;
  readonly patches: readonly RowPatch[];
  readonly problems: readonly LineProblem[];
}

const NO_PROBLEMS: readonly LineProblem[] = [];
const NO_PATCHES: readonly RowPatch[] = [];

/** Reads lines as an entity's rows. */
export class LineReader implements LineProblems {
  private problems: LineProblem[] = [];

  constructor(
    private readonly entity: ImportEntity,
    private readonly unknownField: (name: string) => void,
  ) {}

  read(source: SourceLine): ReadLine {
    const { record } = source;
    if (!record) return { source, patches: NO_PATCHES, problems: source.problem ? [source.problem] : NO_PROBLEMS };
    tellUnknown(this.entity, record, this.unknownField);
    const patches = this.entity.read(record, this);
    if (this.problems.length === 0) return { source, patches, problems: NO_PROBLEMS };
    const { problems } = this;
    this.problems = [];
    return { source, patches, problems };
  }

  /** The first problem of a field is the one that counts. */
  problem(field: string, text: string): void {
    if (!this.problems.some((one) => one.field === field)) this.problems.push({ field, text });
  }
}
