import { ERROR_CATALOG } from '@/app/error-catalog';
import { composeErrorCatalogs, type ErrorCatalog, type ErrorEntry } from '@/shared/http/errors/error-catalog';
import { HTTP_ERRORS } from '@/shared/http/errors/http.errors';
import { statusTitle } from '@/shared/http/errors/status-titles';

const ENTRY = { status: 400, text: 'Texto.', meaning: 'Significado.' } as const;

describe('error catalogs', () => {
  it('do not compile with a code in two of them, or with one left out', () => {
    const again = { no_disponible: ENTRY } as const satisfies ErrorCatalog;
    // @ts-expect-error no_disponible is in both
    composeErrorCatalogs(HTTP_ERRORS, again);
    // @ts-expect-error the codes of the modules are in neither
    composeErrorCatalogs(HTTP_ERRORS);
    // @ts-expect-error no such code in the union
    const invented = { codigo_inventado: ENTRY } as const satisfies ErrorCatalog;
    expect(Object.keys(invented)).toHaveLength(1);
  });

  it.each(Object.entries<ErrorEntry>(ERROR_CATALOG))('say all there is to say of %s', (code, entry) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(entry.text).toMatch(/^\p{Lu}.*\.$/u);
    expect(entry.meaning).toMatch(/\.$/);
    for (const status of [entry.status].flat()) expect(statusTitle(status)).not.toBe('Error');
  });
});
