import { refuseOtherPepper } from '@/cli/backup/kept-pepper';
import type { AppConfig } from '@/config/app-config';

const PEPPER = 'q8Zr2!vLx0Wm5Tn7bK';

describe('the pepper of a backup', () => {
  const restoring = (dialect: string, secretPepper: string | undefined, pepper: string | undefined) => (): void => {
    refuseOtherPepper({ database: { dialect }, secretPepper } as unknown as AppConfig, pepper);
  };

  it.each([
    ['sqlite', undefined, PEPPER],
    ['sqlite', `${PEPPER}\n`, `${PEPPER}\n`],
    ['mysql', undefined, `${PEPPER}\n`],
    ['sqlite', PEPPER, undefined],
  ])('is taken on %s with %j configured and %j in the backup', (dialect, configured, pepper) => {
    expect(restoring(dialect, configured, pepper)).not.toThrow();
  });

  it.each([
    ['sqlite', undefined, `${PEPPER}\n`, /empieza o termina con blancos.*SECRET_PEPPER/],
    ['sqlite', undefined, ` ${PEPPER}`, /empieza o termina con blancos/],
    ['sqlite', PEPPER, `${PEPPER}\n`, /no es el del respaldo/],
    ['mysql', 'another one altogether', PEPPER, /no es el del respaldo/],
  ])('is refused on %s with %j configured and %j in the backup', (dialect, configured, pepper, problem) => {
    expect(restoring(dialect, configured, pepper)).toThrow(problem);
  });
});
