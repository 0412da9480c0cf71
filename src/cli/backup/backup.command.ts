import { Command, CommandRunner, Help, Option } from 'nest-commander';
import { BackupService } from '@/cli/backup/backup.service';
import { summaryLine, summaryOf } from '@/cli/backup/backup-summary';
import { reportingProblems } from '@/shared/cli/command-output';

interface BackupOptions {
  readonly json?: boolean;
}

const DETAILS = `
Escribe en la carpeta (que no debe existir, o estar vacía):
  tables/<tabla>.ndjson.gz   las filas de cada tabla, todas de un mismo instante
  files/                     los archivos guardados (STORAGE_DIR)
  secret.pepper              la clave de los secretos guardados: cuide la carpeta como una contraseña
  manifest.json              tamaño y SHA-256 de cada archivo; se escribe al final
El servicio puede seguir trabajando. Sirve para SQLite y para MySQL/MariaDB, y se restaura en cualquiera de los dos.

Termina con 0 si el respaldo está completo, con 1 si no se pudo hacer y con 2 si la base de datos no responde.

Ejemplos:
  mostrador backup /respaldos/2026-11-22
  mostrador restore --verify /respaldos/2026-11-22
`;

/** `backup <folder>` (Decisions 14.3). */
@Command({
  name: 'backup',
  arguments: '<carpeta>',
  description: 'respalda la base de datos, los archivos guardados y la clave de los secretos',
})
export class BackupCommand extends CommandRunner {
  constructor(private readonly backup: BackupService) {
    super();
  }

  override async run([folder = '']: string[], { json = false }: BackupOptions): Promise<void> {
    await reportingProblems(async () => {
      const manifest = await this.backup.write(folder);
      process.stdout.write(
        json ? `${JSON.stringify({ folder, ...summaryOf(manifest) })}\n` : `${folder}: ${summaryLine(manifest)}\n`,
      );
    });
  }

  @Help('after')
  details(): string {
    return DETAILS;
  }

  @Option({
    flags: '--json',
    description: 'escribe {folder, created_at, release, dialect, tables, rows, files, pepper, bytes}',
  })
  parseJson(): boolean {
    return true;
  }
}
