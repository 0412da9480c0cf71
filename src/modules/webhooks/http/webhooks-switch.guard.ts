import { Inject, Injectable, type CanActivate } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { ApiError } from '@/shared/http/errors/api-error';

/** 501 where the operator has switched webhooks off (WEBHOOKS=false, Beyond 2.5). */
@Injectable()
export class WebhooksSwitch implements CanActivate {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  canActivate(): boolean {
    if (!this.config.webhooks.enabled) throw new ApiError(501, 'no_implementado');
    return true;
  }
}
