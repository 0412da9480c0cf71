import { useApp } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';
import { accountRow as account } from '@test/support/import-rows';
import { problemsOf as problems } from '@test/support/problems';
import { ADDRESSES as PATH, AMERICAN_ADDRESS as AMERICAN, MEXICAN_ADDRESS as MEXICAN } from './addresses.builder';

const MINE = 1001;

describe('boundaries of saved addresses, in characters', () => {
  const app = useApp({ cuentas: [account(MINE)] });
  let mine: string;
  const create = (json: unknown) => app.api.post(PATH, { token: mine, json });
  const idOf = (response: ApiResponse): number => (response.body as { id: number }).id;

  beforeAll(async () => {
    mine = await app.token(MINE);
  });

  const limits = [
    ['atencion_a', 120, 120],
    ['calle', 100, 100],
    ['num_ext', 20, 20],
    ['num_int', 20, 20],
    ['colonia', 100, 100],
    ['ciudad', 100, 100],
    ['telefono', 20, 20],
    ['estado', 4, 60],
    ['codigo_postal', 5, 10],
    ['pais', 3, 3],
  ] as const;
  const FILLS = ['x', 'ñ', '😀', 'ß'];
  const FREE_IN_MEXICO = limits.filter(([field]) => !['estado', 'codigo_postal', 'pais'].includes(field));
  const FREE_ELSEWHERE = limits.filter(([field]) => field !== 'pais');

  describe.each(FREE_IN_MEXICO)('%s, in Mexico', (field, max) => {
    it.each(FILLS)('takes the most of %p and not one more', async (fill) => {
      const longest = await create({ ...MEXICAN, [field]: fill.repeat(max) });
      expect(longest.status).toBe(200);
      const saved = await app.api.get(`${PATH}/${idOf(longest)}`, { token: mine });
      const shown = field === 'ciudad' ? 'CHIHUAHUA' : fill.repeat(max).toUpperCase();
      expect((saved.body as Record<string, unknown>)[field]).toBe(shown);
      const tooLong = await create({ ...MEXICAN, [field]: fill.repeat(max + 1) });
      expect([tooLong.status, problems(tooLong)]).toEqual([400, [`${field} admite hasta ${max} caracteres`]]);
    });
  });

  describe.each(FREE_ELSEWHERE)('%s, in the United States', (field, _inMexico, max) => {
    it.each(FILLS)('takes the most of %p and not one more', async (fill) => {
      const longest = await create({ ...AMERICAN, [field]: fill.repeat(max) });
      expect(longest.status).toBe(200);
      const name = field === 'estado' ? 'codigo_estado' : field;
      expect((longest.body as Record<string, unknown>)[name]).toBe(fill.repeat(max).toUpperCase());
      const tooLong = await create({ ...AMERICAN, [field]: fill.repeat(max + 1) });
      expect([tooLong.status, problems(tooLong)]).toEqual([400, [`${field} admite hasta ${max} caracteres`]]);
    });
  });

  it.each([
    ['estado', 'CHIHU', 'estado admite hasta 4 caracteres'],
    ['codigo_postal', '310000', 'codigo_postal admite hasta 5 caracteres'],
    ['codigo_postal', '310', 'codigo_postal debe tener 4 o 5 dígitos'],
    ['codigo_postal', '3100a', 'codigo_postal debe tener 4 o 5 dígitos'],
    ['pais', 'USAS', 'pais admite hasta 3 caracteres'],
    ['pais', 'MEXI', 'pais admite hasta 3 caracteres'],
  ])('refuses %s %s in Mexico', async (field, value, problem) => {
    const refused = await create({ ...MEXICAN, [field]: value });
    expect([refused.status, problems(refused)]).toEqual([400, [problem]]);
  });

  it('takes four letters of a state and five digits in Mexico', async () => {
    expect((await create({ ...MEXICAN, estado: 'CHIH', codigo_postal: '31000' })).status).toBe(200);
  });
});
