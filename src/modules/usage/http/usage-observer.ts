import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UsageRecorder } from '@/modules/usage/usage-recorder.service';
import { FinishedRequests } from '@/shared/http/observing/finished-requests';

/** Counts every answered call of a route whose client is known: refusals and calls for a token too (Beyond 6.1). */
@Injectable()
export class UsageObserver implements OnModuleInit {
  constructor(
    private readonly requests: FinishedRequests,
    private readonly usage: UsageRecorder,
  ) {}

  onModuleInit(): void {
    this.requests.observe(({ caller, route, answered, method, status, bytes, ms }) => {
      if (!caller || route === undefined || !answered) return;
      const { accountId, clientId } = caller;
      this.usage.count({ accountId, clientId, route: `${method} ${route}`, status, bytes, ms });
    });
  }
}
