import { words } from './words';

/** The pronouns that stand before a verb, or are written behind it as one with it: `se la llevan`, `llevarla`. */
export const CLITICS = words('me te se nos lo la los las le les');
