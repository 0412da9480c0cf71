import { Global, Module } from '@nestjs/common';
import { ErrorFilter } from '@/shared/http/errors/error.filter';
import { FinishedRequests } from '@/shared/http/observing/finished-requests';
import { RepeatedCalls } from '@/shared/http/repeats/repeated-calls';
import { PublicUrl } from '@/shared/http/public-url';

/** What every module's http room may ask for. */
@Global()
@Module({
  providers: [ErrorFilter, FinishedRequests, PublicUrl, RepeatedCalls],
  exports: [ErrorFilter, FinishedRequests, PublicUrl, RepeatedCalls],
})
export class HttpModule {}
