import { Command, CommandRunner, Option, SubCommand } from 'nest-commander';
import { AuditLogRepository, type AuditFilter } from '@/modules/audit/persistence/audit-log.repository';
import { isDay, mexicoCityDateTime, startOfDay } from '@/shared/kernel/clock';

interface ListOptions {
  readonly account?: number;
  readonly event?: string;
  readonly actor?: string;
  readonly subject?: string;
  readonly request?: string;
  readonly since?: string;
  readonly until?: string;
  readonly limit?: number;
  readonly json?: boolean;
}

type Row = Awaited<ReturnType<AuditLogRepository['list']>>[number];

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 10_000;
const FAILED = 1;

@SubCommand({ name: 'list', description: 'quién hizo qué, cuándo y desde dónde; lo más reciente primero' })
export class AuditListCommand extends CommandRunner {
  constructor(private readonly log: AuditLogRepository) {
    super();
  }

  override async run(_params: string[], options: ListOptions): Promise<void> {
    const problem = problemOf(options);
    if (problem !== undefined) {
      process.stderr.write(`error: ${problem}\n`);
      process.exitCode = FAILED;
      return;
    }
    const rows = (await this.log.list(filterOf(options))).map(toRow);
    if (options.json === true) process.stdout.write(`${JSON.stringify({ audit: rows })}\n`);
    else process.stdout.write(rows.map((row) => `${toLine(row)}\n`).join('') || 'No hay nada.\n');
  }

  @Option({ flags: '--account <num_cliente>', description: 'solo lo de esta cuenta' })
  parseAccount(value: string): number {
    return /^\d{1,10}$/.test(value) ? Number(value) : NaN;
  }

  @Option({ flags: '--event <evento>', description: 'solo este evento, por ejemplo credential_created' })
  parseEvent(value: string): string {
    return value;
  }

  @Option({ flags: '--actor <quién>', description: 'solo lo de este client_id o usuario del sistema' })
  parseActor(value: string): string {
    return value;
  }

  @Option({ flags: '--subject <qué>', description: 'solo lo hecho a este client_id, folio o webhook' })
  parseSubject(value: string): string {
    return value;
  }

  @Option({ flags: '--request <id>', description: 'solo lo de esta petición (X-Request-Id)' })
  parseRequest(value: string): string {
    return value;
  }

  @Option({ flags: '--since <fecha>', description: 'desde este día, AAAA-MM-DD (hora de la Ciudad de México)' })
  parseSince(value: string): string {
    return value;
  }

  @Option({ flags: '--until <fecha>', description: 'hasta este día, inclusive' })
  parseUntil(value: string): string {
    return value;
  }

  @Option({ flags: '--limit <n>', description: `cuántos (${DEFAULT_LIMIT} si no se dice, ${MAX_LIMIT} como máximo)` })
  parseLimit(value: string): number {
    const limit = Number(value);
    return Number.isInteger(limit) && limit > 0 && limit <= MAX_LIMIT ? limit : NaN;
  }

  @Option({ flags: '--json', description: 'un objeto JSON: {audit: […]}' })
  parseJson(): boolean {
    return true;
  }
}

@Command({ name: 'audit', description: 'la bitácora: quién hizo qué', subCommands: [AuditListCommand] })
export class AuditCommand extends CommandRunner {
  override run(): Promise<void> {
    this.command.help({ error: true });
  }
}

function problemOf({ account, limit, since, until }: ListOptions): string | undefined {
  if (Number.isNaN(account)) return '--account lleva un número de cuenta, por ejemplo 100245';
  if (Number.isNaN(limit)) return `--limit lleva un entero de 1 a ${MAX_LIMIT}`;
  const wrong = [since, until].find((day) => day !== undefined && !isDay(day));
  return wrong === undefined ? undefined : `"${wrong}" no es una fecha AAAA-MM-DD, por ejemplo 2026-11-22`;
}

function filterOf(options: ListOptions): AuditFilter {
  const { account, event, actor, subject, request, since, until, limit = DEFAULT_LIMIT } = options;
  return {
    ...{ accountId: account, event, actor, subject, requestId: request, limit },
    from: since === undefined ? undefined : startOfDay(since),
    to: until === undefined ? undefined : startOfDay(until, 1),
  };
}

function toRow(row: Row): Readonly<Record<string, unknown>> {
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    actor: { kind: row.actorKind, name: row.actor, origin: row.origin },
    request_id: row.requestId,
    event: row.event,
    num_cliente: row.accountId === null ? null : String(row.accountId),
    subject: row.subject,
    details: JSON.parse(row.details) as unknown,
  };
}

function toLine(row: ReturnType<typeof toRow>): string {
  const { kind, name, origin } = row.actor as { kind: string; name: string; origin: string };
  const details = JSON.stringify(row.details);
  const at = mexicoCityDateTime(new Date(String(row.at)));
  const facts = [at, row.event, row.subject, row.num_cliente, `${kind} ${name} (${origin})`, row.request_id];
  return [...facts, details === '{}' ? '' : details].filter(Boolean).join('  ');
}
