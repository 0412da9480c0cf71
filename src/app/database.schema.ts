import { AccessTokenEntity } from '@/modules/auth/persistence/access-token.entity';
import { CredentialEntity } from '@/modules/auth/persistence/credential.entity';
import { ServiceSecretEntity } from '@/shared/secrets/persistence/service-secret.entity';
import { CreateCredentials1763600005000 } from '@/migrations/1763600005000-create-credentials';
import { ProcessEntity } from '@/modules/admin/persistence/process.entity';
import { CreateProcesses1764160000000 } from '@/migrations/1764160000000-create-processes';
import { AccountEntity } from '@/modules/accounts/persistence/account.entity';
import { GuideFileEntity } from '@/modules/cart/guides/persistence/guide-file.entity';
import { AddressEntity } from '@/modules/addresses/persistence/address.entity';
import { FolioCounterEntity } from '@/modules/cart/orders/persistence/entities/folio-counter.entity';
import { IdempotencyKeyEntity } from '@/shared/idempotency/persistence/idempotency-key.entity';
import { OrderAllocationEntity } from '@/modules/cart/orders/persistence/entities/order-allocation.entity';
import { OrderLineEntity } from '@/modules/cart/orders/persistence/entities/order-line.entity';
import { OrderEntity } from '@/modules/cart/orders/persistence/entities/order.entity';
import { OrderGuideEntity } from '@/modules/cart/orders/persistence/entities/order-guide.entity';
import { OrderHistoryEntity } from '@/modules/cart/orders/persistence/entities/order-history.entity';
import { StockLedgerEntity } from '@/modules/cart/orders/persistence/entities/stock-ledger.entity';
import { ImportPieceEntity } from '@/modules/importing/persistence/import-piece.entity';
import { ImportRefusalEntity } from '@/modules/importing/persistence/import-refusal.entity';
import { ImportRunFileEntity } from '@/modules/importing/persistence/import-run-file.entity';
import { ImportRunEntity } from '@/modules/importing/persistence/import-run.entity';
import { CreateImportRuns1764050000000 } from '@/migrations/1764050000000-create-import-runs';
import { BrandEntity } from '@/modules/catalog/persistence/brand.entity';
import { CategoryEntity } from '@/modules/catalog/persistence/category.entity';
import { InvoiceEntity } from '@/modules/invoices/persistence/invoice.entity';
import { InvoiceLineEntity } from '@/modules/invoices/persistence/invoice-line.entity';
import { InvoiceRevisionEntity } from '@/modules/invoices/persistence/invoice-revision.entity';
import { InvoiceDocumentEntity } from '@/modules/invoices/documents/persistence/invoice-document.entity';
import { ShippingGuideEntity } from '@/modules/invoices/persistence/shipping-guide.entity';
import { PriceEntity } from '@/modules/products/persistence/price.entity';
import { ProductEntity } from '@/modules/products/persistence/product.entity';
import { ProductTextEntity } from '@/modules/products/persistence/product-text.entity';
import { StockEntity } from '@/modules/products/persistence/stock.entity';
import { BranchEntity } from '@/modules/support-catalogs/persistence/places/branch.entity';
import { BannerEntity } from '@/modules/support-catalogs/persistence/publications/banner.entity';
import { BorderRegionEntity } from '@/modules/support-catalogs/persistence/delivery/border-region.entity';
import { CarrierCoverageEntity } from '@/modules/support-catalogs/persistence/delivery/carrier-coverage.entity';
import { CarrierEntity } from '@/modules/support-catalogs/persistence/delivery/carrier.entity';
import { CfdiUseEntity } from '@/modules/support-catalogs/persistence/payment/cfdi-use.entity';
import { CountryEntity } from '@/modules/support-catalogs/persistence/places/country.entity';
import { CourseEntity } from '@/modules/support-catalogs/persistence/publications/course.entity';
import { DeliveryTimeEntity } from '@/modules/support-catalogs/persistence/delivery/delivery-time.entity';
import { HolidayEntity } from '@/modules/support-catalogs/persistence/delivery/holiday.entity';
import { ExtendedZoneEntity } from '@/modules/support-catalogs/persistence/delivery/extended-zone.entity';
import { FreightTariffEntity } from '@/modules/support-catalogs/persistence/delivery/freight-tariff.entity';
import { FreightZoneEntity } from '@/modules/support-catalogs/persistence/delivery/freight-zone.entity';
import { PaymentMethodEntity } from '@/modules/support-catalogs/persistence/payment/payment-method.entity';
import { PostalCodeEntity } from '@/modules/support-catalogs/persistence/places/postal-code.entity';
import { PostalCoordinatesEntity } from '@/modules/support-catalogs/persistence/places/postal-coordinates.entity';
import { ExchangeRateEntity } from '@/modules/support-catalogs/persistence/payment/exchange-rate.entity';
import { CreateChangeLog1763600000000 } from '@/migrations/1763600000000-create-change-log';
import { CreateStartupMarks1763600000500 } from '@/migrations/1763600000500-create-startup-marks';
import { CreateCatalog1763600001000 } from '@/migrations/1763600001000-create-catalog';
import { CreateSupportCatalogs1763600010000 } from '@/migrations/1763600010000-create-support-catalogs';
import { CreateAddresses1763600011000 } from '@/migrations/1763600011000-create-addresses';
import { CreateInvoices1763600030000 } from '@/migrations/1763600030000-create-invoices';
import { CreateOrders1763600020000 } from '@/migrations/1763600020000-create-orders';
import { CreateGuideFiles1763600025000 } from '@/migrations/1763600025000-create-guide-files';
import { ChangeLogEntity } from '@/shared/database/changes/change-log.entity';
import { ProductVectorEntity } from '@/modules/ai-search/persistence/product-vector.entity';
import { CreateProductVectors1763600040000 } from '@/migrations/1763600040000-create-product-vectors';
import { CreateServiceState1764040000000 } from '@/migrations/1764040000000-create-service-state';
import { ServiceStateEntity } from '@/shared/database/starts/service-state.entity';
import { StartupMarkEntity } from '@/shared/database/starts/startup-mark.entity';

