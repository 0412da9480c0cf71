/** Shorter stretches are no gain over naming each number. */
const LEAST_OF_A_RUN = 16;

/** All whole numbers from one to another. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** Whole numbers, those that follow one another without a gap as stretches, and all others by themselves. */
interface Runs {
  readonly runs: readonly Run[];
  readonly single: readonly number[];
}

/** Cuts ascending, distinct whole numbers into stretches of at least 16 without a gap and the rest. */
export function runsOf(numbers: readonly number[]): Runs {
  const runs: Run[] = [];
  const single: number[] = [];
  for (let start = 0, end = 1; start < numbers.length; start = end++) {
    const from = numbers[start] ?? 0;
    while (numbers[end] === from + end - start) end++;
    if (end - start >= LEAST_OF_A_RUN) runs.push({ from, to: from + end - start - 1 });
    else single.push(...numbers.slice(start, end));
  }
  return { runs, single };
}
