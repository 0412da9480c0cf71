import { diceFor, type Dice } from '../dice';
import { abbreviated } from './words';

/** Orders of a title's pieces: every brand keeps to one, as the person who keys it in does. */
type House = (pieces: TitlePieces) => string[];

/** What a title is put together from. */
export interface TitlePieces {
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  readonly measures: readonly string[];
}

const HOUSES: readonly House[] = [
  ({ name, measures }) => [name, ...measures],
  ({ name, measures, model }) => [name, ...measures, model],
  ({ name, measures, model }) => [model, name, ...measures],
  ({ name, measures, model, brand }) => [name, brand, model, ...measures],
  ({ name, measures, brand }) => [brand, name, ...measures],
  ({ name, measures, brand }) => [name, ...measures.slice(0, 1), brand, ...measures.slice(1)],
];

/** A product's title, in the manner of its brand's house and with the day's way of writing. */
export function titleOf(pieces: TitlePieces, brandId: string, dice: Dice): string {
  const house = dice.chance(80) ? diceFor(`house/${brandId}`).pick(HOUSES) : dice.pick(HOUSES);
  return inTheDaysWay(house(pieces).join(dice.pick([' ', ' ', ' ', ', ', ' - ', '/'])), dice);
}

/** An accessory's title: mostly it begins with what it is, sometimes with the thing that it serves. */
export function accessoryTitle(name: string, owner: TitlePieces, dice: Dice): string {
  const served = dice.pick(['P/', 'PARA ', 'COMPATIBLE CON ', 'FOR ', 'P/ ']);
  return inTheDaysWay(
    dice.pick([
      `${name} ${served}${owner.name} ${owner.model}`,
      `${name} ${served}${owner.model}`,
      `${name} ${owner.brand} ${served}${owner.name}`,
      `${owner.name} ${owner.model} ${name}`,
      `REF ${owner.brand} ${owner.model} ${name} ${owner.measures[0] ?? ''}`.trim(),
    ]),
    dice,
  );
}

function inTheDaysWay(title: string, dice: Dice): string {
  const day = dice.int(1, 100);
  if (day <= 45) return title;
  if (day <= 78) return abbreviated(title);
  const lower = title.toLowerCase();
  return day <= 95 ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
}