import { CreateOutbox1764090000000 } from '@/migrations/1764090000000-create-outbox';
import { KeepOrderedQuotes1764100001000 } from '@/migrations/1764100001000-keep-ordered-quotes';
import { CreateInvoiceDocuments1764150000000 } from '@/migrations/1764150000000-create-invoice-documents';
import { FollowOrders1764100000000 } from '@/migrations/1764100000000-follow-orders';
import { CreateDeliveryTimes1764110000000 } from '@/migrations/1764110000000-create-delivery-times';
import { CreateCatalogChanges1764120000000 } from '@/migrations/1764120000000-create-catalog-changes';
import { CatalogChangeEntity } from '@/modules/feed/persistence/catalog-change.entity';
import { CreateWebhooks1764140000000 } from '@/migrations/1764140000000-create-webhooks';
import { WebhookAttemptEntity } from '@/modules/webhooks/persistence/webhook-attempt.entity';
import { WebhookDeliveryEntity } from '@/modules/webhooks/persistence/webhook-delivery.entity';
import { WebhookPlaceEntity } from '@/modules/webhooks/persistence/webhook-place.entity';
import { WebhookEntity } from '@/modules/webhooks/persistence/webhook.entity';
import { CreateUsageDaily1764161000000 } from '@/migrations/1764161000000-create-usage-daily';
import { CreateAuditLog1764162000000 } from '@/migrations/1764162000000-create-audit-log';
import { IndexDeliveries1764163000000 } from '@/migrations/1764163000000-index-deliveries';
import { AuditLogEntity } from '@/shared/audit/persistence/audit-log.entity';
import { UsageDailyEntity } from '@/modules/usage/persistence/usage-daily.entity';
import { FollowGuides1764110001000 } from '@/migrations/1764110001000-follow-guides';
import { KeepQuotedPurchaseOrders1764170000000 } from '@/migrations/1764170000000-keep-quoted-purchase-orders';
import { KnowWhereWalksBegan1764171000000 } from '@/migrations/1764171000000-know-where-walks-began';
import { DateOrderLines1764172000000 } from '@/migrations/1764172000000-date-order-lines';
import { CreateImportPieces1764173000000 } from '@/migrations/1764173000000-create-import-pieces';
import { SpellOrders1764174000000 } from '@/migrations/1764174000000-spell-orders';
import { KnowRepeatedStates1764176000000 } from '@/migrations/1764176000000-know-repeated-states';
import { CounterEntity } from '@/shared/outbox/counter.entity';
import { EventEntity } from '@/shared/outbox/event.entity';

