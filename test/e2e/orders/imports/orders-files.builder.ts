import { ImportService } from '@/modules/importing/import.service';
import type { RowsSummary } from '@/modules/importing/import.service';
import type { ImportOptions } from '@/modules/importing/load/import-run';
import { answerOf, BUYER, cart, WORLD } from '@test/e2e/quoting/cart-world.builder';
import { CART_PATH, ORDER } from '../orders-desk.builder';
import { rows } from '../orders-world.builder';
import { startTestApp, type TestApp } from '@test/support/app';

/** `YYYY-MM-DD HH:MM:SS` in Mexico City, so many seconds from now. */
export const inSeconds = (seconds: number): string =>
  new Date(Date.now() - 6 * 3_600_000 + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** Orders of the cart's world, and the files that speak of them. */
export class OrderFiles {
  app: TestApp;
  private token: string;

  async open(): Promise<void> {
    this.app = await startTestApp();
    await this.app.load(WORLD);
    this.token = await this.app.token(BUYER);
  }

  close(): Promise<void> {
    return this.app.close();
  }

  load(entity: string, lines: readonly object[], options: ImportOptions = {}): Promise<RowsSummary> {
    return this.app.nest.get(ImportService, { strict: false }).loadRows(entity, lines, options);
  }

  /** Loads these lines with nothing special about it. */
  add(entity: string, ...lines: object[]): Promise<RowsSummary> {
    return this.load(entity, lines);
  }

  status(...lines: object[]): Promise<RowsSummary> {
    return this.load('pedidos_estatus', lines);
  }

  /** Places an order; answers its folio without `-API`. */
  async place(...lines: Parameters<typeof cart>[0]): Promise<string> {
    const answer = answerOf(await this.app.api.post(CART_PATH, { token: this.token, json: cart(lines, ORDER) }));
    if (answer.error !== '') throw new Error(`no order: ${JSON.stringify(answer)}`);
    return String(answer.resumen.folio);
  }

  async order(folio: string): Promise<{ id: number; state: string; version: number }> {
    const [row] = await rows(
      this.app,
      `SELECT id, COALESCE(state, 'recibido') AS state, COALESCE(version, 1) AS version FROM orders WHERE folio = '${folio}'`,
    );
    return row as { id: number; state: string; version: number };
  }

  /** The states that the API tells of an order, as it lists them. */
  async shownHistory(folio: string): Promise<string[]> {
    const { body } = await this.app.api.get(`/api/v1/pedidos/${encodeURIComponent(folio)}`, { token: this.token });
    return (body as { historia: { estado: string }[] }).historia.map(({ estado }) => estado);
  }

  /** The states an order has come to, oldest first. */
  async history(folio: string): Promise<string[]> {
    const { id } = await this.order(folio);
    const entries = await rows(this.app, `SELECT state FROM order_history WHERE order_id = ${id} ORDER BY at, id`);
    return entries.map((entry) => (entry as { state: string }).state).filter((state) => state !== 'recibido');
  }

  /** What the history tells after the order was placed, oldest first. */
  async told(folio: string): Promise<{ state: string; message: string }[]> {
    const { id } = await this.order(folio);
    const entries = await rows(
      this.app,
      `SELECT state, message FROM order_history WHERE order_id = ${id} ORDER BY at, id`,
    );
    return (entries as { state: string; message: string }[]).slice(1);
  }

  async counts(folio: string): Promise<unknown[]> {
    const { id } = await this.order(folio);
    return rows(
      this.app,
      `SELECT line_number, shipped, delivered, cancelled, eta_day FROM order_lines WHERE order_id = ${id} ORDER BY line_number`,
    );
  }

  async reserved(): Promise<number> {
    const [row] = await rows(this.app, 'SELECT SUM(reserved) AS pieces FROM stock');
    return Number((row as { pieces: unknown }).pieces);
  }

  /** Events of the types that are like this, as their bodies with the type. */
  async events(like: string): Promise<Record<string, unknown>[]> {
    const found = await rows(
      this.app,
      `SELECT type, body FROM events WHERE type LIKE '${like}' ORDER BY version, occurred_at`,
    );
    return found.map((row) => {
      const { type, body } = row as { type: string; body: string };
      return { type, ...(JSON.parse(body) as object) };
    });
  }
}
