import { existsSync } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { MIGRATIONS } from '@/app/database.schema';
import { within } from '@/cli/database-watch';
import { DATA_CHECKS } from '@/cli/doctor/data-checks';
import { well, wrong, type Finding } from '@/cli/doctor/finding';
import { diskCheck, filesCheck } from '@/cli/doctor/folder-checks';
import { clockCheck, migrationsCheck, redisCheck, writableCheck } from '@/cli/doctor/system-checks';
import { explain } from '@/cli/explain';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { OrderCountsRepository } from '@/modules/cart/orders/persistence/order-counts.repository';
import { DemoData } from '@/seeds/demo/demo-data.service';
import { sqlitePath } from '@/shared/database/connections/data-source-options';
import { Database } from '@/shared/database/database';
import { troubleOf } from '@/shared/database/database-trouble';
import { isHalfRestored } from '@/shared/database/transfer/restore-mark';
import type { Ask, Row } from '@/shared/database/transfer/schema-facts';
import { Clock } from '@/shared/kernel/clock';

const ANSWER_MS = 5000;
const DATABASE_ADVICE = 'revise DATABASE_URL, y que el servidor esté en marcha';

/** Looks at everything an installation needs, and changes nothing (Decisions 14.3). */
@Injectable()
export class DoctorService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly demo: DemoData,
    private readonly orders: OrderCountsRepository,
    private readonly clock: Clock,
  ) {}

  /** One finding of each check; those of the data are missing when the database can't be looked at. */
  async examine(): Promise<Finding[]> {
    const around = [await redisCheck(this.config), await diskCheck(this.config), await filesCheck(this.config)];
    const database = await this.databaseCheck();
    if (database.state !== 'ok') return [database, ...around];
    const schema = await migrationsCheck(
      this.database,
      this.ask,
      MIGRATIONS.map(({ name }) => name),
    );
    const clock = await clockCheck(this.database, this.ask);
    if (schema.state !== 'ok') return [database, schema, clock, ...around];
    const [demoDay, unexported] = [await this.demo.loadedOn(), await this.orders.unexported()];
    const data = { config: this.config, ask: this.ask, now: this.clock.now(), demoDay, unexported };
    const findings = [database, await writableCheck(this.database), schema, clock, ...around];
    for (const check of DATA_CHECKS) findings.push(await check(data));
    return findings;
  }

  private async databaseCheck(): Promise<Finding> {
    const { dialect, url } = this.config.database;
    const path = sqlitePath(url);
    if (dialect === 'sqlite' && !existsSync(path)) return unseen(`no existe ${path}`);
    try {
      const version = await within(ANSWER_MS, this.version());
      if (version === undefined) return unseen(`no ha respondido en ${ANSWER_MS / 1000} s`);
      if (await isHalfRestored(this.database.writeSource))
        return wrong('database', 'tiene una restauración a medias', 'repita mostrador restore');
      return well('database', `${version}; cada confirmación llega al disco`);
    } catch (error) {
      const found = explain(error);
      return troubleOf(error) ? unseen(found) : wrong('database', found, 'corríjalo en la base de datos');
    }
  }

  /** Connecting refuses a server that may lose commits. */
  private async version(): Promise<string> {
    await this.database.connect();
    const sqlite = this.database.dialect === 'sqlite';
    const [row] = await this.ask(`SELECT ${sqlite ? 'sqlite_version()' : 'VERSION()'} AS version`);
    return `${sqlite ? 'SQLite ' : ''}${String(row?.version)}`;
  }

  private readonly ask: Ask = (sql) => this.database.reader.query<Row[]>(sql);
}

function unseen(found: string): Finding {
  return { check: 'database', state: 'unknown', found, advice: DATABASE_ADVICE };
}
