import { readFileSync } from 'node:fs';
import { useApp } from '@test/support/app';

describe('the version', () => {
  const app = useApp();

  it('is the one of package.json in /health/live and in the document', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect((await app.api.get('/health/live')).body).toEqual({ status: 'ok', version });
    expect((await app.api.get('/docs/openapi.json')).body).toMatchObject({ info: { version } });
  });
});
