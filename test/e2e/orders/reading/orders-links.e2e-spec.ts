import { CatalogPublisher } from '@/modules/feed/publishing/catalog-publisher.service';
import { ImportService } from '@/modules/importing/import.service';
import { accountRow } from '@test/support/import-rows';
import { cfdi, folderOf, pdf, UUID } from '@test/e2e/invoices/documents-world.builder';
import { BUYER, CAMERA, OTHER, SCARCE } from '@test/e2e/quoting/cart-world.builder';
import { inSeconds, OrderFiles } from '../imports/orders-files.builder';

const RFC = (accountRow(BUYER) as { rfc: string }).rfc;
const SILENT = {
  ...{ fileStarted: () => undefined, progress: () => undefined, problem: () => undefined, warning: () => undefined },
  ...{ unreadable: () => undefined, fileRefused: () => undefined, fileDone: () => undefined },
};

describe('what an order is shown with', () => {
  const files = new OrderFiles();
  let token: string;
  beforeEach(async () => {
    await files.open();
    token = await files.app.token(BUYER);
  });
  afterEach(() => files.close());

  const today = inSeconds(0).slice(0, 10);
  const invoice = (folio_factura: string, folio_pedido: string, more: object = {}): object => ({
    ...{ num_cliente: BUYER, folio_factura, fecha: today, folio_pedido, total: '100.50', moneda: 'USD', uuid: UUID },
    ...more,
  });
  const guide = (folio_guia: string, more: object): object => ({
    ...{
      num_cliente: BUYER,
      folio_guia,
      fletera: 'Estafeta',
      folio_factura: 'FA26/1',
      fecha_factura: `${today} 10:00:00`,
    },
    ...more,
  });
  const shown = async (folio: string): Promise<Record<string, unknown>> => {
    const { body } = await files.app.api.get(`/api/v1/pedidos/${encodeURIComponent(folio)}`, { token });
    return body as Record<string, unknown>;
  };

  it('line 8: its guides are those that name it, its invoices and the file of states, each once, with where they are', async () => {
    const folio = await files.place([CAMERA, 1]);
    await files.app.load({ fleteras: [{ codigo: 'estafeta', url_rastreo: 'https://rastreo.example/?g={guia}' }] });
    await files.status({
      folio_pedido: `${folio}-API`,
      estado: 'enviado',
      guias: [{ folio_guia: 'A1', fletera: 'estafeta', fecha: '2026-11-20 09:00:00' }],
    });
    await files.add(
      'facturas',
      invoice('FA26/1', folio, { guias: [{ guia: 'D4', fletera: 'dhl', estatus: 'Entregada', fecha_guia: today }] }),
      invoice('FA26/9', folio, { num_cliente: OTHER }),
    );
    await files.add(
      'guias',
      guide('A1', { estado: 'En tránsito', fecha_estado: `${today} 11:00:00` }),
      guide('B2', { url: 'https://otra.example/B2' }),
      guide('C3', { folio_factura: 'FA26/77', folio_pedido: `${folio}-API` }),
      guide('Z9', { num_cliente: OTHER, folio_pedido: folio }),
    );
    const { guias, facturas } = await shown(folio);
    expect((facturas as { folio_factura: string }[]).map(({ folio_factura }) => folio_factura)).toEqual(['FA26/1']);
    const page = (folio_guia: string): string => `https://rastreo.example/?g=${folio_guia}`;
    const sorted = (guias as { folio_guia: string }[]).sort((a, b) => (a.folio_guia < b.folio_guia ? -1 : 1));
    expect(sorted).toEqual([
      {
        ...{ folio_guia: 'A1', fletera: 'estafeta', folio_factura: 'FA26/1', fecha: '2026-11-20 09:00:00' },
        ...{ estado: 'En tránsito', url: page('A1') },
      },
      {
        ...{ folio_guia: 'B2', fletera: 'Estafeta', folio_factura: 'FA26/1', fecha: `${today} 10:00:00` },
        ...{ estado: '', url: 'https://otra.example/B2' },
      },
      {
        ...{ folio_guia: 'C3', fletera: 'Estafeta', folio_factura: 'FA26/77', fecha: `${today} 10:00:00` },
        ...{ estado: '', url: page('C3') },
      },
      {
        folio_guia: 'D4',
        fletera: 'dhl',
        folio_factura: 'FA26/1',
        fecha: today,
        estado: 'Entregada',
        url: expect.stringContaining('D4') as string,
      },
    ]);
  });

  it.each([
    ['in lower case', (folio: string) => `${folio}-API`.toLowerCase()],
    ['in both cases and without its slash', (folio: string) => `C${folio.slice(1).toLowerCase().replace('/', '')}`],
    ['with further zeros', (folio: string) => `${folio.replace('-', '-00')}-api`],
  ])('an invoice and a guide that name it %s are its own wherever they show', async (_, written) => {
    const folio = await files.place([CAMERA, 1]);
    await files.add('facturas', invoice('FA26/1', written(folio)), invoice('FA26/2', `${folio}-API`));
    await files.add('guias', guide('A1', { folio_factura: 'FA26/77', folio_pedido: written(folio) }));
    const found = async (path: string): Promise<unknown> =>
      (await files.app.api.get(`/api/v1/${path}`, { token })).body as unknown;
    const both = [{ folio_factura: 'FA26/1' }, { folio_factura: 'FA26/2' }];
    expect(await shown(folio)).toMatchObject({ estado: 'facturado', facturas: both, guias: [{ folio_guia: 'A1' }] });
    expect(await found('pedidos')).toMatchObject({ pedidos: [{ facturas: ['FA26/1', 'FA26/2'] }] });
    for (const asked of [folio, `${folio}-API`, `${folio.replace('/', '')}-API`])
      expect(await found(`facturas/${encodeURIComponent(asked)}`)).toMatchObject({ folio_factura: 'FA26/2' });
    for (const start of [folio.slice(0, 3), folio.slice(0, -1), folio, `${folio}-API`])
      expect(await found(`facturas?busqueda=${encodeURIComponent(start)}`)).toMatchObject({
        facturas: [{ folio_factura: 'FA26/2' }, { folio_factura: 'FA26/1', folio_pedido: written(folio) }],
      });
  });

  it('changes with every invoice and guide that leaves it: of another order, another account, withdrawn', async () => {
    const [folio, another] = [await files.place([CAMERA, 1]), await files.place([CAMERA, 1])];
    const path = `/api/v1/pedidos/${encodeURIComponent(folio)}`;
    let etag = '';
    const changed = async (): Promise<object> => {
      const answer = await files.app.api.get(path, { token, headers: { 'if-none-match': etag } });
      if (answer.status === 304) return { status: 304 };
      etag = String(answer.headers.etag);
      const { facturas, guias } = answer.body as Record<string, Record<string, string>[]>;
      return [facturas?.map((each) => each.folio_factura), guias?.map((each) => each.folio_guia).sort()];
    };
    const bare = { estado: 'En tránsito', fecha_estado: `${today} 11:00:00` };
    const named = { folio_factura: 'FA26/77', folio_pedido: folio };
    await files.add('facturas', invoice('FA26/1', folio), invoice('FA26/2', another, { uuid: '' }));
    await files.add('guias', guide('A1', bare), guide('B2', named), guide('C3', named));
    expect(await changed()).toEqual([['FA26/1'], ['A1', 'B2', 'C3']]);
    await files.add('guias', guide('A1', { ...bare, folio_factura: 'FA26/2' }));
    expect(await changed()).toEqual([['FA26/1'], ['B2', 'C3']]);
    await files.add('guias', guide('A1', bare), { folio_guia: 'B2', num_cliente: OTHER });
    expect(await changed()).toEqual([['FA26/1'], ['A1', 'C3']]);
    await files.load('guias', [{ folio_guia: 'B2' }], { full: true });
    expect(await changed()).toEqual([['FA26/1'], []]);
    expect((await files.app.api.get(`/api/v1/facturas/${UUID}/documentos`, { token })).status).toBe(200);
    await files.load('facturas', [{ folio_factura: 'FA26/2' }], { full: true });
    expect(await changed()).toEqual([[], []]);
    expect((await files.app.api.get(`/api/v1/facturas/${UUID}/documentos`, { token })).status).toBe(404);
    expect(await changed()).toEqual({ status: 304 });
  });

  it('a guide of one order that its invoice names for another is shown with both, and both change with it', async () => {
    const [named, invoiced] = [await files.place([CAMERA, 1]), await files.place([CAMERA, 1])];
    await files.add('facturas', invoice('FA26/1', invoiced));
    const told = async (): Promise<unknown[]> => {
      const both = [];
      for (const folio of [named, invoiced]) {
        const { version, guias } = await shown(folio);
        both.push([version, (guias as { estado: string }[]).map(({ estado }) => estado)]);
      }
      return both;
    };
    const line = guide('A1', { folio_pedido: named });
    await files.add('guias', line);
    expect(await told()).toEqual([
      [2, ['']],
      [3, ['']],
    ]);
    await files.add('guias', { ...line, estado: 'Entregada' });
    expect(await told()).toEqual([
      [3, ['Entregada']],
      [4, ['Entregada']],
    ]);
    expect((await files.events('guia.creada')).map(({ folio_pedido }) => folio_pedido)).toEqual([named]);
    await files.load('guias', [{ folio_guia: 'A2' }], { full: true, allowEmpty: true });
    expect(await told()).toEqual([
      [4, []],
      [5, []],
    ]);
  });

  it('a guide of two invoices whose folios differ in their slashes is shown with the orders of both, and both change with it', async () => {
    const folios = [await files.place([CAMERA, 1]), await files.place([CAMERA, 1])];
    await files.add('facturas', ...folios.map((folio, at) => invoice(['FA26/11', 'FA2611'][at] ?? '', folio)));
    const versions = (): Promise<unknown[]> => Promise.all(folios.map(async (folio) => (await shown(folio)).version));
    expect(await versions()).toEqual([2, 2]);
    await files.add('guias', guide('A1', { folio_factura: 'FA2611' }));
    for (const folio of folios) expect(await shown(folio)).toMatchObject({ version: 3, guias: [{ folio_guia: 'A1' }] });
    await files.load('guias', [{ folio_guia: 'A2' }], { full: true, allowEmpty: true });
    expect(await versions()).toEqual([4, 4]);
  });

  it('a guide that comes with a state is told once, wherever it comes again', async () => {
    const folio = await files.place([CAMERA, 1]);
    await files.add('facturas', invoice('FA26/1', folio));
    await files.add('guias', guide('B2', {}));
    const guias = [
      { folio_guia: 'A1', fletera: 'dhl', fecha: inSeconds(5), url: 'https://otra.example/A1' },
      { folio_guia: 'B2', fletera: 'Estafeta' },
      { folio_guia: 'OLD', fletera: 'dhl', fecha: '2020-01-02 10:00:00' },
    ];
    const line = { folio_pedido: `${folio}-API`, estado: 'enviado', fecha: inSeconds(10), guias };
    await files.status(line, line);
    await files.add('guias', guide('A1', {}));
    await files.add('guias', guide('A1', { estado: 'Entregada', fecha_estado: inSeconds(20) }));
    const told = await files.events('guia.%');
    expect(told.map(({ type, folio_guia }) => `${String(type)} ${String(folio_guia)}`).sort()).toEqual([
      'guia.creada A1',
      'guia.creada B2',
      'guia.estado A1',
    ]);
    expect(told.find(({ type, folio_guia }) => type === 'guia.creada' && folio_guia === 'A1')).toEqual({
      ...{ type: 'guia.creada', folio_guia: 'A1', fletera: 'dhl', folio_factura: '', folio_pedido: `${folio}-API` },
      ...{ estado: '', fecha: guias[0]?.fecha, url: 'https://otra.example/A1' },
    });
    const silent = { folio_pedido: `${folio}-API`, estado: 'enviado', guias: [{ folio_guia: 'S', fletera: 'dhl' }] };
    await files.load('pedidos_estatus', [silent], { withoutEvents: true });
    expect(await files.events('guia.%')).toHaveLength(3);
  });

  it('05 line 10: the order, the list of documents and the event tell the same of its invoice', async () => {
    const folio = await files.place([CAMERA, 1]);
    await files.add('facturas', invoice('FA26/1', folio));
    expect(await shown(folio)).toMatchObject({ facturas: [{ folio_factura: 'FA26/1', documentos: [] }] });
    const folder = await folderOf({ 'a.xml': cfdi({ rfc: RFC, total: '100.50' }), 'a.pdf': pdf() });
    await files.app.nest.get(ImportService, { strict: false }).importDocuments(folder, {}, SILENT);
    expect(await shown(folio)).toMatchObject({ facturas: [{ documentos: ['xml', 'pdf'] }] });
    const { body } = await files.app.api.get('/api/v1/facturas/FA26%2F1/documentos', { token });
    expect((body as { documentos: { tipo: string }[] }).documentos.map(({ tipo }) => tipo)).toEqual(['xml', 'pdf']);
    expect((await files.events('factura.documentos'))[0]?.documentos).toEqual(['xml', 'pdf']);
  });

  it('is another version with every file that its invoice is given', async () => {
    const [folio, another] = [await files.place([CAMERA, 1]), await files.place([CAMERA, 1])];
    await files.add('facturas', invoice('FA26/1', `${folio}-API`));
    const path = `/api/v1/pedidos/${encodeURIComponent(folio)}`;
    let etag = String((await files.app.api.get(path, { token })).headers.etag);
    const give = async (given: Parameters<typeof folderOf>[0]): Promise<void> => {
      const folder = await folderOf(given);
      await files.app.nest.get(ImportService, { strict: false }).importDocuments(folder, {}, SILENT);
    };
    const changed = async (): Promise<unknown> => {
      const answer = await files.app.api.get(path, { token, headers: { 'if-none-match': etag } });
      etag = String(answer.headers.etag);
      return answer.status === 304
        ? 304
        : (answer.body as { facturas: { documentos: unknown }[] }).facturas[0]?.documentos;
    };
    const xml = { 'a.xml': cfdi({ rfc: RFC, total: '100.50' }) };
    await give(xml);
    expect(await changed()).toEqual(['xml']);
    await give(xml);
    expect(await changed()).toBe(304);
    await give({ ...xml, 'a.pdf': pdf() });
    expect(await changed()).toEqual(['xml', 'pdf']);
    expect(await files.order(another)).toMatchObject({ version: 1 });
  });

  it('line 5: ordering and cancelling are told in the feed as existencia of what moved, once each', async () => {
    const publisher = files.app.nest.get(CatalogPublisher, { strict: false });
    const follow = async (cursor: string): Promise<[cursor: string, told: string[]]> => {
      await files.app.settle();
      await publisher.publish();
      const { body } = await files.app.api.get(`/api/v1/productos/cambios?cursor=${cursor}`, { token });
      const page = body as { cursor: string; cambios: { que: string[]; producto_id: string }[] };
      return [page.cursor, page.cambios.map(({ producto_id, que }) => `${producto_id} ${que.join()}`)];
    };
    const [start] = await follow('ahora');
    const folio = await files.place([SCARCE, 2]);
    const [after, ordered] = await follow(start);
    expect(ordered).toEqual([`${SCARCE} existencia`]);
    const path = `/api/v1/pedidos/${encodeURIComponent(folio)}/cancelar`;
    expect((await files.app.api.post(path, { token, json: {} })).status).toBe(200);
    expect((await follow(after))[1]).toEqual([`${SCARCE} existencia`]);
  });

  it.each([
    ['pedidos', 'cancelar'],
    ['cotizaciones', 'ordenar'],
  ])('GET on /%s/{folio}/%s is 405 in both forms of the path', async (list, action) => {
    for (const folio of ['CEN-00000126', 'CEN-000001%2F26', 'CEN-000001/26']) {
      const { status, headers } = await files.app.api.get(`/api/v1/${list}/${folio}/${action}`, { token });
      expect([folio, status, headers.allow]).toEqual([folio, 405, 'OPTIONS, POST']);
    }
  });
});
