import { readFileSync } from 'node:fs';
import { DOCUMENT_FILE, openApiText } from '@test/support/openapi-document';

describe('the OpenAPI document', () => {
  it('is kept in docs/openapi.json as these sources make it; `npm run openapi` renews it', async () => {
    const made = await openApiText();
    const kept = readFileSync(DOCUMENT_FILE, 'utf8');
    const line = firstDifference(made, kept);
    if (line !== undefined) throw new Error(`docs/openapi.json is stale. Renew it with \`npm run openapi\`.\n${line}`);
    expect(kept.endsWith('\n')).toBe(true);
  });
});

function firstDifference(made: string, kept: string): string | undefined {
  if (made === kept) return undefined;
  const [now, then] = [made.split('\n'), kept.split('\n')];
  const index = now.findIndex((line, number) => line !== then[number]);
  return `line ${index + 1}: the sources say ${String(now[index])}, the file ${String(then[index])}`;
}
