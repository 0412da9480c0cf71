import { ConsoleReporter } from '@/modules/importing/report/console-reporter';
import { duration, grouped } from '@/modules/importing/report/numbers';
import { runDetailText } from '@/modules/importing/report/runs-text';
import { summaryJson, summaryText } from '@/modules/importing/report/summary-text';
import type { ImportSummary } from '@/modules/importing/load/load-summary';

const FILE = {
  file: 'productos.ndjson',
  entity: 'productos',
  read: 1200,
  created: 2,
  changed: 3,
  unchanged: 1194,
  refused: 1,
  withdrawn: 1,
};

function aSummary(changes: Partial<ImportSummary> = {}): ImportSummary {
  const { read, created, changed, unchanged, refused, withdrawn } = FILE;
  const counts = { read, created, changed, unchanged, refused, withdrawn };
  return { files: [FILE], ...counts, seconds: 1.25, unreadable: 0, refusedFiles: 0, interrupted: false, ...changes };
}

/** A stream that keeps what is written to it. */
function recorder(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string): boolean => written.push(text) > 0;
  const stream = { isTTY, columns: 120, rows: 40, write, on: () => stream, off: () => stream };
  return { written, stream: stream as unknown as NodeJS.WriteStream };
}

describe('summary', () => {
  it('is the JSON object of the format, and nothing more', () => {
    const counts = { read: 1200, created: 2, changed: 3, unchanged: 1194, refused: 1 };
    expect(JSON.parse(summaryJson(aSummary()))).toEqual({
      files: [{ file: 'productos.ndjson', entity: 'productos', ...counts }],
      ...counts,
      seconds: 1.25,
    });
  });

  it.each([
    [aSummary(), false, 'Leídas 1,200, creadas 2, cambiadas 3, sin cambio 1,194, rechazadas 1, en 1.25 s.'],
    [aSummary(), false, 'se retiraron'],
    [aSummary(), false, '.refused.ndjson'],
    [aSummary(), true, 'no se escribió nada'],
    [aSummary({ created: 0, changed: 0 }), false, 'Nada cambió.'],
    [aSummary({ interrupted: true }), false, 'Se interrumpió'],
    [aSummary({ refusedFiles: 1 }), false, 'no se retiró nada'],
    [aSummary({ unreadable: 1 }), false, 'no se pudieron leer'],
  ])('tells people %#', (summary, dryRun, text) => {
    expect(summaryText(summary, dryRun)).toContain(text);
  });

  it('does not say that refused lines were kept when none could be', () => {
    const lost = { ...FILE, refusedLost: true };
    expect(summaryText(aSummary({ files: [lost] }), false)).not.toContain('.refused.ndjson');
    expect(summaryText(aSummary({ files: [lost, FILE] }), false)).toContain('.refused.ndjson');
  });

  it('does not say that nothing changed when something did', () => {
    expect(summaryText(aSummary(), false)).not.toContain('Nada cambió');
  });
});

describe('ConsoleReporter', () => {
  const problem = { file: 'marcas.csv', line: 7, field: 'id', text: 'falta' };

  it('writes plain lines where there is no terminal, progress only every few seconds', () => {
    const { written, stream } = recorder(false);
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const reporter = new ConsoleReporter(stream);
    reporter.fileStarted('marcas.csv');
    for (const [ms, lines] of [
      [1000, 10],
      [3000, 1500],
      [4000, 1600],
    ] as const) {
      now.mockReturnValue(ms);
      reporter.progress({ file: 'marcas.csv', lines, bytesRead: 25, bytes: 100 });
    }
    reporter.problem(problem);
    now.mockRestore();
    expect(written).toEqual(['marcas.csv: 1,500 líneas (25 %), 500/s, faltan 9 s\n', 'marcas.csv:7: id: falta\n']);
  });

  it('lets no file write to the terminal what is no text, or lines of its own', () => {
    const { written, stream } = recorder(false);
    const named = { ...problem, field: 'atributos.\u001b[2J\u202ea\nb' };
    const reporter = new ConsoleReporter(stream);
    reporter.problem(named);
    reporter.warning('campos que no se usan: \u001b]0;x\u0007ñ');
    const times = { startedAt: 0, finishedAt: 0, state: 'finished' } as const;
    const run = { id: 'r', source: 's', full: false, ...times, files: [], refusals: [named] };
    expect(written).toEqual(['marcas.csv:7: atributos.[2Jab: falta\n', 'aviso: campos que no se usan: ]0;xñ\n']);
    expect(runDetailText(run)).toContain('\n  marcas.csv:7: atributos.[2Jab: falta\n');
  });

  it('draws a bar on a terminal and loses no line to it', () => {
    const { written, stream } = recorder(true);
    const reporter = new ConsoleReporter(stream);
    reporter.fileStarted('marcas.csv');
    reporter.problem(problem);
    reporter.progress({ file: 'marcas.csv', lines: 10, bytesRead: 50, bytes: 100 });
    reporter.fileDone({ ...FILE, file: 'marcas.csv' });
    reporter.close();
    expect(written.join('')).toContain('\u001b[K\u001b[?7hmarcas.csv:7: id: falta\n');
    expect(written.at(-1)).toMatch(
      /^marcas\.csv: 1,200 líneas en .*2 creadas, 3 cambiadas, 1,194 sin cambio, 1 rechazadas\n$/,
    );
  });
});

describe('numbers', () => {
  it('are grouped and timed for people', () => {
    expect([grouped(0), grouped(999), grouped(1234567.4)]).toEqual(['0', '999', '1,234,567']);
    expect([duration(0.2), duration(59.1), duration(125)]).toEqual(['1 s', '1 min 00 s', '2 min 05 s']);
  });
});
