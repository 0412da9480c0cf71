import { Command, CommandRunner, Help, Option } from 'nest-commander';
import { DoctorService } from '@/cli/doctor/doctor.service';
import { exitCodeOf, type Finding } from '@/cli/doctor/finding';

interface DoctorOptions {
  readonly json?: boolean;
}

const LABELS = { ok: 'bien', wrong: 'MAL', unknown: 'NO SE SABE' } as const;

const DETAILS = `
Revisa, sin cambiar nada: la base de datos (responde, admite escrituras, no pierde confirmaciones, versión), las migraciones, el reloj,
Redis, el disco, la clave de los secretos, los códigos postales, el tipo de cambio y las existencias de más de un día,
los datos de demostración en producción (NODE_ENV=production) y los pedidos sin exportar de más de un día.

Termina con 0 si todo está bien, con 1 si algo está mal y con 2 si no se puede revisar.

Ejemplo: mostrador doctor --json
`;

/** `doctor [--json]` (Decisions 14.3). */
@Command({ name: 'doctor', description: 'revisa la instalación y dice qué hacer' })
export class DoctorCommand extends CommandRunner {
  constructor(private readonly doctor: DoctorService) {
    super();
  }

  override async run(_params: string[], { json = false }: DoctorOptions): Promise<void> {
    const findings = await this.doctor.examine();
    process.exitCode = exitCodeOf(findings);
    process.stdout.write(json ? `${JSON.stringify({ checks: findings })}\n` : findings.map(line).join(''));
  }

  @Help('after')
  details(): string {
    return DETAILS;
  }

  @Option({ flags: '--json', description: 'escribe {checks: [{check, state: ok|wrong|unknown, found, advice}]}' })
  parseJson(): boolean {
    return true;
  }
}

function line({ check, state, found, advice }: Finding): string {
  return `${LABELS[state].padEnd(10)} ${check}: ${found}${state === 'ok' ? '' : ` → ${advice}`}\n`;
}
