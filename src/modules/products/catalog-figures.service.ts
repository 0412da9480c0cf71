import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { Figures } from '@/shared/metrics/figures';
import { snapshotProducts, snapshotVersion } from '@/shared/metrics/metrics';

/** What there is to see of the catalog in memory. */
@Injectable()
export class CatalogFigures implements OnModuleInit {
  constructor(
    private readonly figures: Figures,
    private readonly snapshot: CatalogSnapshot,
  ) {}

  onModuleInit(): void {
    this.figures.register({
      gauges: [snapshotProducts, snapshotVersion],
      read: () => {
        snapshotProducts.set(this.snapshot.store.size);
        snapshotVersion.set(this.snapshot.version);
      },
    });
  }
}
