import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far a webhook has been told of the catalog, by type. */
@Entity('webhook_places')
export class WebhookPlaceEntity {
  @PrimaryColumn({ name: 'webhook_id', type: 'varchar', length: 40 })
  webhookId: string;

  @PrimaryColumn({ name: 'type', type: 'varchar', length: 40 })
  type: string;

  @Column({ name: 'position', type: 'bigint' })
  position: number;

  /** Up to where its receiver had been told everything when the walk to `position` began; null in rows of before: `position`. */
  @Column({ name: 'known', type: 'bigint', nullable: true })
  known: number | null;

  /** What `known` becomes when the last delivery that was made is accepted. */
  @Column({ name: 'next_known', type: 'bigint', nullable: true })
  nextKnown: number | null;

  /** Of what the account sees: when it changes, the receiver has to read the whole again. */
  @Column({ name: 'view_digest', type: 'varchar', length: 64 })
  viewDigest: string;
}
