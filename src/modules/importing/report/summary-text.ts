import type { ImportSummary, LineCounts } from '@/modules/importing/load/load-summary';
import { grouped } from '@/modules/importing/report/numbers';

function counts({ read, created, changed, unchanged, refused }: LineCounts): LineCounts {
  return { read, created, changed, unchanged, refused };
}

/** The summary as `--json` prints it (Import format, Running it). */
export function summaryJson(summary: ImportSummary): string {
  const files = summary.files.map(({ file, entity, ...rest }) => ({ file, entity, ...counts(rest) }));
  return JSON.stringify({ files, ...counts(summary), seconds: summary.seconds });
}

function refusalsText({ files }: ImportSummary, dryRun: boolean): string[] {
  const refusing = files.filter((file) => file.refused > 0);
  const ofLines = refusing.filter(({ entity }) => entity !== 'cfdi');
  const lines = refusing.length > ofLines.length ? ['Los archivos XML y PDF rechazados quedaron donde estaban.'] : [];
  if (!dryRun && ofLines.some(({ refusedLost }) => !refusedLost))
    lines.push('Las líneas rechazadas quedaron en <archivo>.refused.ndjson: corríjalas y cárguelas de nuevo.');
  return lines;
}

/** The closing summary for people. */
export function summaryText(summary: ImportSummary, dryRun: boolean): string {
  const { read, created, changed, unchanged, refused, withdrawn, seconds } = summary;
  const lines = [
    `Leídas ${grouped(read)}, creadas ${grouped(created)}, cambiadas ${grouped(changed)}, sin cambio ${grouped(unchanged)}, rechazadas ${grouped(refused)}, en ${seconds} s.`,
  ];
  if (withdrawn > 0)
    lines.push(`De las cambiadas, ${grouped(withdrawn)} se retiraron porque ningún archivo las nombra.`);
  if (created + changed === 0 && !summary.interrupted) lines.push('Nada cambió.');
  lines.push(...refusalsText(summary, dryRun));
  if (dryRun) lines.push('Fue un ensayo (--dry-run): no se escribió nada.');
  if (summary.interrupted) lines.push('Se interrumpió: lo contado quedó guardado; la misma orden completa el resto.');
  if (summary.refusedFiles > 0) lines.push('Hubo archivos que no nombran ninguna fila: no se retiró nada.');
  if (summary.unreadable > 0) lines.push('Hubo archivos que no se pudieron leer.');
  return `${lines.join('\n')}\n`;
}
