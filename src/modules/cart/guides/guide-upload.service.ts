import { Injectable } from '@nestjs/common';
import { LiveDocuments } from '@/modules/cart/orders/cart-attachment';
import { spelledFolios } from '@/modules/cart/orders/domain/folio';
import type { GuideFlaw } from '@/modules/cart/guides/domain/guide-format';
import { GuideFileService } from '@/modules/cart/guides/guide-file.service';
import { DocumentLookup, type DocumentReference } from '@/modules/cart/orders/domain/documents/document-lookup';
import type { Caller } from '@/shared/kernel/caller';

/** Why an order or quote takes no guide (Contract 4.5): a cancelled order is none any more. */
export type TargetRefusal = 'folio_not_found' | 'branch_pickup';

/** The order or quote of a folio, or why it takes no guide. */
export type TargetLookup =
  | { readonly found: true; readonly target: DocumentReference }
  | { readonly found: false; readonly refusal: TargetRefusal };

/** What attaching a file came to. */
export type GuideUpload =
  | { readonly attached: true; readonly target: DocumentReference }
  | { readonly attached: false; readonly flaw: GuideFlaw }
  | { readonly attached: false; readonly refusal: TargetRefusal };

/** Thrown where an order was cancelled while its guide came in. */
class Cancelled extends Error {}

/** Attaches guides to orders and quotes that exist already (Contract 4.5, POST /carrito/guia). */
@Injectable()
export class GuideUploadService {
  constructor(
    private readonly orders: DocumentLookup,
    private readonly live: LiveDocuments,
    private readonly files: GuideFileService,
  ) {}

  /** The caller's order or quote of a folio, as a path may spell it, if it can take a guide. */
  async findTarget(caller: Caller, folio: string): Promise<TargetLookup> {
    const target = await this.findOrder(caller, folio);
    if (target === undefined || target.cancelled) return { found: false, refusal: 'folio_not_found' };
    if (target.deliveryType === 'branch-pickup') return { found: false, refusal: 'branch_pickup' };
    return { found: true, target };
  }

  private async findOrder(caller: Caller, folio: string): Promise<DocumentReference | undefined> {
    for (const plain of spelledFolios(folio)) {
      const target = await this.orders.findForAccount(caller, plain);
      if (target) return target;
    }
    return undefined;
  }

  /**
   * Judges a sent file and, when it is a guide, keeps it as the order's, in place of an earlier one: unless the order was cancelled since it
   * was found, for a file may take a minute to come.
   */
  async attach(caller: Caller, target: DocumentReference, sentName: string, content: Buffer): Promise<GuideUpload> {
    const outcome = await this.files.accept(sentName, content);
    if (!outcome.accepted) return { attached: false, flaw: outcome.flaw };
    try {
      await this.files.attachTo(target.folio, caller.accountId, outcome.guide, async (transaction) => {
        if (!(await this.live.holdLive(transaction, target.quoteId))) throw new Cancelled();
      });
    } catch (error) {
      if (error instanceof Cancelled) return { attached: false, refusal: 'folio_not_found' };
      throw error;
    }
    return { attached: true, target };
  }
}
