import { Global, Module } from '@nestjs/common';
import { EventPublisher } from '@/shared/outbox/event-publisher';

/** Offers the publisher of events to whoever subscribes to them. Events are written with appendEvents(). */
@Global()
@Module({ providers: [EventPublisher], exports: [EventPublisher] })
export class OutboxModule {}
