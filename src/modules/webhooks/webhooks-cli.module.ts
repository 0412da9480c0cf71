import { Module } from '@nestjs/common';
import { WebhooksCommand } from '@/modules/webhooks/commands/webhooks.command';
import { WebhookRepository } from '@/modules/webhooks/persistence/webhook.repository';
import { WebhookOperations } from '@/modules/webhooks/webhook-operations.service';

/** The operator's commands `webhooks …` (Beyond 9.4). */
@Module({ providers: [WebhookRepository, WebhookOperations, ...WebhooksCommand.registerWithSubCommands()] })
export class WebhooksCliModule {}
