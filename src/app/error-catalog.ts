import { ADDRESS_ERRORS } from '@/modules/addresses/http/addresses.errors';
import { AI_SEARCH_ERRORS } from '@/modules/ai-search/http/ai-search.errors';
import { AUTH_ERRORS } from '@/modules/auth/http/auth.errors';
import { CART_ERRORS, GUIDE_ERRORS, ORDER_ERRORS } from '@/modules/cart/http/cart.errors';
import { CATALOG_ERRORS } from '@/modules/catalog/http/catalog.errors';
import { FEED_ERRORS } from '@/modules/feed/http/feed.errors';
import { INVOICE_ERRORS } from '@/modules/invoices/http/invoices.errors';
import { PRODUCT_ERRORS } from '@/modules/products/http/products.errors';
import { SUPPORT_CATALOG_ERRORS } from '@/modules/support-catalogs/http/support-catalogs.errors';
import { WEBHOOK_ERRORS } from '@/modules/webhooks/http/webhooks.errors';
import { composeErrorCatalogs } from '@/shared/http/errors/error-catalog';
import { HTTP_ERRORS } from '@/shared/http/errors/http.errors';

/** Every code the service answers with: the catalogs of all modules, each code in exactly one (Decisions 3). */
export const ERROR_CATALOG = composeErrorCatalogs(
  HTTP_ERRORS,
  AUTH_ERRORS,
  CATALOG_ERRORS,
  SUPPORT_CATALOG_ERRORS,
  PRODUCT_ERRORS,
  FEED_ERRORS,
  AI_SEARCH_ERRORS,
  ADDRESS_ERRORS,
  CART_ERRORS,
  GUIDE_ERRORS,
  ORDER_ERRORS,
  INVOICE_ERRORS,
  WEBHOOK_ERRORS,
);
