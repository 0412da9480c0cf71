import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

const RATES = {
  normal: '17.95',
  preferencial: 17.85,
  un_dia: '17.9',
  una_semana: '17.9812',
  dos_semanas: '18.05',
  tres_semanas: '18.125',
  un_mes: '18.2',
};

describe('public routes', () => {
  const app = useApp();

  it('say so while there are no exchange rates', async () => {
    const { status, body, headers } = await app.api.get('/api/v1/tipocambio');
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'tipo_de_cambio_no_disponible', status: 503 });
    expect(headers['retry-after']).toBe('60');
  });

  it('are empty lists while there is nothing to show', async () => {
    for (const path of ['banners', 'cursos']) expect((await app.api.get(`/api/v1/${path}`)).body).toEqual([]);
  });

  describe('with data', () => {
    beforeAll(async () => {
      await app.load({ cuentas: [{ ...CATALOG.cuentas?.[0], distribucion: [] }] });
      await app.load({
        tipo_cambio: [RATES],
        banners: [
          { id: 2, titulo: 'Segundo', orden: 2, vigencia_inicio: '2001-01-01' },
          {
            id: 1,
            titulo: 'Primero',
            imagen: 'https://i.example/1.jpg',
            link: '/uno',
            orden: 1,
            vigencia_inicio: '2001-01-01',
            vigencia_fin: '2999-12-31',
          },
          { id: 3, titulo: 'Pasado', orden: 0, vigencia_inicio: '2001-01-01', vigencia_fin: '2001-01-02' },
          { id: 4, titulo: 'Futuro', orden: 0, vigencia_inicio: '2999-01-01' },
        ],
        cursos: [
          {
            id: 'c1',
            titulo: 'Redes',
            descripcion: 'Enlaces',
            modalidad: 'presencial',
            sede: 'Sucursal Monterrey',
            ciudad: 'Monterrey',
            fecha_inicio: '2998-02-01',
            fecha_fin: '2998-02-02',
            duracion_horas: 14,
            cupo: 20,
            costo: 1850,
            moneda: 'MXN',
            instructor: 'Ing. Robledo',
            imagen: 'https://i.example/c1.jpg',
            link: '/cursos/c1',
          },
          {
            id: 'c2',
            titulo: 'En línea',
            modalidad: 'en_linea',
            fecha_inicio: '2001-01-01',
            fecha_fin: '2998-01-01',
            costo: '0.5',
          },
          { id: 'c3', titulo: 'Pasado', modalidad: 'en_linea', fecha_inicio: '2001-01-01', fecha_fin: '2001-01-02' },
        ],
      });
    });

    it('GET /tipocambio', async () => {
      const { status, body } = await app.api.get('/api/v1/tipocambio');
      expect(status).toBe(200);
      expect(body).toEqual({
        normal: '17.95',
        preferencial: '17.85',
        un_dia: '17.90',
        una_semana: '17.9812',
        dos_semanas: '18.05',
        tres_semanas: '18.125',
        un_mes: '18.20',
      });
    });

    it('GET /banners', async () => {
      expect((await app.api.get('/api/v1/banners')).body).toEqual([
        {
          id: '1',
          titulo: 'Primero',
          imagen: 'https://i.example/1.jpg',
          link: '/uno',
          orden: 1,
          vigencia_inicio: '2001-01-01',
          vigencia_fin: '2999-12-31',
        },
        { id: '2', titulo: 'Segundo', imagen: '', link: '', orden: 2, vigencia_inicio: '2001-01-01', vigencia_fin: '' },
      ]);
    });

    it('GET /cursos', async () => {
      expect((await app.api.get('/api/v1/cursos')).body).toEqual([
        {
          id: 'c2',
          titulo: 'En línea',
          descripcion: '',
          modalidad: 'en_linea',
          sede: '',
          ciudad: '',
          fecha_inicio: '2001-01-01',
          fecha_fin: '2998-01-01',
          duracion_horas: 0,
          cupo: 0,
          costo: '0.50',
          moneda: 'MXN',
          instructor: '',
          imagen: '',
          link: '',
        },
        {
          id: 'c1',
          titulo: 'Redes',
          descripcion: 'Enlaces',
          modalidad: 'presencial',
          sede: 'Sucursal Monterrey',
          ciudad: 'Monterrey',
          fecha_inicio: '2998-02-01',
          fecha_fin: '2998-02-02',
          duracion_horas: 14,
          cupo: 20,
          costo: '1850.00',
          moneda: 'MXN',
          instructor: 'Ing. Robledo',
          imagen: 'https://i.example/c1.jpg',
          link: '/cursos/c1',
        },
      ]);
    });

    describe.each(['tipocambio', 'banners', 'cursos'])('/%s', (route) => {
      const path = `/api/v1/${route}`;

      it('answers the same without a token, and refuses a bad one', async () => {
        const { text } = await app.api.get(path);
        const bad = await app.api.get(path, { token: 'garbage' });
        expect([bad.status, bad.body.code]).toEqual([401, 'token_invalido']);
        for (const authorization of ['Basic eDp5', '']) {
          const answer = await app.api.get(path, { headers: { authorization } });
          expect([answer.status, answer.text]).toEqual([200, text]);
        }
      });

      it('may be kept by anyone for a while, and answers 304 to whoever has it', async () => {
        const { headers, text } = await app.api.get(path);
        expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
        expect(headers.etag).toMatch(/^W\/"[\w-]+"$/);
        const known = await app.api.get(path, { headers: { 'if-none-match': String(headers.etag) } });
        expect([known.status, known.text]).toEqual([304, '']);
        expect([known.headers.etag, known.headers['cache-control']]).toEqual([headers.etag, headers['cache-control']]);
        const other = await app.api.get(path, { headers: { 'if-none-match': 'W/"other"' } });
        expect([other.status, other.text]).toEqual([200, text]);
      });

      it('is kept by nobody for a bearer, who asks here whether the token lives', async () => {
        const token = await app.token(ALFA);
        const anonymous = await app.api.get(path);
        const { headers, text } = await app.api.get(path, { token });
        const known = await app.api.get(path, { token, headers: { 'if-none-match': String(headers.etag) } });
        expect([text, headers.etag, known.status]).toEqual([anonymous.text, anonymous.headers.etag, 304]);
        for (const answer of [headers, known.headers]) expect(answer['cache-control']).toBe('private, no-cache');
        for (const answer of [anonymous.headers, headers, known.headers])
          expect(answer.vary).toContain('Authorization');
      });

      it('answers other methods with 405', async () => {
        const { status, headers } = await app.api.post(path, { json: {} });
        expect(status).toBe(405);
        expect(headers.allow).toContain('GET');
      });
    });

    it('show a change with another ETag', async () => {
      const before = await app.api.get('/api/v1/tipocambio');
      await app.load({ tipo_cambio: [{ normal: '18' }] });
      const after = await app.api.get('/api/v1/tipocambio', {
        headers: { 'if-none-match': String(before.headers.etag) },
      });
      expect([after.status, after.body]).toEqual([200, { ...before.body, normal: '18.00' }]);
    });
  });
});
