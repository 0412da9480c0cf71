import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Calls of one day, credential, route and class of status; every process adds to the same row (Beyond 9.6). */
@Entity('usage_daily')
@Index('ix_usage_daily_day', ['day'])
export class UsageDailyEntity {
  @PrimaryColumn({ name: 'account_id', type: 'bigint' })
  accountId: number;

  /** `YYYY-MM-DD` in Mexico City. */
  @PrimaryColumn({ name: 'day', type: 'varchar', length: 10 })
  day: string;

  @PrimaryColumn({ name: 'client_id', type: 'varchar', length: 64 })
  clientId: string;

  /** `METHOD /pattern`. */
  @PrimaryColumn({ name: 'route', type: 'varchar', length: 120 })
  route: string;

  @PrimaryColumn({ name: 'status_class', type: 'varchar', length: 3 })
  statusClass: string;

  @Column({ name: 'calls', type: 'bigint' })
  calls: number;

  @Column({ name: 'bytes', type: 'bigint' })
  bytes: number;

  @Column({ name: 'micros', type: 'bigint' })
  micros: number;
}
