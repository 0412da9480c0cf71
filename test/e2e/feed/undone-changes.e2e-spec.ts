import { CatalogPublication } from '@/modules/feed/publishing/catalog-publication.service';
import { ALFA, CATALOG } from '@test/support/fixture';
import { availableDialects } from '@test/support/servers/temporary-database';
import { CopyClient, crawl, sorted, startFeedApp, type FeedApp } from './feed-client.builder';

const PRODUCT = { producto_id: 7001, modelo: 'M-7001', titulo: 'Producto 7001', marca: 'vixora', categorias: [221] };
const price = (precio_lista: number): object => ({ producto_id: 7001, precio_lista });
const count = (cantidad: number): object => ({
  ...{ producto_id: 7001, condicion: 'nuevo', sucursal: 'monterrey' },
  cantidad,
});

describe.each(availableDialects())('what is undone before it is published, on %s (1.2, 1.4)', (dialect) => {
  let feed: FeedApp;
  let token: string;
  beforeAll(async () => {
    feed = await startFeedApp(dialect, {
      ...CATALOG,
      productos: [...(CATALOG.productos ?? []), PRODUCT],
      precios: [...(CATALOG.precios ?? []), price(100)],
      existencias: [...(CATALOG.existencias ?? []), count(10)],
    });
    token = await feed.app.token(ALFA);
  });
  afterAll(() => feed.close());

  /** Runs `work` while nothing is published, as behind another process that holds the series. */
  const unpublished = async (work: () => Promise<void>): Promise<void> => {
    const publish = jest.spyOn(feed.app.nest.get(CatalogPublication, { strict: false }), 'publish');
    publish.mockResolvedValue(false);
    try {
      await work();
    } finally {
      publish.mockRestore();
    }
    await feed.publish();
  };
  const listed = async (): Promise<[string, unknown][]> => sorted(await crawl(feed.app, token));
  const copyOf = async (reader: CopyClient): Promise<[string, unknown][]> => {
    await reader.follow();
    return sorted(reader.copy);
  };

  it('stays in no copy that begins meanwhile', async () => {
    const reader = new CopyClient(feed.app, token);
    await unpublished(async () => {
      await feed.app.load({ existencias: [count(9)] });
      await reader.step();
      await feed.app.load({ existencias: [count(10)] });
    });
    expect(await copyOf(reader)).toEqual(await listed());
  });

  it('is missing from no copy that begins while it is not on sale', async () => {
    const reader = new CopyClient(feed.app, token);
    await unpublished(async () => {
      await feed.app.load({ productos: [{ ...PRODUCT, activo: false }] });
      await reader.step();
      await feed.app.load({ productos: [{ ...PRODUCT, activo: true }] });
    });
    expect(await copyOf(reader)).toEqual(await listed());
  });

  it('takes no change of before with it that a reader has yet to be told', async () => {
    const reader = new CopyClient(feed.app, token);
    await reader.follow();
    await feed.load({ precios: [price(200)] });
    await unpublished(async () => {
      await feed.app.load({ productos: [{ ...PRODUCT, activo: false }] });
      await reader.step();
      await feed.app.load({ productos: [{ ...PRODUCT, activo: true }] });
    });
    expect(await copyOf(reader)).toEqual(await listed());
  });

  it('stays in no copy that is told of a change of before', async () => {
    const reader = new CopyClient(feed.app, token);
    await reader.follow();
    await feed.load({ precios: [price(300)] });
    await unpublished(async () => {
      await feed.app.load({ precios: [price(400)] });
      await reader.step();
      await feed.app.load({ precios: [price(300)] });
    });
    expect(await copyOf(reader)).toEqual(await listed());
  });
});