/** Every table of the service; the schema-drift test holds it against the migrations. */
export const ENTITIES = [
  ChangeLogEntity,
  StartupMarkEntity,
  ServiceStateEntity,
  CounterEntity,
  EventEntity,
  CatalogChangeEntity,
  AccountEntity,
  CredentialEntity,
  AccessTokenEntity,
  ServiceSecretEntity,
  BrandEntity,
  CategoryEntity,
  BranchEntity,
  ExchangeRateEntity,
  ProductEntity,
  ProductTextEntity,
  PriceEntity,
  StockEntity,
  BannerEntity,
  BorderRegionEntity,
  CarrierCoverageEntity,
  CarrierEntity,
  CfdiUseEntity,
  CountryEntity,
  CourseEntity,
  DeliveryTimeEntity,
  HolidayEntity,
  ExtendedZoneEntity,
  FreightTariffEntity,
  FreightZoneEntity,
  PaymentMethodEntity,
  PostalCodeEntity,
  PostalCoordinatesEntity,
  AddressEntity,
  GuideFileEntity,
  OrderEntity,
  OrderLineEntity,
  OrderAllocationEntity,
  OrderHistoryEntity,
  OrderGuideEntity,
  StockLedgerEntity,
  FolioCounterEntity,
  IdempotencyKeyEntity,
  InvoiceEntity,
  InvoiceLineEntity,
  InvoiceRevisionEntity,
  ShippingGuideEntity,
  InvoiceDocumentEntity,
  ProductVectorEntity,
  ImportRunEntity,
  ImportRunFileEntity,
  ImportRefusalEntity,
  ImportPieceEntity,
  WebhookEntity,
  WebhookPlaceEntity,
  WebhookDeliveryEntity,
  WebhookAttemptEntity,
  ProcessEntity,
  UsageDailyEntity,
  AuditLogEntity,
];

/** In the order they run; append only. */
export const MIGRATIONS = [
  CreateChangeLog1763600000000,
  CreateStartupMarks1763600000500,
  CreateCatalog1763600001000,
  CreateCredentials1763600005000,
  CreateSupportCatalogs1763600010000,
  CreateAddresses1763600011000,
  CreateOrders1763600020000,
  CreateGuideFiles1763600025000,
  CreateInvoices1763600030000,
  CreateProductVectors1763600040000,
  CreateServiceState1764040000000,
  CreateImportRuns1764050000000,
  CreateOutbox1764090000000,
  FollowOrders1764100000000,
  KeepOrderedQuotes1764100001000,
  CreateDeliveryTimes1764110000000,
  FollowGuides1764110001000,
  CreateCatalogChanges1764120000000,
  CreateWebhooks1764140000000,
  CreateInvoiceDocuments1764150000000,
  CreateProcesses1764160000000,
  CreateUsageDaily1764161000000,
  CreateAuditLog1764162000000,
  IndexDeliveries1764163000000,
  KeepQuotedPurchaseOrders1764170000000,
  KnowWhereWalksBegan1764171000000,
  DateOrderLines1764172000000,
  CreateImportPieces1764173000000,
  SpellOrders1764174000000,
  KnowRepeatedStates1764176000000,
];
