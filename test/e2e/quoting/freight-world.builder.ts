import { Clock } from '@/shared/kernel/clock';
import type { Fixture, RunningApp } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';
import { answerOf, BUYER, homeCart, WORLD } from './cart-world.builder';

export const FLETES = '/api/v1/carrito/fletes';
export const GENERAR = '/api/v1/carrito/generar';

export interface Offer {
  readonly codigo: string;
  readonly disponible: boolean;
  readonly motivo: string;
  readonly cobertura: string;
  readonly flete: number | null;
  readonly flete_con_iva: number | null;
  readonly dias_min: number | null;
  readonly dias_max: number | null;
  readonly entrega_desde: string | null;
  readonly entrega_hasta: string | null;
  readonly mas_economica: boolean;
  readonly mas_rapida: boolean;
}

export interface FreightAnswer extends Record<string, unknown> {
  readonly almacenes: readonly { almacen: string; piezas: number; peso_facturable: number }[];
  readonly faltantes: readonly unknown[];
  readonly fleteras: readonly Offer[];
}

type Lines = Parameters<typeof homeCart>[0];

const time = (fletera: string, zona: string, dias_min: number, dias_max: number, extendida_dias?: number): object => ({
  fletera,
  zona,
  dias_min,
  dias_max,
  ...(extendida_dias !== undefined && { extendida_dias }),
});
const tariff = (fletera: string, zona: string, precio: number): object => ({
  fletera,
  zona,
  hasta_kg: 5,
  precio,
  kg_extra: 1.3,
  extendida: 7,
});

/** The cart's world with more carriers that serve it, their times and a holiday. */
export const FREIGHT_WORLD: Fixture = {
  ...WORLD,
  tarifas: [
    ...(WORLD.tarifas ?? []),
    tariff('dhl', 'local', 8),
    tariff('dhl', 'lejos', 9.99),
    tariff('dhl_siguiente', 'local', 20),
    tariff('dhl_siguiente', 'lejos', 31.17),
    tariff('fedex', 'local', 3.33),
  ],
  tiempos: [
    time('estafeta', 'local', 2, 3, 2),
    time('estafeta', 'lejos', 4, 6, 2),
    time('dhl_siguiente', 'local', 1, 1, 1),
    time('dhl_siguiente', 'lejos', 1, 1, 1),
    time('fedex', 'local', 1, 4),
  ],
  dias_inhabiles: [{ fecha: '2026-12-25', nombre: 'Navidad' }],
};

/** Body of POST /carrito/fletes. */
export const freight = (lines: Lines, more: object = {}): Record<string, unknown> => ({
  productos: lines.map(([id, cantidad, tipo = 'nuevo']) => ({ id, cantidad, tipo })),
  codigo_postal: '31000',
  ...more,
});

/** Asks for freight in the world, and for quotes of the same carts. */
export class FreightDesk {
  token = '';

  constructor(private readonly app: RunningApp) {}

  async open(accountId = BUYER): Promise<this> {
    this.token = await this.app.token(accountId);
    return this;
  }

  ask(body: object): Promise<ApiResponse> {
    return this.app.api.post(FLETES, { token: this.token, json: body });
  }

  async compare(lines: Lines, more: object = {}): Promise<FreightAnswer> {
    const answer = await this.ask(freight(lines, more));
    if (answer.status !== 200 || (answer.body as { error?: unknown }).error !== '')
      throw new Error(`no comparison: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** The freight of a quote, or the code it is refused with. */
  async quoted(lines: Lines, more: object): Promise<number | string> {
    const answer = await this.app.api.post(GENERAR, { token: this.token, json: homeCart(lines, more) });
    const { error, code, totales } = answerOf(answer);
    return error === '' ? totales.flete : String(code);
  }

  /** Puts this process's clock to a time of Mexico City, and opens anew: tokens end by that clock. */
  async at(local: string): Promise<void> {
    jest.spyOn(this.app.nest.get(Clock), 'now').mockReturnValue(new Date(`${local.replace(' ', 'T')}-06:00`));
    await this.open();
  }
}

export const offerOf = (answer: FreightAnswer, code: string): Offer => {
  const offer = answer.fleteras.find(({ codigo }) => codigo === code);
  if (!offer) throw new Error(`no ${code} among the carriers`);
  return offer;
};

export const daysOf = ({ dias_min, dias_max, entrega_desde, entrega_hasta }: Offer): unknown[] => [
  dias_min,
  dias_max,
  entrega_desde,
  entrega_hasta,
];
