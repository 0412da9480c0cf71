import { useApp } from '@test/support/app';
import { BUYER, CABLE, CAMERA, homeCart, RECORDER } from './cart-world.builder';
import { FLETES, freight, FREIGHT_WORLD, GENERAR } from './freight-world.builder';

const MOST = 1.3;
const ROUNDS = 5;
const PAIRS = 40;
const LINES = Array.from({ length: 50 }, (_, at) => [[CAMERA, CABLE, RECORDER][at % 3] ?? CAMERA, 1] as const);

describe('POST /carrito/fletes: how long it takes', () => {
  const app = useApp(FREIGHT_WORLD);
  let token: string;
  beforeAll(async () => {
    const more = ['uno', 'dos', 'tres'].map((codigo) => ({ codigo, nombre: codigo }));
    await app.load({
      fleteras: more,
      tarifas: more.flatMap(({ codigo }) =>
        ['local', 'lejos'].map((zona) => ({ fletera: codigo, zona, hasta_kg: 5, precio: 3, kg_extra: 1 })),
      ),
    });
    token = await app.token(BUYER);
  });

  async function timed(path: string, json: object): Promise<number> {
    const start = performance.now();
    const answer = await app.api.post(path, { token, json });
    const took = performance.now() - start;
    expect([answer.status, answer.body?.error]).toEqual([200, '']);
    return took;
  }

  const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

  /** One after the other, so that whatever else the machine does weighs on both. */
  async function ratio(): Promise<number> {
    const quotes: number[] = [];
    const comparisons: number[] = [];
    for (let pair = 0; pair < PAIRS; pair++) {
      quotes.push(await timed(GENERAR, homeCart(LINES)));
      comparisons.push(await timed(FLETES, freight(LINES)));
    }
    return median(comparisons) / median(quotes);
  }

  it('line 9: ten carriers and 50 lines take at most 1.3 times one quote', async () => {
    const ratios: number[] = [];
    while (ratios.length < ROUNDS && !ratios.some((one) => one <= MOST)) ratios.push(await ratio());
    expect(Math.min(...ratios)).toBeLessThanOrEqual(MOST);
  });
});
