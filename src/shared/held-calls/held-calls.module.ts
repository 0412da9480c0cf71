import { Global, Module } from '@nestjs/common';
import { HeldCalls } from '@/shared/held-calls/held-calls';

/** Offers the calls that wait to whoever holds or wakes them. */
@Global()
@Module({ providers: [HeldCalls], exports: [HeldCalls] })
export class HeldCallsModule {}
