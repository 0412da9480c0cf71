import type { AppConfig } from '@/config/app-config';
import { isTrivialSecret } from '@/config/trivial-secret';
import { pepperOf } from '@/cli/backup/kept-pepper';
import { judged, well, wrong, type Finding } from '@/cli/doctor/finding';
import type { Ask } from '@/shared/database/transfer/schema-facts';
import { DAY_MS, HOUR_MS } from '@/shared/kernel/durations';

/** Mexico has some 32,000 postal codes; the built-in sample is a few hundred. */
const ENOUGH_POSTAL_CODES = 25_000;

/** What the checks of the data look at. */
export interface DataToCheck {
  readonly config: AppConfig;
  readonly ask: Ask;
  readonly now: Date;
  /** The day the demo was loaded; undefined when there is none of it. */
  readonly demoDay: string | undefined;
  /** The orders that the next `export orders --pending` takes; `oldest` in epoch milliseconds, undefined when there are none. */
  readonly unexported: { readonly count: number; readonly oldest: number | undefined };
}

type Check = (data: DataToCheck) => Promise<Finding>;

/** Looks at what the tables hold. To be run on a migrated database. */
export const DATA_CHECKS: readonly Check[] = [pepper, postalCodes, exchangeRates, stock, demo, unexportedOrders];

async function pepper({ config, ask }: DataToCheck): Promise<Finding> {
  const text = await pepperOf(config, ask);
  const credentials = await countOf(ask, 'SELECT COUNT(*) AS n FROM credentials');
  if (text === undefined && credentials === 0) return well('pepper', 'todavía no se necesita');
  if (text === undefined)
    return wrong(
      'pepper',
      `falta, y hay ${credentials} credenciales`,
      'devuelva SECRET_PEPPER o el archivo secret.pepper (está en el respaldo)',
    );
  return judged(
    'pepper',
    !isTrivialSecret(text),
    isTrivialSecret(text) ? 'se adivina' : 'presente',
    'haga otra con openssl rand -base64 32 y renueve las credenciales (credentials rotate)',
  );
}

async function postalCodes({ ask }: DataToCheck): Promise<Finding> {
  const codes = await countOf(ask, 'SELECT COUNT(*) AS n FROM postal_codes WHERE withdrawn = 0');
  return judged(
    'postal_codes',
    codes >= ENOUGH_POSTAL_CODES,
    `${codes} códigos postales`,
    'descargue CPdescarga.txt de Correos de México y cárguelo: mostrador import CPdescarga.txt',
  );
}

function exchangeRates(data: DataToCheck): Promise<Finding> {
  return lastImport(data, 'tipo_cambio', 'exchange_rates');
}

function stock(data: DataToCheck): Promise<Finding> {
  return lastImport(data, 'existencias', 'stock');
}

async function lastImport({ ask, now }: DataToCheck, entity: string, table: string): Promise<Finding> {
  const [row] = await ask(
    `SELECT MAX(finished_at) AS latest FROM import_run_files WHERE entity = '${entity}' AND read_lines > refused`,
  );
  const rows = await countOf(ask, `SELECT COUNT(*) AS n FROM ${table}`);
  const latest = row?.latest;
  const age = latest === null || latest === undefined ? undefined : now.getTime() - Number(latest);
  const found = age === undefined ? `${rows} filas, nunca importadas` : `${rows} filas, importadas ${ago(age)}`;
  const fresh = rows > 0 && age !== undefined && age <= DAY_MS;
  return judged(table, fresh, found, `importe ${entity} cada día: mostrador import <archivo de ${entity}>`);
}

function demo({ demoDay, config }: DataToCheck): Promise<Finding> {
  if (demoDay === undefined) return Promise.resolve(well('demo', 'no hay datos de demostración'));
  const found = `datos de demostración del ${demoDay}`;
  return Promise.resolve(
    judged(
      'demo',
      !config.production,
      found,
      'quítelos: mostrador demo --remove; sus precios y tarifas son inventados',
    ),
  );
}

function unexportedOrders({ unexported: { count, oldest }, now }: DataToCheck): Promise<Finding> {
  if (oldest === undefined) return Promise.resolve(well('orders', 'ningún pedido sin exportar'));
  const age = now.getTime() - oldest;
  return Promise.resolve(
    judged(
      'orders',
      age <= DAY_MS,
      `${count} pedidos sin exportar, el más viejo de ${ago(age)}`,
      'llévelos al ERP: mostrador export orders --pending --json',
    ),
  );
}

async function countOf(ask: Ask, sql: string): Promise<number> {
  const [row] = await ask(sql);
  return Number(row?.n ?? 0);
}

function ago(ms: number): string {
  const hours = Math.max(0, ms) / HOUR_MS;
  return hours < 48 ? `hace ${hours.toFixed(1)} h` : `hace ${(hours / 24).toFixed(1)} días`;
}
