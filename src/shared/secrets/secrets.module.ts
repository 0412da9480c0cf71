import { Module } from '@nestjs/common';
import { ServiceSecretRepository } from '@/shared/secrets/persistence/service-secret.repository';
import { SecretPepper } from '@/shared/secrets/secret-pepper';

/** The one secret of the installation and the keys derived from it. */
@Module({ providers: [SecretPepper, ServiceSecretRepository], exports: [SecretPepper] })
export class SecretsModule {}
