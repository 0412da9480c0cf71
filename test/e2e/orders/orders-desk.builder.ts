import { BUYER, OTHER, WORLD } from '../quoting/cart-world.builder';
import { assertWhole } from './orders-world.builder';
import type { ApiResponse } from '@test/support/api-response';
import { startTestApp, type TestApp } from '@test/support/app';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { preparedDatabase } from '@test/support/servers/prepared-database';
import type { TemporaryDatabase } from '@test/support/servers/temporary-database';

export const CART_PATH = '/api/v1/carrito/generar';
export const REAL = { testmode: false };
export const ORDER = { ...REAL, ordenar: true };

/** The year in which a suite places its orders, as Mexico City counts it. */
export const YEAR = Number(
  new Intl.DateTimeFormat('en', { timeZone: 'America/Mexico_City', year: 'numeric' }).format(new Date()),
);

/** The folio with that number of a series in this year, as `CEN-000001/26`. */
export function folioThisYear(series: string, number: number): string {
  return `${series}-${String(number).padStart(6, '0')}/${YEAR % 100}`;
}

/** A fresh world for every test, with tokens of two accounts. */
export class OrderDesk {
  app: TestApp;
  token: string;
  private database: TemporaryDatabase;
  other: string;

  constructor(private readonly dialect: typeof E2E_DIALECT = E2E_DIALECT) {}

  async open(): Promise<void> {
    this.database = await preparedDatabase(this.dialect);
    this.app = await startTestApp({ database: this.database });
    await this.app.load(WORLD);
    this.token = await this.app.token(BUYER);
    this.other = await this.app.token(OTHER);
  }

  /** Whatever a test did, stock and documents must agree at its end. */
  async close(): Promise<void> {
    try {
      await assertWhole(this.app);
    } finally {
      await this.app.close();
      await this.database.drop();
    }
  }

  send(json: object, headers: Record<string, string> = {}, token = this.token): Promise<ApiResponse> {
    return this.app.api.post(CART_PATH, { token, json, headers });
  }

  /** The same cart as a form, with a guide. */
  sendForm(
    body: Record<string, unknown>,
    name: string,
    bytes: Buffer,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse> {
    return this.app.api.post(CART_PATH, { token: this.token, headers, multipart: cartForm(body, name, bytes) });
  }
}

export const keyed = (key: string): Record<string, string> => ({ 'idempotency-key': key });

/** A cart's members as the fields of a form; what is no text goes as JSON. */
export function cartForm(body: Record<string, unknown>, name?: string, bytes?: Buffer): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body))
    form.set(field, typeof value === 'string' ? value : JSON.stringify(value));
  if (name !== undefined && bytes) form.set('pdf_guia', new Blob([new Uint8Array(bytes)]), name);
  return form;
}
