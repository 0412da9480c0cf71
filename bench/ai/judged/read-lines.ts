import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The lines of every file in a folder, in the order of the files' names, each with the name of its own; without empty ones and those that begin with `#`. */
export function readLines(folder: string): { readonly file: string; readonly line: string }[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => ({ file: basename(name, '.txt'), line })),
    );
}
