import { setImmediate as nextTurn } from 'node:timers/promises';
import { DescriptionReadings } from '@/modules/ai-search/description-readings.service';
import { KindsService } from '@/modules/ai-search/kinds.service';
import { LearnedKinds } from '@/modules/ai-search/learned-kinds.service';
import { ProductTraitsService } from '@/modules/ai-search/product-traits.service';
import { ProductTextsService } from '@/modules/products/product-texts.service';
import { ProductWordsService } from '@/modules/products/product-words.service';
import { startTestApp, type TestApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

const PATH = '/api/v1/productos/busqueda-ia';
const product = (id: number, titulo: string, category = 221): Record<string, unknown> => ({
  ...{ producto_id: id, modelo: `M-${id}`, titulo, marca: 'vixora', categorias: [category] },
});
const FEW = [product(6001, 'Cámara domo 4 MP'), product(6002, 'Cámara bala 2 MP')];
const price = (id: number): object => ({ producto_id: id, precio_lista: 10 });
const LATE = [product(6100, 'Sirena con estrobo 30 W', 30)];

/** Holds back the reading of all descriptions, until what it gives is called. */
function heldDescriptions(): { letGo: () => void; asked: Promise<void> } {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { fresh } = ProductTextsService.prototype;
  const asked = new Promise<void>((resolve) => {
    jest.spyOn(ProductTextsService.prototype, 'fresh').mockImplementation(async function (
      this: ProductTextsService,
      ids,
    ) {
      resolve();
      await gate;
      return fresh.call(this, ids);
    });
  });
  return { letGo, asked };
}

/** Holds back the reading of these products, until what it gives is called. */
function held(ids: ReadonlySet<number>): () => void {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { of } = ProductWordsService.prototype;
  const spy = jest.spyOn(ProductWordsService.prototype, 'of').mockImplementation(async function (
    this: ProductWordsService,
    wanted,
  ) {
    if (wanted.some((id) => ids.has(id))) await gate;
    return of.call(this, wanted);
  });
  return () => {
    open();
    spy.mockRestore();
  };
}

describe('natural-language search while products are read', () => {
  let letGo = (): void => undefined;
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    app = await startTestApp({ env: { AI_SEARCH: 'on' } });
    await app.load({ ...CATALOG, productos: FEW, precios: [price(6001), price(6002)], existencias: [] });
    token = await app.token(ALFA);
    await app.nest.get(ProductTraitsService, { strict: false }).settled();
  });
  afterEach(() => {
    letGo();
  });
  afterAll(() => app.close());

  const ask = async (q: string): Promise<{ status: number; models: string[]; degraded: unknown; code: unknown }> => {
    const { status, headers, body } = await app.api.get(`${PATH}?q=${encodeURIComponent(q)}`, { token });
    const { productos = [], code } = body as { productos?: { modelo: string }[]; code?: string };
    return { status, models: productos.map(({ modelo }) => modelo), degraded: headers['x-busqueda-degradada'], code };
  };

  it('answers with those that were read and says so, but does not say that anything is not sold', async () => {
    letGo = held(new Set([6100]));
    await app.load({ productos: LATE, precios: [price(6100)] });
    expect(await ask('cámara domo')).toMatchObject({ status: 200, models: ['M-6001'], degraded: 'productos' });
    expect(await ask('una lavadora')).toMatchObject({ status: 503, code: 'busqueda_ia_no_disponible' });
    letGo();
    await app.nest.get(ProductTraitsService, { strict: false }).settled();
    expect(await ask('cámara domo')).toMatchObject({ status: 200, models: ['M-6001'], degraded: undefined });
    expect(await ask('una lavadora')).toMatchObject({ status: 200, models: [], degraded: undefined });
    expect((await ask('sirena')).models).toEqual(['M-6100']);
  });

  it('does not wait for all that has changed, nor keep what it answered before', async () => {
    letGo = held(new Set([6002]));
    await app.load({ productos: [{ ...FEW[1], titulo: 'Sirena de interior 20 W' }] });
    expect(await ask('sirenas para interior')).toMatchObject({ status: 200, degraded: undefined });
    letGo();
    await app.nest.get(ProductTraitsService, { strict: false }).settled();
    expect((await ask('sirenas para interior')).models[0]).toBe('M-6002');
  });

  it('reads no product again of which but the price has changed', async () => {
    const put = jest.spyOn(KindsService.prototype, 'put');
    await app.load({ precios: [{ producto_id: 6001, precio_lista: 7 }] });
    await app.nest.get(ProductTraitsService, { strict: false }).settled();
    expect(put).not.toHaveBeenCalled();
    await app.load({ productos: [{ ...FEW[0], titulo: 'Cámara domo 5 MP' }] });
    await app.nest.get(ProductTraitsService, { strict: false }).settled();
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
  });

  it('waits for no kinds that are guessed behind a change, and keeps nothing meanwhile', async () => {
    const traits = app.nest.get(ProductTraitsService, { strict: false });
    let end = (): void => undefined;
    const begun = new Promise<void>((begins) => {
      jest.spyOn(LearnedKinds.prototype, 'guess').mockImplementationOnce(() => {
        begins();
        return new Promise((resolve) => (end = resolve));
      });
    });
    await app.load({ productos: [{ ...FEW[0], titulo: 'Cámara domo 8 MP' }] });
    await begun;
    await app.nest.get(DescriptionReadings, { strict: false }).settled();
    expect(await Promise.race([traits.readable(), nextTurn('waits')])).toBe('changing');
    end();
    await traits.settled();
    expect(await traits.readable()).toBe('all');
  });

  it('finding nothing behind a start, waits for what few descriptions tell, and says so where they are not read by then', async () => {
    await app.load({ productos: [{ ...product(6200, 'VX 7781'), descripcion: 'Termómetro infrarrojo de pistola.' }] });
    const texts = heldDescriptions();
    letGo = texts.letGo;
    const other = await startTestApp({ database: app.database, env: { AI_SEARCH: 'on' } });
    const askOther = async (text = 'termómetro infrarrojo'): Promise<Record<string, unknown>> => {
      const { headers, body } = await other.api.get(`${PATH}?q=${encodeURIComponent(text)}`, { token });
      return { total: (body as { cantidad: number }).cantidad, degraded: headers['x-busqueda-degradada'] };
    };
    await texts.asked;
    expect(await askOther('cámara bala')).toMatchObject({ degraded: undefined });
    expect(await askOther()).toEqual({ total: 0, degraded: 'productos' });
    const waiting = askOther();
    letGo();
    expect(await waiting).toEqual({ total: 1, degraded: undefined });
    jest.restoreAllMocks();
    await other.close();
  });
});
