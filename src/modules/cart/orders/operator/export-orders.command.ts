import { Command, CommandRunner, Option, SubCommand } from 'nest-commander';
import type { ExportedOrder } from '@/modules/cart/orders/domain/documents/exported-order';
import { ExportOrdersService, OrderExportFormat } from '@/modules/cart/orders/operator/export-orders.service';
import { dayNumber, isDay } from '@/shared/kernel/clock';

interface ExportOptions {
  readonly since?: string;
  readonly pending?: boolean;
  readonly json?: boolean;
}

/** `mostrador export orders [--since <fecha>] [--pending] --json` (Decisions 10): one order a line. */
@SubCommand({ name: 'orders', description: 'pedidos para el ERP, del más antiguo al más nuevo, uno por línea' })
export class ExportOrdersCommand extends CommandRunner {
  constructor(
    private readonly orders: ExportOrdersService,
    private readonly format: OrderExportFormat,
  ) {
    super();
  }

  override async run(_params: string[], { since, pending = false, json = false }: ExportOptions): Promise<void> {
    const sinceDay = since === undefined ? undefined : parseDay(since);
    if (since !== undefined && sinceDay === undefined) {
      process.stderr.write(`error: "${since}" no es una fecha como 2026-11-20\n`);
      process.exitCode = 1;
      return;
    }
    const line = (order: ExportedOrder): string => (json ? this.format.json(order) : this.format.text(order));
    await this.orders.run({ pendingOnly: pending, sinceDay }, (order) => print(line(order)));
  }

  @Option({
    flags: '--since <fecha>',
    description: 'desde este día, AAAA-MM-DD (hora de la Ciudad de México); si se repite, vuelven a salir',
  })
  parseSince(value: string): string {
    return value;
  }

  @Option({ flags: '--pending', description: 'sólo los que ningún --pending anterior tomó, y los marca como tomados' })
  parsePending(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'un objeto JSON por línea' })
  parseJson(): boolean {
    return true;
  }
}

/** `mostrador export …`: what leaves for other systems. */
@Command({ name: 'export', description: 'datos para otros sistemas', subCommands: [ExportOrdersCommand] })
export class ExportCommand extends CommandRunner {
  override run(): Promise<void> {
    this.command.help({ error: true });
  }
}

/** The day as YYYYMMDD; undefined when there is no such day. */
function parseDay(text: string): number | undefined {
  return isDay(text) ? dayNumber(text) : undefined;
}

/** Writes a line and waits until it has arrived: orders behind which it has not are not taken. */
function print(line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${line}\n`, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}
