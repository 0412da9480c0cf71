import { Module } from '@nestjs/common';
import { FeedModule } from '@/modules/feed/feed.module';
import { CatalogDeliveries } from '@/modules/webhooks/catalog-deliveries.service';
import { CatalogPlaces } from '@/modules/webhooks/catalog-places.service';
import { Deliveries } from '@/modules/webhooks/deliveries.service';
import { DeliverySweeper } from '@/modules/webhooks/delivery-sweeper';
import { DeliveriesController } from '@/modules/webhooks/http/deliveries.controller';
import { WebhooksController } from '@/modules/webhooks/http/webhooks.controller';
import { DeliveryClaims } from '@/modules/webhooks/persistence/delivery-claims';
import { DeliveryRepository } from '@/modules/webhooks/persistence/delivery.repository';
import { EventFanOut } from '@/modules/webhooks/persistence/event-fan-out';
import { WebhookPlaceRepository } from '@/modules/webhooks/persistence/webhook-place.repository';
import { WebhookRepository } from '@/modules/webhooks/persistence/webhook.repository';
import { Pings } from '@/modules/webhooks/ping.service';
import { DeliveryDispatcher } from '@/modules/webhooks/sending/delivery-dispatcher';
import { DeliverySender } from '@/modules/webhooks/sending/delivery-sender';
import { DestinationJudge } from '@/modules/webhooks/sending/destination-judge';
import { WebhookSecrets } from '@/modules/webhooks/sending/webhook-secrets';
import { WebhookRegistry } from '@/modules/webhooks/webhooks.service';
import { CursorModule } from '@/shared/cursor/cursor.module';
import { IdempotencyModule } from '@/shared/idempotency/idempotency.module';
import { RateLimitModule } from '@/shared/rate-limit/rate-limit.module';
import { SecretsModule } from '@/shared/secrets/secrets.module';
import { WebhookFigures } from '@/modules/webhooks/webhook-figures';
import { WebhookCounts } from '@/modules/webhooks/persistence/webhook-counts';

@Module({
  imports: [FeedModule, CursorModule, IdempotencyModule, RateLimitModule, SecretsModule],
  controllers: [WebhooksController, DeliveriesController],
  providers: [
    CatalogDeliveries,
    CatalogPlaces,
    Deliveries,
    DeliveryClaims,
    DeliveryDispatcher,
    DeliveryRepository,
    DeliverySender,
    DeliverySweeper,
    DestinationJudge,
    EventFanOut,
    Pings,
    WebhookPlaceRepository,
    WebhookRegistry,
    WebhookRepository,
    WebhookSecrets,
    WebhookFigures,
    WebhookCounts,
  ],
})
export class WebhooksModule {}
