import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CfdiUse } from '@/modules/support-catalogs/domain/payment/cfdi-uses';

/** A use of an invoice and the fiscal regimes it is open to (null: all). */
@Entity('cfdi_uses')
export class CfdiUseEntity implements CfdiUse {
  @PrimaryColumn({ name: 'code', type: 'varchar', length: 10 })
  code: string;

  @Column({ name: 'name', type: 'varchar', length: 200 })
  name: string;

  @Column({ name: 'regimes', type: 'simple-json', nullable: true })
  regimes: string[] | null;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
