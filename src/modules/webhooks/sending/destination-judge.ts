import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import {
  judge,
  readDestination,
  type Destination,
  type DestinationRules,
  type JudgedAddress,
} from '@/modules/webhooks/domain/destination';
import { parseNetwork } from '@/modules/webhooks/domain/ip-address';
import { addressesOf } from '@/modules/webhooks/sending/name-addresses';

const RESOLVE_MS = 2000;

export type Verdict =
  | {
      readonly kind: 'allowed';
      readonly destination: Destination;
      readonly addresses: readonly JudgedAddress[];
      /** Only the operator's networks allow it. */
      readonly trusted: boolean;
    }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unresolved' };

/** Says whether an address may be sent to, and by which addresses, at registration and before every attempt (Beyond 2.5). */
@Injectable()
export class DestinationJudge implements OnModuleInit {
  private readonly logger = new Logger(DestinationJudge.name);
  private readonly rules: DestinationRules;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    const { allowNetworks, ports } = config.webhooks;
    const { publicUrl } = config.http;
    this.rules = {
      allowed: allowNetworks.flatMap((text) => parseNetwork(text) ?? []),
      ports,
      ownHost: publicUrl === undefined ? undefined : new URL(publicUrl).hostname.replace(/^\[|\]$/g, ''),
    };
  }

  onModuleInit(): void {
    if (this.rules.allowed.length > 0)
      this.logger.warn('WEBHOOK_ALLOW_NETWORKS is set: webhooks may reach networks that are not public');
  }

  async judge(url: string, resolveMs = RESOLVE_MS): Promise<Verdict> {
    const destination = readDestination(url, this.rules);
    if (!destination) return { kind: 'refused' };
    const addresses = destination.isLiteral ? [destination.host] : await addressesOf(destination.host, resolveMs);
    if (!addresses) return { kind: 'unresolved' };
    const judgement = judge(destination, addresses, this.rules);
    return judgement.kind === 'refused' ? judgement : { ...judgement, destination };
  }
}
