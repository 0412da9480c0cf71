import { createWriteStream } from 'node:fs';
import { copyFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { ImportService } from '@/modules/importing/import.service';
import { BORDER_REGION_FILE, BUILT_IN_FOLDER, DEMO_FOLDER } from '@/seeds/data-folders';
import { DemoOrdersFiles } from '@/seeds/demo/demo-orders-files.service';
import { DemoOrdersRepository } from '@/seeds/demo/demo-orders.repository';
import { demoRowsOf } from '@/seeds/demo/demo-dates';
import { StartupMarks } from '@/shared/database/starts/startup-marks';
import { makeFolders } from '@/shared/files/make-folders';

/** The account the demo's credentials belong to. */
export const DEMO_ACCOUNT = 100245;

/** A mark that ends in the day the demo's dates were moved to: by it, its rows are known again. */
const DAY_MARK = 'demo-day:';
const REMOVED_MARK = 'demo:removed';

/** Files with days in them, by their entity. */
const DATED: ReadonlySet<string> = new Set(['precios', 'facturas', 'guias', 'banners', 'cursos']);
/** Entities of which an operator's own row may well be the same as the demo's. */
const COMMON = ['fleteras', 'zonas', 'coberturas', 'zonas_extendidas'] as const;

/** What became of the demo's rows. */
export interface DemoRemoval {
  readonly removed: number;
  /** Rows that were changed since. */
  readonly kept: number;
  /** Accounts that were taken back. */
  readonly accounts: readonly number[];
}

/** The demo's rows: `demo/`, moved to the day they are loaded, and the border region. */
@Injectable()
export class DemoData {
  constructor(
    private readonly importer: ImportService,
    private readonly marks: StartupMarks,
    private readonly orders: DemoOrdersRepository,
    private readonly orderFiles: DemoOrdersFiles,
  ) {}

  /** Loads the demo as of a day. A load that was interrupted is finished with the day it began with. */
  async load(now: Date): Promise<void> {
    const day = (await this.loadedOn()) ?? now.toISOString().slice(0, 10);
    await this.marks.begin(DAY_MARK + day);
    await this.importer.loadOwn(BORDER_REGION_FILE);
    await this.importer.loadOwn(DEMO_FOLDER, { recast: demoRowsOf(day) });
    await this.marks.finish(DAY_MARK + day);
  }

  /** The day the demo in this database was loaded as of; undefined when there is none, or it was taken away. */
  async loadedOn(): Promise<string | undefined> {
    if ((await this.marks.state(REMOVED_MARK)) === 'finished') return undefined;
    return (await this.marks.named(DAY_MARK))?.slice(DAY_MARK.length);
  }

  /**
   * Takes back the rows that are still as the demo brought them; the border region stays, for it is law. Undefined when there is no demo
   * that is known again.
   */
  async takeBack(): Promise<DemoRemoval | undefined> {
    const day = await this.loadedOn();
    if (day === undefined) return undefined;
    const ofOrders = (await this.orderFiles.takeBack()) + (await this.orders.remove());
    const except: string[] = [];
    for (const entity of COMMON) if (await this.importer.wasImported(entity)) except.push(entity);
    const taken = await this.importer.takeBack(DEMO_FOLDER, { recast: demoRowsOf(day), except });
    await this.marks.finish(REMOVED_MARK);
    let [removed, kept] = [ofOrders, 0];
    for (const rows of taken.values()) {
      removed += rows.removed.length;
      kept += rows.kept;
    }
    return { removed, kept, accounts: (taken.get('cuentas')?.removed ?? []).map(([account]) => Number(account)) };
  }

  /** Writes the demo as of a day, and all the built-in lists, as a folder that can be imported. The folder must be empty or not there yet. */
  async write(folder: string, now: Date): Promise<void> {
    await makeFolders(folder);
    if ((await readdir(folder)).length > 0) throw new Error(`${folder}: no está vacía; nombre una carpeta nueva`);
    const recast = demoRowsOf(now.toISOString().slice(0, 10));
    for (const from of [BUILT_IN_FOLDER, DEMO_FOLDER]) {
      for (const name of await readdir(from)) {
        const [entity = ''] = name.split('.');
        const path = join(from, name);
        if (!DATED.has(entity)) await copyFile(path, join(folder, name));
        else
          await pipeline(Readable.from(this.lines(path, recast)), createWriteStream(join(folder, `${entity}.ndjson`)));
      }
    }
    await copyFile(BORDER_REGION_FILE, join(folder, basename(BORDER_REGION_FILE)));
  }

  private async *lines(path: string, recast: ReturnType<typeof demoRowsOf>): AsyncGenerator<string> {
    for await (const [entity, record] of this.importer.recordsOf(path))
      yield `${JSON.stringify(recast(entity, record))}\n`;
  }
}
