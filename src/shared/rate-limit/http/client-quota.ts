import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { named, strictObject } from '@/shared/http/api-docs';
import type { Caller } from '@/shared/kernel/caller';
import { countedOn } from '@/shared/rate-limit/http/counted-calls';
import { WINDOW_SECONDS } from '@/shared/rate-limit/rate-limit-policy';
import { RateLimitStorage } from '@/shared/rate-limit/rate-limit-storage';

/** As the RateLimit headers call them (Beyond 0). */
export const POLICY_NAMES = { client: 'cliente', ai: 'busqueda-ia' } as const;

type PolicyName = keyof typeof POLICY_NAMES;

/** What is left of one limit. */
export interface LimitBody {
  readonly nombre: (typeof POLICY_NAMES)[PolicyName];
  readonly por_minuto: number;
  readonly restante: number;
  /** Seconds. */
  readonly reinicia_en: number;
}

export const LIMITS_SCHEMA = {
  type: 'array',
  items: named(
    'Limite',
    strictObject({
      nombre: { type: 'string', enum: Object.values(POLICY_NAMES), description: 'Como en el encabezado `RateLimit`.' },
      por_minuto: { type: 'integer', description: 'Llamadas por minuto de unas credenciales.' },
      restante: { type: 'integer', description: 'Las que quedan; esta llamada ya está contada.' },
      reinicia_en: { type: 'integer', description: 'Segundos hasta que vuelve a haber todas.' },
    }),
  ),
};

export const LIMITS_EXAMPLE: readonly LimitBody[] = [
  { nombre: 'cliente', por_minuto: 300, restante: 299, reinicia_en: 60 },
  { nombre: 'busqueda-ia', por_minuto: 30, restante: 30, reinicia_en: 60 },
];

/** What a client may still call within the minute (Beyond 6.1). */
@Injectable()
export class ClientQuota {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly storage: RateLimitStorage,
  ) {}

  /** Of the caller of a request, in agreement with the headers of its answer. A limit that is switched off is none. */
  async of(request: Request, { clientId }: Caller): Promise<LimitBody[]> {
    const { client, aiSearch } = this.config.rateLimits;
    const limits = [
      { policy: 'client', perMinute: client },
      { policy: 'ai', perMinute: aiSearch },
    ] as const;
    const set = limits.filter(({ perMinute }) => perMinute > 0);
    return Promise.all(set.map(({ policy, perMinute }) => this.left(policy, perMinute, request, clientId)));
  }

  private async left(policy: PolicyName, perMinute: number, request: Request, clientId: string): Promise<LimitBody> {
    const count = countedOn(request, policy) ?? (await this.storage.look(policy, clientId, perMinute));
    return {
      nombre: POLICY_NAMES[policy],
      por_minuto: perMinute,
      restante: Math.max(0, perMinute - (count?.totalHits ?? 0)),
      reinicia_en: count?.timeToExpire ?? WINDOW_SECONDS,
    };
  }
}
