import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A secret every process of the service must share, kept here only when the operator configured none. */
@Entity('service_secrets')
export class ServiceSecretEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 32 })
  name: string;

  @Column({ name: 'value', type: 'varchar', length: 100 })
  value: string;
}
