import { join } from 'node:path';

/** The project's own folder, from the sources as from the build: both lie one level below it. */
const ROOT = join(__dirname, '..', '..');

/** The demo as an operator would have exported it. Its dates are those of a day that is named in `demo-dates`. */
export const DEMO_FOLDER = join(ROOT, 'demo');

/** Legal and postal lists to import. */
export const REFERENCE_FOLDER = join(ROOT, 'reference');

/** The lists that every installation begins with. */
export const BUILT_IN_FOLDER = join(REFERENCE_FOLDER, 'built-in');

/** The border region's legal list. */
export const BORDER_REGION_FILE = join(REFERENCE_FOLDER, 'region_fronteriza.csv');
