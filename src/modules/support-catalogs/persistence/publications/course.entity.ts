import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Course, CourseMode } from '@/modules/support-catalogs/domain/publications';

/** A course; days are YYYYMMDD, the price in ten-thousandths of its currency. */
@Entity('courses')
export class CourseEntity implements Course {
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 40 })
  id: string;

  @Column({ name: 'title', type: 'varchar', length: 300 })
  title: string;

  @Column({ name: 'description', type: 'text' })
  description: string;

  @Column({ name: 'mode', type: 'varchar', length: 20 })
  mode: CourseMode;

  @Column({ name: 'venue', type: 'varchar', length: 300 })
  venue: string;

  @Column({ name: 'city', type: 'varchar', length: 150 })
  city: string;

  @Column({ name: 'from_day', type: 'integer' })
  from: number;

  @Column({ name: 'until_day', type: 'integer' })
  until: number;

  @Column({ name: 'hours', type: 'integer' })
  hours: number;

  @Column({ name: 'seats', type: 'integer' })
  seats: number;

  @Column({ name: 'price', type: 'bigint' })
  price: number;

  @Column({ name: 'currency', type: 'varchar', length: 3 })
  currency: string;

  @Column({ name: 'instructor', type: 'varchar', length: 150 })
  instructor: string;

  @Column({ name: 'image', type: 'varchar', length: 1000 })
  image: string;

  @Column({ name: 'link', type: 'varchar', length: 1000 })
  link: string;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
