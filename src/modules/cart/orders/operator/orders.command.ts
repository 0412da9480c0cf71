import { Command, CommandRunner, Option, SubCommand } from 'nest-commander';
import { ORDER_STATES, type OrderState } from '@/modules/cart/orders/domain/states/order-state';
import type { OperatorOrderSearch } from '@/modules/cart/orders/domain/documents/document-search';
import { OperatorOrdersService, OrderReport } from '@/modules/cart/orders/operator/operator-orders.service';
import { ReleaseOrdersCommand } from '@/modules/cart/orders/operator/release-orders.command';
import { isDay, startOfDay } from '@/shared/kernel/clock';

interface ListOptions {
  readonly account?: string;
  readonly estado?: string;
  readonly since?: string;
  readonly limit?: string;
  readonly json?: boolean;
}

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 1000;

function fail(problem: string): void {
  process.stderr.write(`error: ${problem}\n`);
  process.exitCode = 1;
}

/** `mostrador orders list [--account <n>] [--estado <a,b>] [--since <fecha>] [--limit <n>] [--json]`: newest first. */
@SubCommand({ name: 'list', description: 'lista los pedidos, del más nuevo al más antiguo' })
export class ListOrdersCommand extends CommandRunner {
  constructor(
    private readonly orders: OperatorOrdersService,
    private readonly report: OrderReport,
  ) {
    super();
  }

  override async run(_params: string[], { json = false, ...options }: ListOptions): Promise<void> {
    const search = searchOf(options);
    if (typeof search === 'string') {
      fail(search);
      return;
    }
    const page = await this.orders.list(search);
    const lines = json ? [this.report.listJson(page)] : this.report.listText(page);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }

  @Option({ flags: '--account <num_cliente>', description: 'sólo los de esta cuenta' })
  parseAccount(value: string): string {
    return value;
  }

  @Option({
    flags: '--estado <estados>',
    description: `sólo en estos estados, separados por comas: ${ORDER_STATES.join(', ')}`,
  })
  parseState(value: string): string {
    return value;
  }

  @Option({ flags: '--since <fecha>', description: 'desde este día, AAAA-MM-DD (hora de la Ciudad de México)' })
  parseSince(value: string): string {
    return value;
  }

  @Option({ flags: '--limit <n>', description: `cuántos, ${MAX_LIMIT} como máximo (${DEFAULT_LIMIT} si no se dice)` })
  parseLimit(value: string): string {
    return value;
  }

  @Option({ flags: '--json', description: 'escribe {pedidos: […]}' })
  parseJson(): boolean {
    return true;
  }
}

/** `mostrador orders show <folio> [--json]`: all there is of an order. */
@SubCommand({
  name: 'show',
  arguments: '<folio>',
  description: 'muestra un pedido: renglones, historia, facturas y guías',
})
export class ShowOrderCommand extends CommandRunner {
  constructor(
    private readonly orders: OperatorOrdersService,
    private readonly report: OrderReport,
  ) {
    super();
  }

  override async run([folio = '']: string[], { json = false }: { readonly json?: boolean }): Promise<void> {
    const order = await this.orders.show(folio);
    if (!order) {
      fail(`no existe el pedido ${folio}`);
      return;
    }
    const lines = json ? [this.report.json(order)] : this.report.text(order);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }

  @Option({ flags: '--json', description: 'el documento como lo recibe su cliente' })
  parseJson(): boolean {
    return true;
  }
}

/** `mostrador orders …`: what becomes of orders. */
@Command({
  name: 'orders',
  description: 'los pedidos hechos',
  subCommands: [ListOrdersCommand, ShowOrderCommand, ReleaseOrdersCommand],
})
export class OrdersCommand extends CommandRunner {
  override run(): Promise<void> {
    this.command.help({ error: true });
  }
}

/** What is to be listed; or what is wrong with what was typed. */
function searchOf({
  account,
  estado,
  since,
  limit = String(DEFAULT_LIMIT),
}: ListOptions): OperatorOrderSearch | string {
  const states = estado?.split(',').map((word) => word.trim().toLowerCase());
  const wrong = problemOf(account, since, limit, states);
  if (wrong !== undefined) return wrong;
  return {
    accountId: account === undefined ? undefined : Number(account),
    states: states?.filter(isState),
    from: since === undefined ? undefined : startOfDay(since),
    limit: Number(limit),
  };
}

function problemOf(
  account: string | undefined,
  since: string | undefined,
  limit: string,
  states: readonly string[] | undefined,
): string | undefined {
  if (account !== undefined && !/^\d{1,10}$/.test(account)) return '--account lleva un número de cuenta';
  if (since !== undefined && !isDay(since)) return `"${since}" no es una fecha como 2026-11-20`;
  if (!/^\d{1,4}$/.test(limit) || Number(limit) < 1 || Number(limit) > MAX_LIMIT)
    return `--limit va de 1 a ${MAX_LIMIT}`;
  return states?.every(isState) === false ? `--estado admite alguno de ${ORDER_STATES.join(',')}` : undefined;
}

function isState(word: string): word is OrderState {
  return (ORDER_STATES as readonly string[]).includes(word);
}
