import { CatalogPublisher } from '@/modules/feed/publishing/catalog-publisher.service';
import { CatalogChangeRepository } from '@/modules/feed/persistence/catalog-change.repository';
import { startTestApp, type Fixture, type TestApp, type TestAppOptions } from '@test/support/app';
import { preparedDatabase } from '@test/support/servers/prepared-database';
import type { ImportOptions } from '@/modules/importing/load/import-run';

export interface Entry {
  readonly posicion: number;
  readonly tipo: 'alta' | 'cambio' | 'baja';
  readonly que: readonly string[];
  readonly producto_id: string;
  readonly producto?: object;
}

export interface Answer {
  readonly fase: 'recorrido' | 'cambios';
  readonly reinicio: string;
  readonly cambios: readonly Entry[];
  readonly cursor: string;
  readonly hay_mas: boolean;
}

const BRANDS = 'vixora,nanduredes,cerrada';
export const CHANGES = '/api/v1/productos/cambios';

/** A reseller's program that keeps a copy of the catalog in step, as the contract tells it to. */
export class CopyClient {
  readonly copy = new Map<string, object | undefined>();
  cursor: string | undefined;

  constructor(
    private readonly app: { readonly api: Pick<TestApp['api'], 'get'> },
    private readonly token: string,
    private readonly query = '',
  ) {}

  /** One call; answers what came. */
  async step(more = ''): Promise<Answer> {
    const cursor = this.cursor === undefined ? '' : `cursor=${this.cursor}&`;
    const response = await this.app.api.get(`${CHANGES}?${cursor}${this.query}${more}`, { token: this.token });
    if (response.status !== 200) throw new Error(`${response.status}: ${response.text}`);
    const answer = response.body as Answer;
    for (const { tipo, producto_id, producto } of answer.cambios)
      if (tipo === 'baja') this.copy.delete(producto_id);
      else this.copy.set(producto_id, producto);
    this.cursor = answer.cursor;
    return answer;
  }

  /** Calls until nothing more is there. */
  async follow(): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (;;) {
      const answer = await this.step();
      answers.push(answer);
      if (!answer.hay_mas) return answers;
    }
  }

  /** The entries of everything there is now, as "id que". */
  async told(): Promise<string[]> {
    const answers = await this.follow();
    return answers
      .flatMap(({ cambios }) => cambios.map(({ producto_id, que }) => `${producto_id} ${que.join()}`))
      .sort();
  }
}

const MOST_LOOKS = 5;

/** Publishes what is committed. A look that the database turned down, as for a lock held too long, is followed by another, as in service. */
async function publishAll({ nest }: TestApp): Promise<void> {
  const changes = nest.get(CatalogChangeRepository, { strict: false });
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await nest.get(CatalogPublisher, { strict: false }).publish();
    if ((await changes.unpublished(0, 1)).length === 0) return;
  }
}

/** The service on a database of its own, with the catalog given. */
export async function startFeedApp(
  dialect: 'sqlite' | 'mysql',
  catalog: Fixture,
  options: TestAppOptions = {},
): Promise<FeedApp> {
  const database = await preparedDatabase(dialect);
  const app = await startTestApp({ ...options, database });
  const publish = (): Promise<void> => publishAll(app);
  const load = async (fixture: Fixture, importing?: ImportOptions): Promise<void> => {
    await app.load(fixture, importing);
    await publish();
  };
  await load(catalog);
  return {
    app,
    load,
    publish,
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

export interface FeedApp {
  readonly app: TestApp;
  /** Imports and waits until it is published. */
  load(fixture: Fixture, options?: ImportOptions): Promise<void>;
  publish(): Promise<void>;
  close(): Promise<void>;
}

/** Every product of the account's lists, by id. */
export async function crawl(app: TestApp, token: string, query = '', brands = BRANDS): Promise<Map<string, object>> {
  const found = new Map<string, object>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { body } = await app.api.get(`/api/v1/productos?marca=${brands}&limit=1000&pagina=${page}${query}`, {
      token,
    });
    const list = body as { paginas: number; productos: { producto_id: string }[] };
    pages = list.paginas;
    for (const product of list.productos) found.set(product.producto_id, product);
  }
  return found;
}

export const sorted = (copy: ReadonlyMap<string, unknown>): [string, unknown][] =>
  [...copy].sort(([a], [b]) => Number(a) - Number(b));
