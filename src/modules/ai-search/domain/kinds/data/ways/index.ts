import { OF_CARS_AND_TOOLS } from './of-cars-and-tools';
import { OF_COUNTERS_AND_WORKS } from './of-counters-and-works';
import { OF_HOMES_AND_PHONES } from './of-homes-and-phones';
import { OF_SOUND_AND_PICTURE } from './of-sound-and-picture';

/** By kind: ways to ask of those who tell what they do with a thing, what goes wrong without it and what it looks like, and never name it. */
export const LAY_WAYS: Readonly<Record<string, string>> = {
  ...OF_SOUND_AND_PICTURE,
  ...OF_HOMES_AND_PHONES,
  ...OF_CARS_AND_TOOLS,
  ...OF_COUNTERS_AND_WORKS,
};
