import { join } from 'node:path';
import { KINDS } from '@/modules/ai-search/domain/kinds/data';
import { readLines } from './judged/read-lines';
import { answersOver, type Shelved } from './shelf';

const LINES = join(__dirname, 'judged/asked');
const FIRST = 700_001;
const DEPTH = 10;

/** A message, and the kind of thing that it was written to ask for. */
interface Asked {
  /** How it asks: the name of its file. */
  readonly way: string;
  readonly kind: string;
  readonly message: string;
}

/** The lines `kind | message` of every file. Throws Error naming the line that can't be read. */
function askedLines(): Asked[] {
  return readLines(LINES).map(({ file, line }) => readLine(line, file));
}

function readLine(line: string, way: string): Asked {
  const [kind, message] = line.split('|').map((column) => column.trim());
  if (!kind || !message) throw new Error(`can't be read: ${line}`);
  return { way, kind, message };
}

/** One product of every kind of the trade, called what the kind is called. */
function oneOfEach(): readonly (Shelved & { readonly kind: string })[] {
  return KINDS.filter(({ elsewhere }) => elsewhere !== true).map(({ kind }, place) => {
    const id = FIRST + place;
    return { id, kind, titulo: kind, marca: 'anaquel', modelo: `M${String(id)}`, category: kind, caracteristicas: [] };
  });
}

/** node bench/run.mjs bench/ai/asked.ts: how many messages are answered first with the thing that they were written to ask for, of every thing there is. */
async function main(): Promise<void> {
  const asked = askedLines();
  const shelf = oneOfEach();
  const idOf = new Map(shelf.map(({ kind, id }) => [kind, id]));
  const answers = await answersOver(
    shelf,
    asked.map(({ message }) => message),
    { demo: false },
  );
  const placeOf = ({ kind, message }: Asked): number => answers.get(message)?.indexOf(idOf.get(kind) ?? 0) ?? -1;
  const report = (name: string, some: readonly Asked[]): void => {
    const share = (counts: (place: number) => boolean): string =>
      (some.filter((each) => counts(placeOf(each))).length / some.length).toFixed(3);
    const figures = [share((place) => place === 0), share((place) => place >= 0 && place < DEPTH)];
    process.stdout.write(
      `${name.padEnd(10)} ${String(some.length).padStart(5)} messages, first ${figures.join(', among the first ten ')}\n`,
    );
  };
  for (const way of new Set(asked.map((each) => each.way)))
    report(
      way,
      asked.filter((each) => each.way === way),
    );
  report('all', asked);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
