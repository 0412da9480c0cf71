import { Injectable } from '@nestjs/common';
import { ImportService } from '@/modules/importing/import.service';
import type { RemovalCounts } from '@/modules/importing/load/row-removal';
import { BORDER_REGION_FILE, DEMO_FOLDER } from '@/seeds/data-folders';
import { demoRowsOf } from '@/seeds/demo/demo-dates';
import { StartupMarks } from '@/shared/database/startup-marks';

/** The account the demo's credentials belong to. */
export const DEMO_ACCOUNT = 100245;

/** A mark that ends in the day the demo's dates were moved to: by it, its rows are known again. */
const DAY_MARK = 'demo-day:';

/** The demo's rows: `demo/`, moved to the day they are loaded, and the border region. */
@Injectable()
export class DemoData {
  constructor(
    private readonly importer: ImportService,
    private readonly marks: StartupMarks,
  ) {}

  /** Loads the demo as of a day. A load that was interrupted is finished with the day it began with. */
  async load(now: Date): Promise<void> {
    const day = (await this.day()) ?? now.toISOString().slice(0, 10);
    await this.marks.begin(DAY_MARK + day);
    await this.importer.loadOwn(BORDER_REGION_FILE);
    await this.importer.loadOwn(DEMO_FOLDER, { recast: demoRowsOf(day) });
    await this.marks.finish(DAY_MARK + day);
  }

  /** Takes back the rows that are still as the demo brought them; undefined when no demo was loaded. */
  async takeBack(): Promise<RemovalCounts | undefined> {
    const day = await this.day();
    return day === undefined ? undefined : this.importer.takeBack(DEMO_FOLDER, { recast: demoRowsOf(day) });
  }

  private async day(): Promise<string | undefined> {
    return (await this.marks.named(DAY_MARK))?.slice(DAY_MARK.length);
  }
}
