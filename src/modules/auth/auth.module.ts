import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountsModule } from '@/modules/accounts/accounts.module';
import { CredentialsModule } from '@/modules/auth/credentials.module';
import { AccessGuard } from '@/modules/auth/http/access.guard';
import { BearerGuard } from '@/modules/auth/http/bearer.guard';
import { BearerStrategy } from '@/modules/auth/http/bearer.strategy';
import { ReadyAnswers } from '@/modules/auth/http/ready-answers';
import { AccountController } from '@/modules/auth/http/account.controller';
import { MetadataController } from '@/modules/auth/http/oauth/metadata.controller';
import { OAuthController } from '@/modules/auth/http/oauth/oauth.controller';
import { RateLimitGuard } from '@/shared/rate-limit/http/rate-limit.guard';
import { RateLimitModule } from '@/shared/rate-limit/rate-limit.module';

/** Tokens and the account over HTTP, and the guards of every route. The guards run in the order they stand here. */
@Module({
  imports: [AccountsModule, CredentialsModule, RateLimitModule],
  controllers: [OAuthController, MetadataController, AccountController],
  providers: [
    AccessGuard,
    BearerGuard,
    BearerStrategy,
    ReadyAnswers,
    { provide: APP_GUARD, useExisting: BearerGuard },
    { provide: APP_GUARD, useExisting: RateLimitGuard },
    { provide: APP_GUARD, useExisting: AccessGuard },
  ],
  exports: [CredentialsModule],
})
export class AuthModule {}
