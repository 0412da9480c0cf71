import { useApp } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';
import { accountRow as account } from '@test/support/import-rows';
import { problemsOf as problems } from '@test/support/problems';
import { ADDRESSES as PATH, AMERICAN_ADDRESS as AMERICAN, MEXICAN_ADDRESS as MEXICAN } from './addresses.builder';

const MINE = 1001;
const THEIRS = 1002;

/** A postal code of each state, its traditional code, number, ISO 3166-2 code, and common and official name. */
const STATES = [
  ['20000', 'AGS', '01', 'MX-AGU', 'AGUASCALIENTES', 'Aguascalientes'],
  ['21000', 'BC', '02', 'MX-BCN', 'BAJA CALIFORNIA', 'Baja California'],
  ['23000', 'BCS', '03', 'MX-BCS', 'BAJA CALIFORNIA SUR', 'Baja California Sur'],
  ['24000', 'CAMP', '04', 'MX-CAM', 'CAMPECHE', 'Campeche'],
  ['25000', 'COAH', '05', 'MX-COA', 'COAHUILA', 'Coahuila de Zaragoza'],
  ['28000', 'COL', '06', 'MX-COL', 'COLIMA', 'Colima'],
  ['29000', 'CHIS', '07', 'MX-CHP', 'CHIAPAS', 'Chiapas'],
  ['31000', 'CHIH', '08', 'MX-CHH', 'CHIHUAHUA', 'Chihuahua'],
  ['01000', 'CDMX', '09', 'MX-CMX', 'CIUDAD DE MÉXICO', 'Ciudad de México'],
  ['34000', 'DGO', '10', 'MX-DUR', 'DURANGO', 'Durango'],
  ['36000', 'GTA', '11', 'MX-GUA', 'GUANAJUATO', 'Guanajuato'],
  ['39000', 'GRO', '12', 'MX-GRO', 'GUERRERO', 'Guerrero'],
  ['42000', 'HGO', '13', 'MX-HID', 'HIDALGO', 'Hidalgo'],
  ['44000', 'JAL', '14', 'MX-JAL', 'JALISCO', 'Jalisco'],
  ['50000', 'MEX', '15', 'MX-MEX', 'ESTADO DE MÉXICO', 'México'],
  ['58000', 'MICH', '16', 'MX-MIC', 'MICHOACÁN', 'Michoacán de Ocampo'],
  ['62000', 'MOR', '17', 'MX-MOR', 'MORELOS', 'Morelos'],
  ['63000', 'NAY', '18', 'MX-NAY', 'NAYARIT', 'Nayarit'],
  ['64000', 'NL', '19', 'MX-NLE', 'NUEVO LEÓN', 'Nuevo León'],
  ['68000', 'OAX', '20', 'MX-OAX', 'OAXACA', 'Oaxaca'],
  ['72000', 'PUE', '21', 'MX-PUE', 'PUEBLA', 'Puebla'],
  ['76000', 'QRO', '22', 'MX-QUE', 'QUERÉTARO', 'Querétaro'],
  ['77000', 'QROO', '23', 'MX-ROO', 'QUINTANA ROO', 'Quintana Roo'],
  ['78000', 'SLP', '24', 'MX-SLP', 'SAN LUIS POTOSÍ', 'San Luis Potosí'],
  ['80000', 'SIN', '25', 'MX-SIN', 'SINALOA', 'Sinaloa'],
  ['83000', 'SON', '26', 'MX-SON', 'SONORA', 'Sonora'],
  ['86000', 'TAB', '27', 'MX-TAB', 'TABASCO', 'Tabasco'],
  ['87000', 'TAMP', '28', 'MX-TAM', 'TAMAULIPAS', 'Tamaulipas'],
  ['90000', 'TLAX', '29', 'MX-TLA', 'TLAXCALA', 'Tlaxcala'],
  ['91000', 'VER', '30', 'MX-VER', 'VERACRUZ', 'Veracruz de Ignacio de la Llave'],
  ['97000', 'YUC', '31', 'MX-YUC', 'YUCATÁN', 'Yucatán'],
  ['98000', 'ZAC', '32', 'MX-ZAC', 'ZACATECAS', 'Zacatecas'],
] as const;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

