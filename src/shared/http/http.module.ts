import { Global, Module } from '@nestjs/common';
import { ErrorFilter } from '@/shared/http/error.filter';
import { PublicUrl } from '@/shared/http/public-url';

/** What every module's http room may ask for. */
@Global()
@Module({ providers: [ErrorFilter, PublicUrl], exports: [ErrorFilter, PublicUrl] })
export class HttpModule {}
