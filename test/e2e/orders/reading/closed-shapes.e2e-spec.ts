import { ImportService } from '@/modules/importing/import.service';
import { pdf } from '@/modules/cart/guides/content/guide-samples.builder';
import { ADDRESS, answerOf, BUYER, CAMERA, cart, homeCart, KIT, SCARCE } from '@test/e2e/quoting/cart-world.builder';
import { ORDER, OrderDesk, REAL } from '../orders-desk.builder';
import type { ApiResponse } from '@test/support/api-response';

type Body = Record<string, unknown>;

/** Of a line of a cart. */
const LINE =
  'id cantidad tipo modelo titulo marca link imagen precio_lista precio_oferta precio_unitario importe almacenes descuentos';

/** The names of an object's members in their order; of a list's first entry. */
const names = (value: unknown): string =>
  Object.keys((Array.isArray(value) ? (value[0] as object) : value) as object).join(' ');

describe('closed shapes (03 line 10): bodies have the keys that are written, and no other', () => {
  const desk = new OrderDesk();
  let order: string;
  beforeAll(async () => {
    await desk.open();
    order = String(
      answerOf(
        await desk.send(
          homeCart(
            [
              [CAMERA, 2],
              [KIT, 1],
            ],
            { ...ORDER, orden_compra: 'OC' },
          ),
        ),
      ).resumen.folio,
    );
    const today = new Date().toISOString().slice(0, 10);
    const files = desk.app.nest.get(ImportService, { strict: false });
    const invoice = {
      ...{ num_cliente: BUYER, folio_factura: 'FA26/1', fecha: today, folio_pedido: order, total: '10', moneda: 'USD' },
      ...{ uuid: '6F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9', productos: [{ producto_id: '1', cantidad: '1' }] },
    };
    const guide = {
      num_cliente: BUYER,
      folio_guia: 'A1',
      fletera: 'dhl',
      folio_factura: 'FA26/1',
      fecha_factura: today,
    };
    await files.loadRows('facturas', [invoice]);
    await files.loadRows('guias', [guide]);
  });
  afterAll(() => desk.close());

  const get = async (path: string): Promise<Body> =>
    (await desk.app.api.get(`/api/v1/${path}`, { token: desk.token })).body as Body;
  const post = (path: string, json: object): Promise<ApiResponse> =>
    desk.app.api.post(`/api/v1/${path}`, { token: desk.token, json });

  it.each([
    ['test mode', {}],
    ['a quote', REAL],
    ['an order', ORDER],
  ])('/carrito/generar: %s', async (_, more) => {
    const body = answerOf(
      await desk.send(
        homeCart(
          [
            [CAMERA, 1],
            [KIT, 1],
          ],
          more,
        ),
      ),
    );
    expect(names(body)).toBe('error cliente resumen datos_entrega productos totales');
    expect(names(body.cliente)).toBe('num_cliente rfc whatsapp email telefono direccion');
    expect(names(body.resumen)).toBe(
      'peso_total peso_vol_total moneda forma_pago tipo_cambio plazo codigo_pago folio folio_pedido fecha_creacion iva_aplicado guia_prepagada',
    );
    expect(names(body.datos_entrega)).toBe('atencion_a calle num_exterior num_interior colonia ciudad estado pais');
    expect(names(body.productos)).toBe(LINE);
    expect(names(body.productos[1])).toBe(`${LINE} componentes`);
    expect(names(body.totales)).toBe('subtotal flete iva total');
  });

  it('/carrito/generar and ordenar: short stock', async () => {
    const short = answerOf(await desk.send(cart([[SCARCE, 99]], ORDER)));
    expect(names(short)).toBe('error code values');
    const quoted = answerOf(await desk.send(cart([[SCARCE, 2]], { ...REAL, orden_compra: 'X' })));
    const ordered = await post(`cotizaciones/${encodeURIComponent(String(quoted.resumen.folio))}/ordenar`, {});
    expect(names(ordered.body)).toBe(names(quoted));
  });

  it('/carrito/guia', async () => {
    const form = new FormData();
    form.set('folio', order);
    form.set('pdf_guia', new Blob([new Uint8Array(pdf())]), 'a.pdf');
    const { body } = await desk.app.api.post('/api/v1/carrito/guia', { token: desk.token, multipart: form });
    expect(names(body)).toBe('error datos');
  });

  it('/facturas, its detail, its guides and its documents', async () => {
    const list = await get('facturas?busqueda=FA');
    expect([names(list), names(list.facturas)]).toEqual([
      'total_facturas pagina paginas mostrando facturas',
      'folio_factura fecha total texto moneda pago_aplicado estatus_fiscal estatus plazo folio_pedido uuid entrega',
    ]);
    expect(names(await get('facturas/FA26%2F1'))).toBe(
      'nom_vendedor mail_vendedor ext_vendedor atencion_a nom_guia calle_emb no_ext_emb no_int_emb colonia_emb cp_emb ciudad_emb estado_emb ' +
        'pais_emb metodo_pago metodo_txt estatus fiscal moneda iva_porcent uuid folio_factura folio_pedido sub_total envio iva total guias productos',
    );
    expect(names(await get('facturas/guias'))).toBe('folio_guia fletera folio_factura fecha_factura id_cliente');
    expect(names(await get('facturas/FA26%2F1/documentos'))).toBe('folio_factura uuid documentos');
  });

  it('/carrito/fletes', async () => {
    const json = {
      productos: [{ id: SCARCE, cantidad: 12, tipo: 'nuevo' }],
      direccion: { codigo_postal: ADDRESS.codigo_postal },
    };
    const body = (await post('carrito/fletes', json)).body as Body;
    expect(names(body)).toBe(
      'error moneda tipo_cambio codigo_postal estado municipio zona_extendida almacenes faltantes fleteras',
    );
    expect(names(body.almacenes)).toBe('almacen piezas peso_facturable');
    expect(names(body.faltantes)).toBe('id tipo solicitado disponible');
    expect(names(body.fleteras)).toBe(
      'codigo nombre dia_siguiente disponible motivo cobertura flete flete_con_iva dias_min dias_max entrega_desde entrega_hasta mas_economica mas_rapida',
    );
  });

  const DOCUMENT =
    'orden_compra moneda tipo_cambio metodo_pago codigo_pago forma_pago plazo uso_cfdi tipo_entrega fletera guia_prepagada ' +
    'iva_aplicado cliente datos_entrega productos totales historia facturas guias';

  it('/pedidos and its document', async () => {
    const list = await get('pedidos');
    expect(names(list)).toBe('pedidos cursor hay_mas');
    expect(names(list.pedidos)).toBe(
      'folio folio_pedido estado fecha_estado fecha_pedido orden_compra moneda total lineas piezas tipo_entrega facturas cancelable version',
    );
    const body = await get(`pedidos/${encodeURIComponent(order)}`);
    expect(names(body)).toBe(
      `folio folio_pedido estado fecha_estado version cancelable fecha_creacion fecha_pedido ${DOCUMENT}`,
    );
    expect(names(body.datos_entrega)).toBe(
      'atencion_a calle num_exterior num_interior colonia ciudad estado pais codigo_postal telefono sucursal',
    );
    expect(names(body.productos)).toBe(
      'linea id modelo titulo tipo cantidad precio_unitario importe almacenes faltante componentes descuentos estado enviado entregado cancelado fecha_estimada',
    );
    expect(names(body.historia)).toBe('estado fecha mensaje origen');
    expect(names(body.facturas)).toBe('folio_factura fecha total moneda uuid estatus documentos');
    expect(names(body.guias)).toBe('folio_guia fletera folio_factura fecha estado url');
    expect(names(body.totales)).toBe('subtotal flete iva total');
  });

  it('/cotizaciones and its document', async () => {
    const list = await get('cotizaciones');
    expect(names(list)).toBe('cotizaciones cursor hay_mas');
    expect(names(list.cotizaciones)).toBe(
      'folio estado fecha_creacion vigencia orden_compra moneda total lineas piezas',
    );
    const [{ folio } = { folio: '' }] = list.cotizaciones as { folio: string }[];
    expect(names(await get(`cotizaciones/${encodeURIComponent(folio)}`))).toBe(
      `folio folio_pedido estado fecha_estado version cancelable fecha_creacion fecha_pedido vigencia ${DOCUMENT}`,
    );
  });
});
