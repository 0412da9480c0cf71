/** Repeatable draws: the same key always gives the same numbers, on every machine, whatever was drawn before. */
export interface Dice {
  /** Whole number from `low` to `high`, both included. */
  readonly int: (low: number, high: number) => number;
  /** True in `percent` of a hundred cases. */
  readonly chance: (percent: number) => boolean;
  /** One of the options. Throws RangeError when there are none. */
  readonly pick: <T>(options: readonly T[]) => T;
}

/** 32-bit FNV-1a hash of a text, finished with an avalanche so that near keys give far numbers. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash);
}

function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Dice of their own for `key`. */
export function diceFor(key: string): Dice {
  let state = hash32(key);
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state);
  };
  const int = (low: number, high: number): number => low + (next() % (high - low + 1));
  return {
    int,
    chance: (percent) => int(1, 100) <= percent,
    pick: (options) => {
      const chosen = options[int(0, Math.max(options.length - 1, 0))];
      if (chosen === undefined) throw new RangeError('nothing to pick from');
      return chosen;
    },
  };
}
