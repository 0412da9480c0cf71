import { Injectable } from '@nestjs/common';
import { bannersInForce, coursesAhead, type Banner, type Course } from '@/modules/support-catalogs/domain/publications';
import { SupportCatalogMemory } from '@/modules/support-catalogs/support-catalog-memory';
import { Clock, dayNumber, mexicoCityDate } from '@/shared/kernel/clock';

/** What the front page shows: banners in force and courses ahead, by the day in Mexico City (Decisions 4). */
@Injectable()
export class Publications {
  constructor(
    private readonly memory: SupportCatalogMemory,
    private readonly clock: Clock,
  ) {}

  banners(): Banner[] {
    return bannersInForce(this.memory.get('banners'), this.today());
  }

  courses(): Course[] {
    return coursesAhead(this.memory.get('courses'), this.today());
  }

  private today(): number {
    return dayNumber(mexicoCityDate(this.clock.now()));
  }
}
