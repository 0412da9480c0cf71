import { Column, Entity, PrimaryColumn } from 'typeorm';
import type {
  KitComponent,
  ProductIcons,
  ProductImage,
  ProductResource,
  UnitOfMeasure,
  VariantMembership,
} from '@/modules/products/domain/product';

/** A product as the operator loaded it. Dimensions are decimal text in kg and cm; long texts live in product_texts. */
@Entity('products')
export class ProductEntity {
  @PrimaryColumn({ name: 'id', type: 'bigint' })
  id: number;

  @Column({ name: 'model', type: 'varchar', length: 200 })
  model: string;

  @Column({ name: 'title', type: 'varchar', length: 500 })
  title: string;

  @Column({ name: 'brand_id', type: 'varchar', length: 100 })
  brandId: string;

  @Column({ name: 'category_ids', type: 'simple-json' })
  categoryIds: number[];

  @Column({ name: 'warranty', type: 'varchar', length: 300, nullable: true })
  warranty: string | null;

  @Column({ name: 'sat_key', type: 'varchar', length: 20, nullable: true })
  satKey: string | null;

  @Column({ name: 'sat_description', type: 'varchar', length: 500, nullable: true })
  satDescription: string | null;

  @Column({ name: 'cover_image', type: 'varchar', length: 1000, nullable: true })
  coverImage: string | null;

  @Column({ name: 'images', type: 'simple-json', nullable: true })
  images: ProductImage[] | null;

  @Column({ name: 'resources', type: 'simple-json', nullable: true })
  resources: ProductResource[] | null;

  @Column({ name: 'images360', type: 'simple-json', nullable: true })
  images360: unknown[] | null;

  @Column({ name: 'icons', type: 'simple-json', nullable: true })
  icons: ProductIcons | null;

  @Column({ name: 'link', type: 'varchar', length: 1000, nullable: true })
  link: string | null;

  @Column({ name: 'private_link', type: 'varchar', length: 1000, nullable: true })
  privateLink: string | null;

  @Column({ name: 'weight', type: 'varchar', length: 20, nullable: true })
  weight: string | null;

  @Column({ name: 'height', type: 'varchar', length: 20, nullable: true })
  height: string | null;

  @Column({ name: 'length', type: 'varchar', length: 20, nullable: true })
  length: string | null;

  @Column({ name: 'width', type: 'varchar', length: 20, nullable: true })
  width: string | null;

  @Column({ name: 'volumetric_weight', type: 'varchar', length: 20, nullable: true })
  volumetricWeight: string | null;

  @Column({ name: 'unit', type: 'simple-json', nullable: true })
  unit: UnitOfMeasure | null;

  @Column({ name: 'features', type: 'simple-json', nullable: true })
  features: string[] | null;

  @Column({ name: 'pro_title', type: 'varchar', length: 500, nullable: true })
  proTitle: string | null;

  @Column({ name: 'pro_features', type: 'simple-json', nullable: true })
  proFeatures: string[] | null;

  @Column({ name: 'project', type: 'boolean' })
  project: boolean;

  @Column({ name: 'active', type: 'boolean' })
  active: boolean;

  @Column({ name: 'variant', type: 'simple-json', nullable: true })
  variant: VariantMembership | null;

  @Column({ name: 'components', type: 'simple-json', nullable: true })
  components: KitComponent[] | null;

  @Column({ name: 'related', type: 'simple-json', nullable: true })
  related: number[] | null;

  @Column({ name: 'accessories', type: 'simple-json', nullable: true })
  accessories: number[] | null;

  @Column({ name: 'sales', type: 'integer' })
  sales: number;

  @Column({ name: 'trend', type: 'integer' })
  trend: number;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
