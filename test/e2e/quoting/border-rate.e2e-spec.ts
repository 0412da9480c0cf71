import { FreightDesk, FREIGHT_WORLD, offerOf } from './freight-world.builder';
import { answerOf, BUYER, cart, RECORDER } from './cart-world.builder';
import { useApp } from '@test/support/app';

/** Collected in the border region, of what is there. */
const collected = (more: object): object => cart([[RECORDER, 1]], { direccion: { sucursal: 'frontera' }, ...more });
const GENERATE = '/api/v1/carrito/generar';

describe('the border rate where it is switched off', () => {
  const app = useApp(FREIGHT_WORLD);

  it('is not had by asking for it', async () => {
    const desk = await new FreightDesk(app).open();
    const quoted = await app.api.post(GENERATE, { token: desk.token, json: collected({ iva_frontera: true }) });
    expect(answerOf(quoted).resumen.iva_aplicado).toBe(16);
    const answer = await desk.compare([[RECORDER, 10]], { codigo_postal: '32000', iva_frontera: true });
    const { flete, flete_con_iva } = offerOf(answer, 'dhl');
    expect(flete_con_iva).toBe(Math.round((flete ?? 0) * 116) / 100);
  });
});

describe('the border rate of a quote that is ordered', () => {
  const app = useApp(FREIGHT_WORLD, { env: { IVA_FRONTERA: 'true', REAL_ORDERS: 'true' } });

  it.each([
    [true, 8],
    [false, 16],
  ])('asked for %p: %d %%, as it was quoted', async (iva_frontera, percent) => {
    const token = await app.token(BUYER);
    const quoted = await app.api.post(GENERATE, { token, json: collected({ iva_frontera, testmode: false }) });
    const { resumen, totales } = answerOf(quoted);
    expect(resumen.iva_aplicado).toBe(percent);
    const path = `/api/v1/cotizaciones/${encodeURIComponent(String(resumen.folio))}/ordenar`;
    const ordered = answerOf(await app.api.post(path, { token, json: {} }));
    expect([ordered.resumen.iva_aplicado, ordered.totales]).toEqual([percent, totales]);
  });
});
