import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Readiness } from '@/modules/health/readiness.service';
import { Figures } from '@/shared/metrics/figures';
import { ready } from '@/shared/metrics/metrics';

/** Whether the process should get traffic, as `/health/ready` says it. */
@Injectable()
export class ReadinessFigure implements OnModuleInit {
  constructor(
    private readonly figures: Figures,
    private readonly readiness: Readiness,
  ) {}

  onModuleInit(): void {
    this.figures.register({
      gauges: [ready],
      read: async () => {
        ready.set((await this.readiness.problem()) ? 0 : 1);
      },
    });
  }
}
