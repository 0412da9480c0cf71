import { useApp } from '@test/support/app';
import { accountRow } from '@test/support/import-rows';

describe('postal codes', () => {
  const app = useApp({ cuentas: [accountRow(1001)] });
  let token: string;
  const get = (path: string) => app.api.get(`/api/v1/carrito/${path}`, { token });

  beforeAll(async () => {
    token = await app.token(1001);
  });

  it('have a state and municipality', async () => {
    const { status, body } = await get('estados/31000');
    expect(status).toBe(200);
    expect(body).toEqual({
      estado: [
        {
          codigo_postal: '31000',
          municipio: 'CHIHUAHUA',
          estado_sat: 'CHIH',
          zona_extendida: 'No',
          estado_nombre: 'CHIHUAHUA',
          codigo_estado: 'CHIH',
        },
      ],
    });
  });

  it('have neighborhoods: upper-cased, each once, sorted', async () => {
    const { status, body } = await get('colonias/03100');
    expect(status).toBe(200);
    expect(body).toEqual({ colonias: ['DEL VALLE CENTRO', 'INSURGENTES SAN BORJA'] });
  });

  it('of four digits get their zero', async () => {
    expect((await get('estados/1000')).body).toEqual({
      estado: [
        {
          codigo_postal: '01000',
          municipio: 'ÁLVARO OBREGÓN',
          estado_sat: 'CDMX',
          zona_extendida: 'No',
          estado_nombre: 'CIUDAD DE MÉXICO',
          codigo_estado: 'CDMX',
        },
      ],
    });
    expect((await get('colonias/1000')).body).toEqual({ colonias: ['SAN ÁNGEL'] });
  });

  it.each(['estados', 'colonias'])('not in the catalog answer an empty list: %s', async (route) => {
    for (const code of ['99999', '00000', '0000', '31999']) {
      const { status, body } = await get(`${route}/${code}`);
      expect([status, body]).toEqual([200, { [route === 'estados' ? 'estado' : 'colonias']: [] }]);
    }
  });

  it.each(['estados', 'colonias'])('ill-formed are refused: %s', async (route) => {
    for (const code of ['310', '310000', 'abcde', '3100a', '31-00', '%2031000', '1e3', '+3100', '３１０００']) {
      const { status, body } = await get(`${route}/${encodeURIComponent(decodeURIComponent(code))}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'parametros_invalidos', detalles: [{ campo: 'cp', ejemplo: '31000' }] });
    }
  });

  it('show imported settlements beside the known ones, and extended zones', async () => {
    await get('colonias/31000');
    await app.load({
      codigos_postales: [{ d_codigo: '31000', d_asenta: 'Álamo Nuevo', D_mnpio: 'Chihuahua', c_estado: '08' }],
      zonas_extendidas: [{ codigo_postal: '3100*' }],
    });
    const { body } = await get('colonias/31000');
    expect((body as { colonias: string[] }).colonias).toEqual(expect.arrayContaining(['ÁLAMO NUEVO', 'ZONA CENTRO']));
    expect((body as { colonias: string[] }).colonias[0]).toBe('ÁLAMO NUEVO');
    expect((await get('estados/31000')).body).toMatchObject({ estado: [{ zona_extendida: 'Si' }] });
  });
});
