import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, bool, int, nullable, primary, text, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

const double = (name: string): { name: string; type: string } => ({ name, type: 'double' });

/** Payment methods, CFDI uses, countries, carriers with zones, tariffs and coverage, postal codes, banners, courses. */
export class CreateSupportCatalogs1763600010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, ...TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, ...TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'payment_methods',
    columns: [
      primary(varchar('method_key', 60)),
      varchar('group_name', 100),
      varchar('title', 150),
      varchar('sat_code', 4),
      int('discount'),
      varchar('exchange_rate', 30),
      int('term_days'),
      text('forms'),
      int('position'),
      bool('withdrawn'),
    ],
  }),
  new Table({
    name: 'cfdi_uses',
    columns: [primary(varchar('code', 10)), varchar('name', 200), nullable(text('regimes')), bool('withdrawn')],
  }),
  new Table({
    name: 'countries',
    columns: [primary(varchar('code', 3)), int('number'), varchar('name', 150), bool('withdrawn')],
  }),
  new Table({
    name: 'carriers',
    columns: [
      primary(varchar('code', 60)),
      varchar('name', 150),
      bool('next_day'),
      bool('ground'),
      bool('coverage_dependent'),
      int('position'),
      bool('withdrawn'),
    ],
  }),
  new Table({
    name: 'carrier_coverage',
    columns: [primary(varchar('carrier', 60)), primary(varchar('postal_area', 5)), bool('withdrawn')],
  }),
  new Table({
    name: 'freight_zones',
    columns: [
      primary(varchar('origin_state', 4)),
      primary(varchar('destination_state', 4)),
      varchar('zone', 20),
      bool('withdrawn'),
    ],
  }),
  new Table({
    name: 'freight_tariffs',
    columns: [
      primary(varchar('carrier', 60)),
      primary(varchar('zone', 20)),
      primary(bigint('up_to')),
      bigint('price'),
      bigint('per_extra_kilo'),
      bigint('extended_surcharge'),
      bool('withdrawn'),
    ],
  }),
  new Table({
    name: 'extended_zones',
    columns: [primary(varchar('postal_area', 5)), bool('withdrawn')],
  }),
  new Table({
    name: 'border_region',
    columns: [primary(varchar('postal_area', 5)), bool('withdrawn')],
  }),
  new Table({
    name: 'postal_codes',
    columns: [
      primary(varchar('code', 5)),
      varchar('state_code', 4),
      varchar('municipality', 100),
      text('settlements'),
      bool('complete'),
      bool('withdrawn'),
    ],
    indices: [{ name: 'ix_postal_codes_municipality', columnNames: ['state_code', 'municipality'] }],
  }),
  new Table({
    name: 'postal_coordinates',
    columns: [primary(varchar('postal_code', 5)), double('latitude'), double('longitude'), bool('withdrawn')],
  }),
  new Table({
    name: 'banners',
    columns: [
      primary(varchar('id', 40)),
      varchar('title', 300),
      varchar('image', 1000),
      varchar('link', 1000),
      int('position'),
      nullable(int('from_day')),
      nullable(int('until_day')),
      bool('withdrawn'),
    ],
  }),
  new Table({
    name: 'courses',
    columns: [
      primary(varchar('id', 40)),
      varchar('title', 300),
      text('description'),
      varchar('mode', 20),
      varchar('venue', 300),
      varchar('city', 150),
      int('from_day'),
      int('until_day'),
      int('hours'),
      int('seats'),
      bigint('price'),
      varchar('currency', 3),
      varchar('instructor', 150),
      varchar('image', 1000),
      varchar('link', 1000),
      bool('withdrawn'),
    ],
  }),
];
