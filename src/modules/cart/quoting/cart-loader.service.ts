import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import type { CartCommand } from '@/modules/cart/cart-command';
import { CartProductsService } from '@/modules/cart/quoting/cart-products.service';
import { CartTermsService } from '@/modules/cart/quoting/cart-terms.service';
import { assembleCart, type LoadedCart } from '@/modules/cart/quoting/loaded-cart';
import { Clock } from '@/shared/kernel/clock';

/** Reads all that a cart depends on, but stock. */
@Injectable()
export class CartLoader {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly terms: CartTermsService,
    private readonly products: CartProductsService,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError for what the catalogs refuse (422) and what is away (503). */
  async load(command: CartCommand): Promise<LoadedCart> {
    const { request, account, guide } = command;
    const terms = await this.terms.resolve(account, request, guide !== undefined);
    const products = await this.products.load(request.lines);
    return assembleCart(command, terms, products, this.clock.now(), this.config.borderVat);
  }
}
