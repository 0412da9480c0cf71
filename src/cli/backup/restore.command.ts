import { Command, CommandRunner, Help, Option } from 'nest-commander';
import { summaryLine, summaryOf } from '@/cli/backup/backup-summary';
import { RestoreService } from '@/cli/backup/restore.service';
import { verifyBackup } from '@/cli/backup/verify-backup';
import { reportingProblems } from '@/shared/cli/command-output';

interface RestoreOptions {
  readonly verify?: boolean;
  readonly skipAhead?: boolean;
  readonly json?: boolean;
}

const DETAILS = `
Restaura en la base de datos de DATABASE_URL y la carpeta STORAGE_DIR, que deben estar vacías, con el servicio detenido.
Antes revisa el respaldo completo. Si se interrumpe, repítala: mientras no termine, el servicio no arranca.
Sin SECRET_PEPPER, la clave queda junto al archivo de SQLite o en la base de datos; con SECRET_PEPPER, debe ser la del respaldo.
Si el servicio siguió recibiendo pedidos después del respaldo y se perdieron, use --skip-ahead: sus folios no se vuelven a dar.
El respaldo de una versión anterior se migra en el siguiente arranque. Los cursores de antes quedan vencidos (410).

Termina con 0 si todo está bien, con 1 si el respaldo está dañado o no se puede restaurar y con 2 si la base de datos no responde.

Ejemplos:
  mostrador restore --verify /respaldos/2026-11-22
  mostrador restore --skip-ahead /respaldos/2026-11-22
  DATABASE_URL=sqlite:./prueba/mostrador.sqlite STORAGE_DIR=./prueba/files mostrador restore /respaldos/2026-11-22
`;

/** `restore <folder> [--verify]` (Decisions 14.3). */
@Command({
  name: 'restore',
  arguments: '<carpeta>',
  description: 'restaura un respaldo en una instalación vacía; con --verify solo lo revisa',
})
export class RestoreCommand extends CommandRunner {
  constructor(private readonly restore: RestoreService) {
    super();
  }

  override async run(
    [folder = '']: string[],
    { verify = false, skipAhead = false, json = false }: RestoreOptions,
  ): Promise<void> {
    await reportingProblems(async () => {
      const manifest = verify ? await verifyBackup(folder) : await this.restore.restore(folder, { skipAhead });
      const done = verify ? 'el respaldo está completo' : 'restaurado';
      process.stdout.write(
        json
          ? `${JSON.stringify({ folder, restored: !verify, ...summaryOf(manifest) })}\n`
          : `${folder}: ${done}: ${summaryLine(manifest)}\n`,
      );
    });
  }

  @Help('after')
  details(): string {
    return DETAILS;
  }

  @Option({
    flags: '--verify',
    description: 'solo revisa: cada SHA-256 y las filas de cada tabla; no usa la base de datos',
  })
  parseVerify(): boolean {
    return true;
  }

  @Option({
    flags: '--skip-ahead',
    description:
      'los folios siguen 10,000 adelante y las posiciones de eventos y cambios un millón: no repiten los que se dieron después del respaldo',
  })
  parseSkipAhead(): boolean {
    return true;
  }

  @Option({
    flags: '--json',
    description: 'escribe {folder, restored, created_at, release, dialect, tables, rows, files, pepper, bytes}',
  })
  parseJson(): boolean {
    return true;
  }
}
