import { diceFor, hash32 } from './dice';
import { accessControl } from './lines/access-control';
import { cabling } from './lines/cabling';
import { energy } from './lines/energy';
import { fire } from './lines/fire';
import { intercom } from './lines/intercom';
import { intrusion } from './lines/intrusion';
import { iotSoundAndTools } from './lines/iot-sound-tools';
import { ipCameras } from './lines/ip-cameras';
import { kits } from './lines/kits';
import { moreVariants } from './lines/more-variants';
import { networking } from './lines/networking';
import { office } from './lines/office';
import { racks } from './lines/racks';
import { radio } from './lines/radio';
import { recorders } from './lines/recorders';
import { specialCameras } from './lines/special-cameras';
import { storage } from './lines/storage';
import { turboCameras } from './lines/turbo-cameras';
import { videoAccessories } from './lines/video-accessories';
import type { ProductDraft } from './product-draft';

/** A product with its id and, for what the rows derive from them, its neighbours. */
export interface CatalogProduct extends ProductDraft {
  readonly id: number;
}

/** The demo's products and a way to find them by model. */
export interface DemoCatalog {
  readonly products: readonly CatalogProduct[];
  readonly byModel: ReadonlyMap<string, CatalogProduct>;
}

const FIRST_ID = 20_000;
const ID_SPAN = 220_000;

/** Products of every line of business; kits last, after what they are made of. */
function drafts(): readonly ProductDraft[] {
  const lines = [
    ipCameras,
    specialCameras,
    turboCameras,
    recorders,
    videoAccessories,
    storage,
    networking,
    cabling,
    racks,
    accessControl,
    intercom,
    intrusion,
    fire,
    energy,
    radio,
    iotSoundAndTools,
    office,
    moreVariants,
  ];
  const products = lines.flatMap((line) => line());
  return [...products, ...kits(products)];
}

/** Ids come from the model, so that adding a product leaves the others' ids alone. */
export function demoCatalog(): DemoCatalog {
  const taken = new Set<number>();
  const products = drafts().map((draft): CatalogProduct => {
    let id = FIRST_ID + (hash32(`id ${draft.model}`) % ID_SPAN);
    while (taken.has(id)) id += 1;
    taken.add(id);
    return { ...draft, id };
  });
  return { products, byModel: new Map(products.map((product) => [product.model, product])) };
}

/** Up to `count` other products of the same main category, nearest in price first. */
export function neighbours(product: CatalogProduct, catalog: DemoCatalog, count: number): readonly CatalogProduct[] {
  const [main] = product.categories;
  return catalog.products
    .filter((other) => other.categories[0] === main && other.id !== product.id)
    .sort((a, b) => Math.abs(a.cents - product.cents) - Math.abs(b.cents - product.cents) || a.id - b.id)
    .slice(0, count);
}

/** How well a product sells, 0 to 100: what stock and sales figures hang on. */
export function popularity(product: CatalogProduct): number {
  const dice = diceFor(`popularity ${product.model}`);
  const cheap = product.cents < 50_00 ? 20 : product.cents < 300_00 ? 8 : 0;
  return Math.min(100, Math.floor((dice.int(0, 100) * dice.int(0, 100)) / 125) + cheap);
}
