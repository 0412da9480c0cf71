import { Table, TableCheck, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, bool, int, nullable, primary, text, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

const double = (name: string): { name: string; type: string } => ({ name, type: 'double' });

/** Accounts, brands, categories, branches, exchange rates, products with prices and stock. */
export class CreateCatalog1763600001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, ...TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, ...TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'accounts',
    columns: [
      primary(bigint('id')),
      varchar('business_name', 250),
      varchar('tax_id', 20),
      varchar('tax_regime', 5),
      varchar('email', 200),
      varchar('phone', 40),
      nullable(varchar('whatsapp', 40)),
      text('address'),
      bool('api_enabled'),
      varchar('class_name', 60),
      int('class_discount'),
      text('agreements'),
      text('credit_terms'),
      nullable(text('warehouses')),
      nullable(text('seller')),
      bool('withdrawn'),
    ],
  }),
  new Table({
    name: 'brands',
    columns: [
      primary(varchar('id', 100)),
      varchar('name', 150),
      varchar('logo', 500),
      nullable(varchar('title', 300)),
      nullable(text('description')),
      bool('withdrawn'),
    ],
  }),
  new Table({
    name: 'categories',
    columns: [
      primary(bigint('id')),
      varchar('name', 200),
      int('level'),
      nullable(bigint('parent_id')),
      nullable(varchar('image', 500)),
      bool('withdrawn'),
    ],
  }),
  new Table({
    name: 'branches',
    columns: [
      primary(varchar('code', 60)),
      varchar('name', 150),
      varchar('street', 150),
      varchar('ext_number', 40),
      nullable(varchar('int_number', 40)),
      varchar('neighborhood', 150),
      varchar('postal_code', 10),
      varchar('city', 150),
      varchar('state', 100),
      varchar('country', 60),
      varchar('phone', 60),
      double('latitude'),
      double('longitude'),
      bool('supplies'),
      varchar('series', 10),
      bool('withdrawn'),
    ],
  }),
  new Table({ name: 'exchange_rates', columns: [primary(varchar('term', 30)), int('rate')] }),
  new Table({
    name: 'products',
    columns: [
      primary(bigint('id')),
      varchar('model', 200),
      varchar('title', 500),
      varchar('brand_id', 100),
      text('category_ids'),
      nullable(varchar('warranty', 300)),
      nullable(varchar('sat_key', 20)),
      nullable(varchar('sat_description', 500)),
      nullable(varchar('cover_image', 1000)),
      nullable(text('images')),
      nullable(text('resources')),
      nullable(text('images360')),
      nullable(text('icons')),
      nullable(varchar('link', 1000)),
      nullable(varchar('private_link', 1000)),
      nullable(varchar('weight', 20)),
      nullable(varchar('height', 20)),
      nullable(varchar('length', 20)),
      nullable(varchar('width', 20)),
      nullable(varchar('volumetric_weight', 20)),
      nullable(text('unit')),
      nullable(text('features')),
      nullable(varchar('pro_title', 500)),
      nullable(text('pro_features')),
      bool('project'),
      bool('active'),
      nullable(text('variant')),
      nullable(text('components')),
      nullable(text('related')),
      nullable(text('accessories')),
      int('sales'),
      int('trend'),
      bool('withdrawn'),
    ],
  }),
  new Table({
    name: 'product_texts',
    columns: [primary(bigint('product_id')), nullable(text('description')), nullable(text('pro_description'))],
  }),
  new Table({
    name: 'prices',
    columns: [
      primary(bigint('product_id')),
      bigint('list_price'),
      nullable(bigint('public_price')),
      nullable(bigint('offer_price')),
      nullable(int('offer_from')),
      nullable(int('offer_to')),
      nullable(bigint('map_price')),
      nullable(text('tiers')),
      nullable(text('open_box')),
      bool('withdrawn'),
    ],
  }),
  new Table({
    name: 'stock',
    withoutRowid: true,
    columns: [
      primary(bigint('product_id')),
      primary(varchar('grade', 3)),
      primary(varchar('branch_code', 60)),
      int('on_hand'),
      int('reserved'),
      bool('overcommitted'),
      bool('withdrawn'),
    ],
    checks: [
      new TableCheck({
        name: 'ck_stock_reserved',
        expression: '"reserved" >= 0 AND ("overcommitted" = 1 OR "reserved" <= "on_hand")',
      }),
    ],
  }),
];
