import { useApp } from '@test/support/app';

describe('the address of a service without PUBLIC_URL', () => {
  const app = useApp();

  it('is where it listens, for who makes a client from the document as for a library that reads the metadata', async () => {
    const { body: metadata } = await app.api.get('/.well-known/oauth-authorization-server');
    const { body: document } = await app.api.get('/docs/openapi.json');
    expect(metadata.issuer).toBe(app.url);
    expect(document.servers).toEqual([{ url: app.url, description: 'Este servicio' }]);
  });
});
