import { readFileSync } from 'node:fs';
import { FORMAT_FILE, renewedFormat } from '@test/support/documents/import-format';

describe('the page of the import format', () => {
  it('says what the definitions say; `npm run import-format` renews it', async () => {
    const kept = readFileSync(FORMAT_FILE, 'utf8');
    if ((await renewedFormat(kept)) !== kept)
      throw new Error('docs/contract/import-format.md is stale. Renew it with `npm run import-format`.');
    expect(kept).toContain('`producto_id`');
  });
});
