import type { RecordedRun, RunDetail, RunState } from '@/modules/importing/domain/import-history';
import { noCounts, type LineCounts } from '@/modules/importing/load/load-summary';
import { grouped } from '@/modules/importing/report/numbers';
import { withoutInvisibleCharacters } from '@/shared/text/characters';

const STATES: Readonly<Record<RunState, string>> = {
  running: 'en curso, o se cortó',
  finished: 'terminada',
  interrupted: 'interrumpida',
  unreadable: 'con archivos que no se pudieron leer',
  failed: 'falló',
};

function totals({ files }: RecordedRun): LineCounts & { withdrawn: number } {
  const sum = { ...noCounts(), withdrawn: 0 };
  for (const file of files) {
    for (const name of ['read', 'created', 'changed', 'unchanged', 'refused', 'withdrawn'] as const)
      sum[name] += file[name];
  }
  return sum;
}

const instant = (ms: number): string => new Date(ms).toISOString();

/** A run as `--json` tells it: times in ISO 8601, seconds null while it runs. */
export function runJson(run: RecordedRun): object {
  const { id, source, full, state, startedAt, finishedAt, files } = run;
  return {
    id,
    source,
    full,
    state,
    started_at: instant(startedAt),
    finished_at: finishedAt === null ? null : instant(finishedAt),
    seconds: finishedAt === null ? null : (finishedAt - startedAt) / 1000,
    ...totals(run),
    files: files.map(({ file, entity, read, created, changed, unchanged, refused, withdrawn }) => ({
      file,
      entity,
      read,
      created,
      changed,
      unchanged,
      refused,
      withdrawn,
    })),
  };
}

function countsText({ read, created, changed, unchanged, refused }: LineCounts): string {
  return `${grouped(read)} líneas: ${grouped(created)} creadas, ${grouped(changed)} cambiadas, ${grouped(unchanged)} sin cambio, ${grouped(refused)} rechazadas`;
}

/** A run in one line. */
export function runLine(run: RecordedRun): string {
  return `${run.id}  ${STATES[run.state]}  ${run.source}${run.full ? ' --full' : ''}  ${countsText(totals(run))}`;
}

/** A run with its files and refused lines. */
export function runDetailText(run: RunDetail): string {
  const files = run.files.map((file) => `  ${file.file} (${file.entity}): ${countsText(file)}`);
  const refusals = run.refusals.map(({ file, line, field, text }) =>
    withoutInvisibleCharacters(line > 0 ? `${file}:${line}: ${field}: ${text}` : `${file}: ${text}`),
  );
  const refused = refusals.length > 0 ? ['Líneas rechazadas:', ...refusals.map((each) => `  ${each}`)] : [];
  return `${[runLine(run), ...files, ...refused].join('\n')}\n`;
}