describe('addresses as live clients write them', () => {
  const app = useApp({ cuentas: [account(MINE), account(THEIRS)] });
  let mine: string;
  let theirs: string;
  const create = (json: unknown): Promise<ApiResponse> => app.api.post(PATH, { token: mine, json });
  const createWith = (change: object): Promise<ApiResponse> => create({ ...MEXICAN, ...change });
  const withoutId = ({ body }: ApiResponse): unknown => ({ ...(body as object), id: undefined });

  beforeAll(async () => {
    mine = await app.token(MINE);
    theirs = await app.token(THEIRS);
  });

  describe('estado', () => {
    it.each(STATES)('of %s is %s, %s, %s, %s or %s', async (...state) => {
      const [codigo_postal, code, number, iso, name, official] = state;
      const suffix = iso.slice(3);
      const spellings = [code, number, iso, suffix, name, official, code.toLowerCase(), iso.toLowerCase()];
      for (const estado of [...spellings, suffix.toLowerCase(), plain(name).toLowerCase(), plain(official)]) {
        const { status, body } = await createWith({ estado, codigo_postal });
        expect([estado, status, body]).toMatchObject([estado, 200, { codigo_estado: code, estado: name }]);
      }
    });

    it.each([
      ['Chihua', 'CHIH'],
      ['XX', '08'],
      ['', 'MX-CHH'],
      [undefined, 'chihuahua'],
      [null, 'CHH'],
      ['33', 'CHIH'],
    ])('%p that can not be read gives way to codigo_estado %p', async (estado, codigo_estado) => {
      const { status, body } = await createWith({ estado, codigo_estado });
      expect([status, body]).toMatchObject([200, { codigo_estado: 'CHIH', estado: 'CHIHUAHUA' }]);
    });

    it('that can be read wins over codigo_estado', async () => {
      const answer = await createWith({ estado: 'SON', codigo_estado: 'CHIH' });
      expect([answer.status, answer.body]).toMatchObject([422, { code: 'codigo_postal_no_corresponde' }]);
    });

    it.each([
      [{ estado: 'Chihua', codigo_estado: 'QQ' }, 400, ['estado admite hasta 4 caracteres']],
      [{ estado: 'CHIH\u0000' }, 400, ['estado contiene caracteres no permitidos']],
      [{ estado: { a: 1 }, codigo_estado: 'CHIH' }, 400, ['estado debe ser texto']],
      [{ estado: '', codigo_estado: 'QQ' }, 400, ['estado es obligatorio']],
    ])('%j is refused as before', async (change, status, expected) => {
      const answer = await createWith(change);
      expect([answer.status, problems(answer)]).toEqual([status, expected]);
    });
  });

  describe('pais', () => {
    it.each([['MEX'], ['mx'], ['MX'], ['México'], ['mexico'], ['MÉXICO']])('%p is Mexico', async (pais) => {
      const { status, body } = await createWith({ pais });
      expect([status, body]).toMatchObject([200, { pais: 'MEX', codigo_estado: 'CHIH' }]);
    });

    it.each([
      ['us', 'USA', 840],
      ['Estados Unidos', 'USA', 840],
      ['CA', 'CAN', 124],
      ['canada', 'CAN', 124],
      ['España', 'ESP', 724],
      ['espana', 'ESP', 724],
      ['PERU', 'PER', 604],
      ['Panamá', 'PAN', 591],
    ])('%p is %s', async (pais, code, number) => {
      const { status, body } = await create({ ...AMERICAN, pais });
      expect([status, body]).toMatchObject([200, { pais: code, id_pais: number, estado: 'TEXAS' }]);
    });

    it('takes every name that the catalog shows', async () => {
      const { body } = await app.api.get('/api/v1/carrito/paises', { token: mine });
      const { paises } = body as { paises: { codigo: string; id: string; nombre: string }[] };
      for (const { codigo, nombre } of paises) {
        const place = codigo === 'MEX' ? MEXICAN : AMERICAN;
        const saved = await create({ ...place, pais: nombre.toLowerCase() });
        expect([nombre, saved.status, saved.body]).toMatchObject([nombre, 200, { pais: codigo }]);
      }
    });

    it('that is no country is refused as before', async () => {
      const long = await createWith({ pais: 'Atlántida' });
      expect([long.status, problems(long)]).toEqual([400, ['pais admite hasta 3 caracteres']]);
      const short = await createWith({ pais: 'ZZ' });
      expect([short.status, short.body]).toMatchObject([422, { code: 'pais_desconocido' }]);
    });
  });

  it.each([
    ['Mexico', MEXICAN],
    ['the United States', AMERICAN],
  ])('takes its own record back as it was answered, in %s', async (_place, address) => {
    const saved = await create(address);
    expect(saved.status).toBe(200);
    const again = await create(saved.body);
    expect([again.status, withoutId(again)]).toEqual([200, withoutId(saved)]);
    const { id } = saved.body as { id: number };
    const replaced = await app.api.put(`${PATH}/${id}`, { token: mine, json: saved.body });
    expect([replaced.status, replaced.body]).toEqual([200, saved.body]);
  });

  describe("the vendor's older form", () => {
    const query = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();

    it('reads the query where there is no body', async () => {
      const asJson = await create(MEXICAN);
      const asQuery = await app.api.post(`${PATH}?${query(MEXICAN)}`, { token: mine });
      expect([asQuery.status, withoutId(asQuery)]).toEqual([200, withoutId(asJson)]);
    });

    it('reports what the query lacks as it does for a body', async () => {
      const rest: Partial<typeof MEXICAN> = { ...MEXICAN };
      delete rest.calle;
      const asQuery = await app.api.post(`${PATH}?${query(rest)}`, { token: mine });
      const asJson = await create(rest);
      expect([asQuery.status, problems(asQuery)]).toEqual([400, problems(asJson)]);
      const twice = await app.api.post(`${PATH}?${query(MEXICAN)}&calle=Otra`, { token: mine });
      expect([twice.status, problems(twice)]).toEqual([400, ['calle debe ser texto']]);
    });

    it('passes over the query where there is a body', async () => {
      const { body } = await app.api.post(`${PATH}?${query({ ...MEXICAN, calle: 'Otra' })}`, {
        token: mine,
        json: MEXICAN,
      });
      expect(body).toMatchObject({ calle: 'AV. JUÁREZ' });
    });

    it('takes forms', async () => {
      const asForm = await app.api.post(PATH, { token: mine, form: MEXICAN });
      const { id } = asForm.body as { id: number };
      expect([asForm.status, asForm.body]).toMatchObject([200, { calle: 'AV. JUÁREZ', colonia: 'ZONA CENTRO' }]);
      const replaced = await app.api.put(`${PATH}/${id}`, { token: mine, form: { ...MEXICAN, calle: 'Ocampo' } });
      expect([replaced.status, replaced.body]).toMatchObject([200, { id, calle: 'OCAMPO' }]);
      const empty = await app.api.post(PATH, { token: mine, form: { calle: '' } });
      expect([empty.status, problems(empty)]).toEqual([400, problems(await create({}))]);
    });

    it('takes POST of an address for PUT', async () => {
      const { id } = (await create(MEXICAN)).body as { id: number };
      const replaced = await app.api.post(`${PATH}/${id}`, { token: mine, json: { ...MEXICAN, calle: 'Ocampo' } });
      expect([replaced.status, replaced.body]).toMatchObject([200, { id, calle: 'OCAMPO' }]);
      const listed = (await app.api.get(`${PATH}/${id}`, { token: mine })).body;
      expect(listed).toEqual(replaced.body);
      const missing = await app.api.post(`${PATH}/999999`, { token: mine, json: MEXICAN });
      expect([missing.status, missing.body]).toMatchObject([400, { code: 'direccion_no_encontrada' }]);
    });

    it('deletes the address whose id is in the query, and no other', async () => {
      const [gone, kept] = [
        (await create(MEXICAN)).body as { id: number },
        (await create(MEXICAN)).body as { id: number },
      ];
      const foreign = (await app.api.post(PATH, { token: theirs, json: MEXICAN })).body as { id: number };
      const remove = (search: string): Promise<ApiResponse> => app.api.delete(`${PATH}/${search}`, { token: mine });
      for (const search of ['', '?id=', '?id=x', `?id=${gone.id}&id=${kept.id}`]) {
        const { status, body } = await remove(search);
        expect([search, status, body]).toMatchObject([search, 400, { detalles: [{ campo: 'id' }] }]);
      }
      const answers = [
        await remove(`?id=${foreign.id}`),
        await remove(`?id=${gone.id}`),
        await remove(`?id=${gone.id}`),
      ];
      expect(answers.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual([
        [400, 'direccion_no_encontrada'],
        [200, undefined],
        [400, 'direccion_no_encontrada'],
      ]);
      expect((await app.api.get(`${PATH}/${kept.id}`, { token: mine })).status).toBe(200);
      expect((await app.api.get(`${PATH}/${foreign.id}`, { token: theirs })).status).toBe(200);
    });
  });
});
