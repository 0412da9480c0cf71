import { Carriers } from '@/modules/support-catalogs/carriers.service';
import { Publications } from '@/modules/support-catalogs/publications.service';
import { SupportCatalogMemory } from '@/modules/support-catalogs/support-catalog-memory';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { Database } from '@/shared/database/database';
import { useApp } from '@test/support/app';

/** More than are read at once, of a key of one column and of two. */
const ROWS = 1200;

const banners = Array.from({ length: ROWS }, (_, id) => ({ id: `b${id}`, titulo: `Aviso ${id}`, orden: 5 }));
const codes = Array.from({ length: ROWS }, (_, code) => String(40_000 + code));
const coverage = (carrier: string) => codes.map((codigo_postal) => ({ fletera: carrier, codigo_postal }));

describe('long support catalogs', () => {
  const app = useApp();
  const database = (): Database => app.nest.get(Database);
  const titles = async (): Promise<string[]> => {
    const { body } = await app.api.get('/api/v1/banners');
    return (body as { titulo: string }[]).map(({ titulo }) => titulo).sort();
  };
  const covers = (carrier: string, code: string): unknown => {
    const carriers = app.nest.get(Carriers, { strict: false });
    return carriers.coverage(carriers.find(carrier)!, code);
  };
  /** What a look at everything finds, and how many looks it takes. */
  const compared = async (): Promise<{ found: unknown[]; looks: number }> => {
    const memory = app.nest.get(SupportCatalogMemory, { strict: false });
    const found: unknown[] = [];
    let looks = 0;
    for (let from: number | undefined = 0; from !== undefined; looks++) {
      const { differing, next } = await memory.compare(from);
      found.push(...differing);
      from = next;
    }
    return { found, looks };
  };

  beforeAll(async () => {
    await app.load({
      fleteras: ['una', 'otra'].map((codigo) => ({ codigo, nombre: codigo, cobertura_por_cp: true })),
      coberturas: [...coverage('una'), ...coverage('otra').slice(0, -1)],
      banners,
    });
  });

  it('are held whole', async () => {
    expect(await titles()).toEqual(banners.map(({ titulo }) => titulo).sort());
    expect(codes.filter((code) => covers('una', code) === covers('otra', code))).toHaveLength(ROWS - 1);
  });

  it('are noted as one change, not row by row: each would have the table read again', async () => {
    const [{ noted }] = await database().reader.query<[{ noted: number | string }]>(
      "SELECT COUNT(*) AS noted FROM change_log WHERE entity = 'banner'",
    );
    expect(Number(noted)).toBeLessThan(10);
  });

  it('are found once for all who ask', () => {
    const publications = app.nest.get(Publications, { strict: false });
    expect(publications.banners()).toBe(publications.banners());
  });

  it('are compared in parts, and what differs is read again', async () => {
    const whole = await compared();
    expect(whole.found).toEqual([]);
    expect(whole.looks).toBeGreaterThan(13);
    await database().write(async (manager) => {
      await manager.query("UPDATE banners SET title = 'Otro' WHERE id = 'b1100'");
      await manager.query(`DELETE FROM carrier_coverage WHERE carrier = 'una' AND postal_area = '${codes.at(-2)}'`);
    });
    expect((await compared()).found).toEqual([
      { entity: 'support-catalog', id: 'carrier_coverage' },
      { entity: 'support-catalog', id: 'banners' },
    ]);
    await app.nest.get(ChangeFeed).compareEverything();
    expect(await titles()).toContain('Otro');
    expect(covers('una', codes.at(-2)!)).not.toEqual(covers('otra', codes.at(-2)!));
    expect((await compared()).found).toEqual([]);
  });
});
