import { scan } from '../reading/scan';
import { CITY_ALIASES } from './place-names';
import { words } from './words';

/** A branch as its names tell it. */
export interface NamedBranch {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  /** The state's name. */
  readonly state?: string;
}

/** Every folded name of a place with the branches there. */
export function placesOf(
  branches: readonly NamedBranch[],
  namesOf: (branch: NamedBranch) => readonly string[],
): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const branch of branches) {
    const names = new Set(namesOf(branch).map((text) => wordsOf(text).join(' ')));
    for (const place of names) if (place.length >= 3) places.set(place, [...(places.get(place) ?? []), branch.code]);
  }
  return places;
}

/** What any branch may be called besides its place. */
const OF_ANY = words('sucursal tienda mostrador cedis matriz oficina almacen bodega ciudad cd de del la el los las y');
const OF_BRANCH = ['sucursal', 'sucursal de', 'suc', 'suc de', 'tienda', 'tienda de', 'mostrador', 'mostrador de'];

/**
 * What is left of each branch's name without its city (`iztapalapa` of `CDMX Iztapalapa`), with the branches that have it; where that is a word of
 * other things too (`centro`, `norte`), only as the name of a branch: `sucursal centro`.
 */
export function ownNamesOf(
  branches: readonly NamedBranch[],
  isOrdinary: (word: string) => boolean,
): Map<string, string[]> {
  const names = placesOf(branches, (branch) => [ownNameOf(branch)]);
  const said = [...names].flatMap(([name, codes]): [string, string[]][] => {
    const isPlain = name.split(' ').every(isOrdinary);
    return isPlain ? OF_BRANCH.map((leads) => [`${leads} ${name}`, codes]) : [[name, codes]];
  });
  return new Map(said);
}

function ownNameOf({ name, city, state = '' }: NamedBranch): string {
  const place = new Set(wordsOf(`${city} ${state}`));
  const isOfPlace = (word: string): boolean =>
    place.has(word) || wordsOf(CITY_ALIASES[word] ?? '').some((other) => place.has(other));
  return wordsOf(name)
    .filter((word) => !OF_ANY.has(word) && !isOfPlace(word))
    .join(' ');
}

function wordsOf(text: string): string[] {
  return scan(text)
    .filter(({ kind }) => kind !== 'break')
    .map((token) => token.text);
}
