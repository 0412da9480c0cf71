import type { CartCommand } from '@/modules/cart/cart-command';
import type { CartProducts } from '@/modules/cart/quoting/cart-products.service';
import type { CartTerms } from '@/modules/cart/quoting/cart-terms.service';
import type { QuoteInput } from '@/modules/cart/quoting/domain/quote-input';
import { mexicoCityDate, dayNumber } from '@/shared/kernel/clock';

/** A cart with everything read that it depends on, but stock. */
export interface LoadedCart {
  readonly command: CartCommand;
  readonly terms: CartTerms;
  readonly products: CartProducts;
  readonly input: Omit<QuoteInput, 'stock'>;
}

/** Puts together what computeQuote needs. `borderRateEnabled`: the 8 % is switched on at this server (Decisions 8). */
export function assembleCart(
  command: CartCommand,
  terms: CartTerms,
  products: CartProducts,
  now: Date,
  borderRateEnabled: boolean,
): LoadedCart {
  const { request, account } = command;
  const { destination } = terms;
  return {
    command,
    terms,
    products,
    input: {
      lines: request.lines,
      products: products.quoted,
      account,
      payment: terms.payment,
      currency: request.currency,
      today: dayNumber(mexicoCityDate(now)),
      branches: destination.branches,
      delivery: {
        pickupBranch: destination.pickupBranch,
        position: destination.position,
        inBorderRegion: destination.inBorderRegion,
        freight: terms.freight,
      },
      options: {
        order: request.order,
        force: request.force,
        singleBranch: request.singleBranch,
        borderRate: borderRateEnabled && request.borderRate,
      },
    },
  };
}
