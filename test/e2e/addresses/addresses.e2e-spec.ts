import { AddressEntity } from '@/modules/addresses/persistence/address.entity';
import { Database } from '@/shared/database/database';
import { useApp } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';
import { accountRow as account } from '@test/support/import-rows';
import { problemsOf as problems } from '@test/support/problems';
import { ADDRESSES as PATH, AMERICAN_ADDRESS as AMERICAN, MEXICAN_ADDRESS as MEXICAN } from './addresses.builder';

const MINE = 1001;
const OTHER = 1002;

describe('saved addresses', () => {
  const app = useApp({ cuentas: [account(MINE), account(OTHER)] });
  let mine: string;
  let other: string;
  const create = (json: unknown, token = mine) => app.api.post(PATH, { token, json });
  const idOf = (response: ApiResponse): number => (response.body as { id: number }).id;
  const rows = () => app.nest.get(Database).reader.find(AddressEntity, { order: { id: 'ASC' } });

  beforeAll(async () => {
    mine = await app.token(MINE);
    other = await app.token(OTHER);
  });

  describe('shapes', () => {
    const stored = {
      atencion_a: 'ANA ÑANDÚ',
      calle: 'AV. JUÁREZ',
      num_ext: '12-A',
      num_int: 'PISO 3',
      colonia: 'ZONA CENTRO',
      codigo_postal: '31000',
      id_pais: 484,
      pais: 'MEX',
      codigo_estado: 'CHIH',
      estado: 'CHIHUAHUA',
      ciudad: 'CHIHUAHUA',
      telefono: '(614) 123-4567',
      id_cliente: MINE,
      id_subcuenta: 0,
      tipo: 'domicilio',
    };

    it('lives through create, read, replace, list and delete', async () => {
      const created = await create(MEXICAN);
      const id = idOf(created);
      expect([created.status, created.body]).toEqual([200, { id, ...stored }]);
      expect(Object.keys(created.body as object)).toEqual(['id', ...Object.keys(stored)]);
      expect((await app.api.get(`${PATH}/${id}`, { token: mine })).body).toEqual({ id, ...stored });

      const abroad = {
        ...stored,
        num_int: '',
        codigo_postal: '79901-1234',
        id_pais: 840,
        pais: 'USA',
        codigo_estado: 'TEXAS',
        estado: 'TEXAS',
        ciudad: 'EL PASO',
      };
      const replaced = await app.api.put(`${PATH}/${id}`, { token: mine, json: { ...AMERICAN, num_int: undefined } });
      expect([replaced.status, replaced.body]).toEqual([200, { id, ...abroad }]);
      expect((await app.api.get(`${PATH}/`, { token: mine })).body).toEqual([{ id, ...abroad }]);

      const removed = await app.api.delete(`${PATH}/${id}`, { token: mine });
      expect([removed.status, removed.text]).toEqual([200, '{"error":""}']);
      expect((await app.api.get(PATH, { token: mine })).body).toEqual([]);
    });

    it('lists each account its own, oldest first', async () => {
      const ids = [idOf(await create(MEXICAN)), idOf(await create(AMERICAN))];
      const theirs = idOf(await create(MEXICAN, other));
      const listed = async (token: string): Promise<number[]> =>
        ((await app.api.get(PATH, { token })).body as { id: number }[]).map((address) => address.id);
      expect(await listed(mine)).toEqual(ids);
      expect(await listed(other)).toEqual([theirs]);
    });
  });

  describe('states and postal codes', () => {
    it.each([
      ['CHIH', '31000', 'CHIHUAHUA', 'CHIH'],
      ['CHH', '31000', 'CHIHUAHUA', 'CHIH'],
      ['DF', '06700', 'CIUDAD DE MÉXICO', 'CDMX'],
      ['CMX', '6700', 'CIUDAD DE MÉXICO', 'CDMX'],
      ['GTO', '37000', 'GUANAJUATO', 'GTA'],
      ['gta', '37000', 'GUANAJUATO', 'GTA'],
      ['MEX', '50000', 'ESTADO DE MÉXICO', 'MEX'],
    ])('%s with %s is %s', async (estado, codigo_postal, name, code) => {
      const { status, body } = await create({ ...MEXICAN, estado, codigo_postal });
      expect(status).toBe(200);
      expect(body).toMatchObject({ estado: name, codigo_estado: code, codigo_postal: codigo_postal.padStart(5, '0') });
    });

    it('keeps the city where the catalog does not know the code', async () => {
      const { status, body } = await create({ ...MEXICAN, codigo_postal: '31999' });
      expect([status, (body as { ciudad: string }).ciudad]).toEqual([200, 'LO QUE SEA']);
    });

    it('takes numbers as text', async () => {
      const { body } = await create({
        ...MEXICAN,
        estado: 'CDMX',
        codigo_postal: 1000,
        num_ext: 12,
        telefono: 6_141_234_567,
      });
      expect(body).toMatchObject({
        codigo_postal: '01000',
        num_ext: '12',
        telefono: '6141234567',
        ciudad: 'ÁLVARO OBREGÓN',
      });
    });

    it('takes a neighborhood that the catalog does not know', async () => {
      expect((await create({ ...MEXICAN, colonia: 'Fraccionamiento Nuevo' })).status).toBe(200);
    });

    it.each([
      ['pais_desconocido', { pais: 'XXX' }],
      ['pais_desconocido', { pais: 'QQ' }],
      ['estado_desconocido', { estado: 'XX' }],
      ['estado_desconocido', { estado: '33' }],
      ['estado_desconocido', { estado: '00' }],
      ['codigo_postal_no_corresponde', { estado: '26' }],
      ['codigo_postal_no_corresponde', { codigo_postal: '83000' }],
      ['codigo_postal_no_corresponde', { codigo_postal: '83999' }],
      ['codigo_postal_no_corresponde', { estado: 'SON' }],
      ['codigo_postal_desconocido', { codigo_postal: '00123' }],
      ['codigo_postal_desconocido', { codigo_postal: '17000' }],
    ])('answers 422 %s', async (code, change) => {
      const before = await rows();
      const { status, body } = await create({ ...MEXICAN, ...change });
      expect(status).toBe(422);
      expect(body).toMatchObject({ code, status: 422 });
      expect((body as { error: string }).error).not.toBe('');
      expect(await rows()).toEqual(before);
    });
  });

  describe('ill-formed bodies', () => {
    const REQUIRED = [
      'atencion_a',
      'calle',
      'num_ext',
      'colonia',
      'ciudad',
      'estado',
      'pais',
      'codigo_postal',
      'telefono',
    ];

    it.each<[string, unknown]>([
      ['an empty object', {}],
      ['a list', []],
      ['blanks', Object.fromEntries(REQUIRED.map((field) => [field, '  ']))],
      ['nulls', Object.fromEntries(REQUIRED.map((field) => [field, null]))],
    ])('%s: every missing field is reported at once', async (_name, json) => {
      for (const response of [await create(json), await app.api.put(`${PATH}/999999`, { token: mine, json })]) {
        expect(response.status).toBe(400);
        expect(problems(response)).toEqual(REQUIRED.map((field) => `${field} es obligatorio`));
      }
    });

    it('says what would do', async () => {
      const { body } = await create({ ...MEXICAN, calle: '' });
      expect((body as { detalles: unknown }).detalles).toEqual([
        { campo: 'calle', problema: 'es obligatorio', ejemplo: 'Avenida Independencia' },
      ]);
    });

    it.each([[true], [{}], [['a']], [{ toString: 1 }]])('%j is no text', async (value) => {
      const refused = await create({ ...MEXICAN, calle: value, estado: 'SINALUA' });
      expect(problems(refused)).toEqual(['calle debe ser texto', 'estado admite hasta 4 caracteres']);
    });

    it.each(['a\u0000b', 'a\nb', 'a\u0085b', 'a\uD800b', 'a\u202Eb'])(
      '%j has characters that are not allowed',
      async (calle) => {
        expect(problems(await create({ ...MEXICAN, calle }))).toEqual(['calle contiene caracteres no permitidos']);
      },
    );

    it.each(['0', '-1', '1.5', 'abc', '1e3', '%00', '99999999999'])('id %s is invalid', async (id) => {
      const calls = [
        await app.api.get(`${PATH}/${id}`, { token: mine }),
        await app.api.put(`${PATH}/${id}`, { token: mine, json: MEXICAN }),
        await app.api.delete(`${PATH}/${id}`, { token: mine }),
      ];
      for (const { status, body } of calls) {
        expect(status).toBe(400);
        expect(body).toMatchObject({ code: 'parametros_invalidos', detalles: [{ campo: 'id' }] });
      }
    });
  });

  describe("another account's address", () => {
    const withoutRequestId = ({ status, text }: ApiResponse): [number, string] => [
      status,
      text.replace(/"request_id":"[^"]*"/, ''),
    ];

    it('answers byte for byte as a missing one, and stays as it is', async () => {
      const theirs = idOf(await create(MEXICAN, other));
      const missing = 2_000_000_000;
      const before = await rows();
      const calls = (id: number): Promise<ApiResponse>[] => [
        app.api.get(`${PATH}/${id}`, { token: mine }),
        app.api.put(`${PATH}/${id}`, { token: mine, json: AMERICAN }),
        app.api.put(`${PATH}/${id}`, { token: mine, json: { ...MEXICAN, estado: 'SON' } }),
        app.api.put(`${PATH}/${id}`, { token: mine, json: {} }),
        app.api.delete(`${PATH}/${id}`, { token: mine }),
      ];
      const foreign = (await Promise.all(calls(theirs))).map(withoutRequestId);
      const absent = (await Promise.all(calls(missing))).map(withoutRequestId);
      expect(foreign).toEqual(absent);
      expect(foreign.map(([status]) => status)).toEqual([400, 400, 400, 400, 400]);
      expect(foreign[0]?.[1]).toContain('"code":"direccion_no_encontrada"');
      expect(await rows()).toEqual(before);
    });
  });

  describe('mass assignment', () => {
    it('changes nothing but the fields of an address', async () => {
      const extra =
        '"id":7,"id_cliente":1002,"id_subcuenta":9,"tipo":"oficina","id_pais":1,"accountId":1002,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}';
      const raw = `{${extra},${JSON.stringify(MEXICAN).slice(1)}`;
      const headers = { 'content-type': 'application/json' };
      const created = await app.api.post(PATH, { token: mine, raw, headers });
      expect(created.body).toMatchObject({ id_cliente: MINE, id_subcuenta: 0, tipo: 'domicilio', id_pais: 484 });
      expect(idOf(created)).not.toBe(7);

      const theirs = await app.api.get(PATH, { token: other });
      const replaced = await app.api.put(`${PATH}/${idOf(created)}`, { token: mine, raw, headers });
      expect(replaced.body).toEqual(created.body);
      expect((await app.api.get(PATH, { token: other })).text).toBe(theirs.text);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    });
  });
});
