import { Column, Entity, PrimaryColumn } from 'typeorm';

/** MXN per USD in ten-thousandths, by term (`normal`, `preferencial`, `un_dia`, …). */
@Entity('exchange_rates')
export class ExchangeRateEntity {
  @PrimaryColumn({ name: 'term', type: 'varchar', length: 30 })
  term: string;

  @Column({ name: 'rate', type: 'integer' })
  rate: number;
}
