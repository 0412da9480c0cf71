import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { madeFiles } from '@test/support/documents/made-files';

describe('what is made from the sources', () => {
  it('is kept in docs/ as these sources make it: document, table of codes, Postman; `npm run openapi` renews it', async () => {
    const made = await madeFiles();
    for (const [file, text] of made) {
      const line = firstDifference(text, readFileSync(file, 'utf8'));
      if (line !== undefined)
        throw new Error(`${relative(process.cwd(), file)} is stale. Renew it with \`npm run openapi\`.\n${line}`);
    }
    expect(made.size).toBe(4);
  });
});

function firstDifference(made: string, kept: string): string | undefined {
  if (made === kept) return undefined;
  const [now, then] = [made.split('\n'), kept.split('\n')];
  const index = now.findIndex((line, number) => line !== then[number]);
  return `line ${index + 1}: the sources say ${String(now[index])}, the file ${String(then[index])}`;
}
