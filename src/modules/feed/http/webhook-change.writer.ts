import { Injectable } from '@nestjs/common';
import { ChangeWriter, type WrittenChange } from '@/modules/feed/change-writer';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { pricesJson, stockJson } from '@/modules/products/http/product-json';
import { ProductSearchService, type CallerContext } from '@/modules/products/product-search.service';
import { mexicoCityDateTime } from '@/shared/kernel/clock';

/** An entry of `cambios` in events of the catalog (Beyond 2.2): prices and stock with the values that lists show. */
@Injectable()
export class WebhookChangeWriter extends ChangeWriter {
  constructor(
    private readonly snapshot: CatalogSnapshot,
    private readonly search: ProductSearchService,
  ) {
    super();
  }

  write(context: CallerContext, { kind, productId, at }: WrittenChange): string | undefined {
    const { store } = this.snapshot;
    const slot = store.slotOf(productId);
    if (slot === undefined) return undefined;
    const model = JSON.stringify(store.modelOf(slot));
    const head = `{"producto_id":"${productId}","modelo":${model},"fecha":"${mexicoCityDateTime(at)}"`;
    return `${head}${this.values(context, kind, slot)}}`;
  }

  private values(context: CallerContext, kind: WrittenChange['kind'], slot: number): string {
    if (kind !== 'price' && kind !== 'stock') return '';
    const view = this.search.view(context);
    if (kind === 'price') return pricesJson(view, slot);
    return `,"total_existencia":${view.allPieces(slot)}${stockJson(view, slot, context.display)}`;
  }
}
