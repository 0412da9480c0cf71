import { Module } from '@nestjs/common';
import { AccountsModule } from '@/modules/accounts/accounts.module';
import { ClientAuthentication } from '@/modules/auth/client-authentication';
import { CredentialChanges } from '@/modules/auth/credential-changes';
import { CredentialService } from '@/modules/auth/credential.service';
import { AccessTokenRepository } from '@/modules/auth/persistence/access-token.repository';
import { CredentialRepository } from '@/modules/auth/persistence/credential.repository';
import { SecretHasher } from '@/modules/auth/secret-hasher';
import { TokenCheck } from '@/modules/auth/token-check';
import { TokenService } from '@/modules/auth/token.service';
import { RedisModule } from '@/shared/redis/redis.module';
import { SecretsModule } from '@/shared/secrets/secrets.module';

/** Credentials and tokens without anything of HTTP: what the service and the operator's CLI have in common. */
@Module({
  imports: [AccountsModule, RedisModule, SecretsModule],
  providers: [
    AccessTokenRepository,
    ClientAuthentication,
    CredentialChanges,
    CredentialRepository,
    CredentialService,
    SecretHasher,
    TokenCheck,
    TokenService,
  ],
  exports: [ClientAuthentication, CredentialService, TokenCheck, TokenService],
})
export class CredentialsModule {}
