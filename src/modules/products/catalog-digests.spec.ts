import { CatalogDigests } from '@/modules/products/catalog-digests.service';
import type { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import type { ProductTextsService } from '@/modules/products/product-texts.service';

const SLOTS = 1_000_000;

describe('offers that begin or end', () => {
  it('are found among a million products without holding up others', async () => {
    const store = {
      listed: { toArray: () => Uint32Array.from({ length: SLOTS }, (_, slot) => slot) },
      columns: { priceOf: (slot: number) => ({ offer: 1, offerFrom: slot % 100_000 === 7 ? 20261129 : undefined }) },
      idOf: (slot: number) => slot + 1,
    };
    const digests = new CatalogDigests({ store } as unknown as CatalogSnapshot, {} as ProductTextsService);
    let turns = 0;
    const others = setInterval(() => turns++);
    const found = await digests.turnedBetween(20261128, 20261129);
    clearInterval(others);
    expect(found).toEqual(Array.from({ length: 10 }, (_, index) => index * 100_000 + 8));
    expect(turns).toBeGreaterThan(2);
  });
});
