import { Injectable } from '@nestjs/common';
import { bannersInForce, coursesAhead, type Banner, type Course } from '@/modules/support-catalogs/domain/publications';
import { SupportCatalogMemory } from '@/modules/support-catalogs/support-catalog-memory';
import { Clock, dayNumber, mexicoCityDate } from '@/shared/kernel/clock';

/** What of a list is shown on a day, found once: every visitor of a shop asks for it. */
class ShownOnDay<T> {
  private last: { readonly list: readonly T[]; readonly day: number; readonly shown: readonly T[] } | undefined;

  constructor(private readonly show: (list: readonly T[], day: number) => readonly T[]) {}

  of(list: readonly T[], day: number): readonly T[] {
    if (this.last?.list !== list || this.last.day !== day) this.last = { list, day, shown: this.show(list, day) };
    return this.last.shown;
  }
}

/** What the front page shows: banners in force and courses ahead, by the day in Mexico City (Decisions 4). */
@Injectable()
export class Publications {
  private readonly bannersShown = new ShownOnDay(bannersInForce);
  private readonly coursesShown = new ShownOnDay(coursesAhead);

  constructor(
    private readonly memory: SupportCatalogMemory,
    private readonly clock: Clock,
  ) {}

  /** The same array until the banners, or the day, are others. */
  banners(): readonly Banner[] {
    return this.bannersShown.of(this.memory.get('banners'), this.today());
  }

  /** The same array until the courses, or the day, are others. */
  courses(): readonly Course[] {
    return this.coursesShown.of(this.memory.get('courses'), this.today());
  }

  private today(): number {
    return dayNumber(mexicoCityDate(this.clock.now()));
  }
}
