import type { Readable } from 'node:stream';

/** Gives on what a worker says, line by line and whole, with their ends; also what it has begun when it ends. */
export function passLinesOn(said: Readable, to: { readonly write: (line: string) => void }): void {
  let begun = '';
  said.setEncoding('utf8');
  said.on('data', (text: string) => {
    const lines = (begun + text).split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) to.write(`${line}\n`);
  });
  said.on('end', () => {
    if (begun !== '') to.write(`${begun}\n`);
  });
}
