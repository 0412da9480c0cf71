import { Clock, mexicoCityDateTime } from '@/shared/kernel/clock';
import { BUYER, CAMERA } from '@test/e2e/quoting/cart-world.builder';
import { OrderFiles } from './orders-files.builder';

/** Numbers that look like chance and are the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

/** Dates so many seconds after the same moment. */
function secondsFromNow(): (seconds: number) => string {
  const start = Date.now();
  return (seconds) => mexicoCityDateTime(new Date(start + seconds * 1000));
}

describe('lines of files that repeat the state of an order', () => {
  const files = new OrderFiles();
  beforeAll(() => files.open());
  afterAll(() => files.close());

  const kept = async (folio: string): Promise<unknown[]> => [await files.order(folio), await files.told(folio)];

  it('take it nowhere when they come again, also where it went on in the same second', async () => {
    const folio = await files.place([CAMERA, 1]);
    const folio_pedido = `${folio}-API`;
    const at = secondsFromNow();
    const walk = [
      { folio_pedido, estado: 'retenido', fecha: at(10) },
      { folio_pedido, estado: 'retenido', fecha: at(20) },
      { folio_pedido, estado: 'en_proceso', fecha: at(20) },
      { folio_pedido, estado: 'en_proceso', fecha: at(30) },
    ];
    // The last one waits for a later file.
    expect(await files.status(...walk.slice(0, 3))).toMatchObject({ changed: 2, unchanged: 1 });
    expect(await files.order(folio)).toMatchObject({ state: 'en_proceso', version: 3 });
    expect(await files.history(folio)).toEqual(['retenido', 'retenido', 'en_proceso']);
    const before = await kept(folio);
    for (const lines of [walk.slice(0, 3), walk, walk])
      expect(await files.status(...lines)).toMatchObject({ changed: 0, unchanged: lines.length });
    expect(await kept(folio)).toEqual(before);
  });

  it('are from before the invoice of their day, whichever file is loaded again', async () => {
    const clock = jest.spyOn(files.app.nest.get(Clock), 'now');
    clock.mockReturnValue(new Date('2026-06-01T14:00:00Z'));
    const folio = await files.place([CAMERA, 1]);
    clock.mockReturnValue(new Date('2026-06-01T20:00:00Z'));
    const folio_pedido = `${folio}-API`;
    const walk = [
      { folio_pedido, estado: 'en_proceso', fecha: '2026-06-01 10:00:00' },
      { folio_pedido, estado: 'en_proceso', fecha: '2026-06-01 13:00:00' },
    ];
    await files.status(...walk);
    await files.add('facturas', { num_cliente: BUYER, folio_factura: 'R-1', folio_pedido, fecha: '2026-06-01' });
    const before = await kept(folio);
    expect(before).toMatchObject([{ state: 'facturado' }, [{ state: 'en_proceso' }, { state: 'en_proceso' }, {}]]);
    expect(await files.status(...walk)).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await kept(folio)).toEqual(before);
    expect(await files.status({ ...walk[1], fecha: '2026-06-01 13:00:01' })).toMatchObject({ changed: 1 });
    expect(await files.order(folio)).toMatchObject({ state: 'en_proceso' });
    clock.mockRestore();
  });

  it('change nothing in a second run, in any file that is in the order of its dates', async () => {
    const chance = numbers(7);
    for (let round = 0; round < 60; round++) {
      const folio = await files.place([CAMERA, 1]);
      const at = secondsFromNow();
      const spans = 1 + chance(5);
      const lines = Array.from({ length: 2 + chance(5) }, () => ({
        second: 10 + chance(spans) * 10,
        estado: ['en_proceso', 'retenido', 'pendiente'][chance(3)],
        ...(chance(4) === 0 ? { mensaje: `m${chance(2)}` } : {}),
      })).sort((one, other) => one.second - other.second);
      const walk = lines.map(({ second, ...line }) => ({
        ...{ folio_pedido: `${folio}-API`, fecha: at(second) },
        ...line,
      }));
      await files.status(...walk);
      const before = await kept(folio);
      expect({ lines, ...(await files.status(...walk)) }).toMatchObject({ lines, changed: 0 });
      expect(await kept(folio)).toEqual(before);
    }
  });
});
