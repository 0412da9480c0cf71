import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import type { RecordedRun, RunDetail, RunState } from '@/modules/importing/domain/import-history';
import type { FileSummary, LoadProblem } from '@/modules/importing/domain/line-counts';
import { ImportRefusalEntity } from '@/modules/importing/persistence/import-refusal.entity';
import { ImportRunFileEntity } from '@/modules/importing/persistence/import-run-file.entity';
import { ImportRunEntity } from '@/modules/importing/persistence/import-run.entity';
import { Database } from '@/shared/database/database';
import { appendAudit } from '@/shared/audit/append-audit';
import { firstCharacters } from '@/shared/text/characters';

/** Runs whose refused lines are kept; older ones keep their figures. */
const RUNS_WITH_REFUSALS = 1000;
const NAME_LENGTH = 255;
const PER_STATEMENT = 200;

/** A load of one entity. */
export interface LastLoad {
  readonly entity: string;
  readonly finishedAt: number;
  readonly read: number;
  readonly refused: number;
}

interface LatestRow {
  readonly entity: string;
  readonly finished_at: number | string;
}

interface LoadRow extends LatestRow {
  readonly read_lines: number | string;
  readonly refused: number | string;
}

/**
 * When a file of each entity was loaded last: from one entity to the next along the index, for the rows are kept for ever and all of them
 * would be read each time (docs/adr/0026).
 */
const LATEST_SQL = `WITH RECURSIVE names (entity) AS (
    SELECT MIN(entity) FROM import_run_files WHERE entity > ''
    UNION ALL
    SELECT (SELECT MIN(f.entity) FROM import_run_files f WHERE f.entity > names.entity)
    FROM names WHERE names.entity IS NOT NULL)
  SELECT entity, (SELECT MAX(f.finished_at) FROM import_run_files f WHERE f.entity = names.entity) AS finished_at
  FROM names WHERE entity IS NOT NULL`;

/** The runs of the importer. */
@Injectable()
export class ImportRunsRepository {
  constructor(private readonly database: Database) {}

  async begin(run: Pick<RecordedRun, 'id' | 'source' | 'full' | 'startedAt'>): Promise<void> {
    const [oldest] = await this.database.reader.find(ImportRunEntity, {
      order: { startedAt: 'DESC', id: 'DESC' },
      skip: RUNS_WITH_REFUSALS,
      take: 1,
    });
    await this.database.write(async (manager) => {
      await manager.insert(ImportRunEntity, { ...run, state: 'running', finishedAt: null });
      const { source, full } = run;
      await appendAudit(manager, { event: 'import_begun', subject: run.id, details: { source, full } });
      if (oldest) await manager.delete(ImportRefusalEntity, { runId: LessThanOrEqual(oldest.id) });
    });
  }

  /** Adds files and refused lines; `from` is how many of each were added before. */
  async add(
    runId: string,
    files: readonly FileSummary[],
    problems: readonly LoadProblem[],
    from: { readonly files: number; readonly problems: number },
    finishedAt: number,
  ): Promise<void> {
    if (files.length + problems.length === 0) return;
    const fileRows = files.map((file, at) => ({
      ...file,
      runId,
      position: from.files + at,
      file: short(file.file),
      finishedAt,
    }));
    const refusals = problems.map(({ file, line, field, text }, at) => ({
      runId,
      position: from.problems + at,
      file: short(file),
      line,
      field: short(field),
      problem: text,
    }));
    await this.database.write(async (manager) => {
      if (fileRows.length > 0) await manager.insert(ImportRunFileEntity, fileRows);
      for (let at = 0; at < refusals.length; at += PER_STATEMENT)
        await manager.insert(ImportRefusalEntity, refusals.slice(at, at + PER_STATEMENT));
    });
  }

  async finish(id: string, state: RunState, finishedAt: number): Promise<void> {
    await this.database.write(async (manager) => {
      await manager.update(ImportRunEntity, { id }, { state, finishedAt });
      await appendAudit(manager, { event: 'import_ended', subject: id, details: { state } });
    });
  }

  /** Whether any run has taken lines of the entity. */
  async hasLoaded(entity: string): Promise<boolean> {
    const files = await this.database.reader.findBy(ImportRunFileEntity, { entity });
    return files.some(({ read, refused }) => read > refused);
  }

  /** The latest runs, newest first. */
  async latest(limit: number): Promise<RecordedRun[]> {
    const order = { startedAt: 'DESC', id: 'DESC' } as const;
    const runs = await this.database.reader.find(ImportRunEntity, { order, take: limit });
    return this.withFiles(runs);
  }

  /** The last load of each entity: lines of all its files in the run that finished one last. */
  async lastLoads(): Promise<LastLoad[]> {
    const { reader } = this.database;
    const latest = await reader.query<LatestRow[]>(LATEST_SQL);
    if (latest.length === 0) return [];
    const loads = await reader.query<LoadRow[]>(
      `SELECT entity, run_id, SUM(read_lines) AS read_lines, SUM(refused) AS refused, MAX(finished_at) AS finished_at
       FROM import_run_files WHERE run_id IN (SELECT run_id FROM import_run_files
         WHERE ${latest.map(() => '(entity = ? AND finished_at = ?)').join(' OR ')}) GROUP BY entity, run_id`,
      latest.flatMap(({ entity, finished_at }) => [entity, finished_at]),
    );
    const byEntity = new Map(loads.map((row) => [`${row.entity} ${row.finished_at}`, row]));
    return latest.flatMap(({ entity, finished_at }) => {
      const row = byEntity.get(`${entity} ${finished_at}`);
      if (!row) return [];
      return { entity, finishedAt: instant(finished_at), read: Number(row.read_lines), refused: Number(row.refused) };
    });
  }

  /** Undefined when there is no such run. */
  async find(id: string): Promise<RunDetail | undefined> {
    const [run] = await this.withFiles(await this.database.reader.findBy(ImportRunEntity, { id }));
    if (!run) return undefined;
    const refusals = await this.database.reader.find(ImportRefusalEntity, {
      where: { runId: id },
      order: { position: 'ASC' },
    });
    return {
      ...run,
      refusals: refusals.map(({ file, line, field, problem }) => ({ file, line, field, text: problem })),
    };
  }

  private async withFiles(runs: readonly ImportRunEntity[]): Promise<RecordedRun[]> {
    if (runs.length === 0) return [];
    const files = await this.database.reader.find(ImportRunFileEntity, {
      where: { runId: In(runs.map(({ id }) => id)) },
      order: { position: 'ASC' },
    });
    return runs.map(({ startedAt, finishedAt, ...run }) => ({
      ...run,
      startedAt: instant(startedAt),
      finishedAt: finishedAt === null ? null : instant(finishedAt),
      files: files.filter(({ runId }) => runId === run.id),
    }));
  }
}

function short(name: string): string {
  return firstCharacters(name, NAME_LENGTH);
}

/** MySQL/MariaDB hands BIGINT out as text. */
function instant(value: unknown): number {
  return Number(value);
}
