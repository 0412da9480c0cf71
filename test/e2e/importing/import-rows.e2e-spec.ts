import { AN_ACCOUNT, aProduct, outcome, told, useImporter, type TestImporter } from '@test/support/importing';
import { availableDialects } from '@test/support/servers/temporary-database';

describe.each(availableDialects())('importing rows on %s', (dialect) => {
  let importer: TestImporter;

  useImporter(dialect, (started) => {
    importer = started;
  });

  describe('upsert', () => {
    it('creates rows, then changes nothing the second time', async () => {
      const rows = [
        aProduct(7, {
          descripcion: '<p>á</p>',
          peso: 0.5,
          activo: 'false',
          variante: { grupo: 'g', atributos: { color: 'rojo' } },
        }),
      ];
      expect(outcome(await importer.load('productos', rows))).toEqual([1, 1, 0, 0, 0]);
      expect(await importer.changes()).toEqual(['product 7', 'product-text 7']);
      expect(outcome(await importer.load('productos', rows))).toEqual([1, 0, 0, 1, 0]);
      expect(await importer.changes()).toEqual([]);
      expect(await importer.one('products')).toMatchObject({
        model: 'QV-7',
        weight: '0.5',
        active: 0,
        project: 0,
        category_ids: '[11]',
        withdrawn: 0,
      });
      expect(await importer.one('product_texts')).toEqual({
        product_id: 7,
        description: '<p>á</p>',
        pro_description: null,
      });
    });

    it('changes only what a line names; null clears, or sets the default', async () => {
      await importer.load('productos', [
        aProduct(7, { garantia: '1 AÑO', ventas: 5, proyecto: true, descripcion: 'd', descripcion_pro: 'p' }),
      ]);
      const second = await importer.load('productos', [
        { producto_id: '7', titulo: 'Otro', garantia: null, ventas: null, descripcion: null },
      ]);
      expect(outcome(second)).toEqual([1, 0, 1, 0, 0]);
      expect(await importer.one('products')).toMatchObject({
        title: 'Otro',
        model: 'QV-7',
        warranty: null,
        sales: 0,
        project: 1,
      });
      expect(await importer.one('product_texts')).toMatchObject({ description: null, pro_description: 'p' });
    });

    it('takes the last of several lines about the same row', async () => {
      const summary = await importer.load('productos', [
        aProduct(7, { titulo: 'a' }),
        { producto_id: 7, titulo: 'b' },
        { producto_id: 7, titulo: 'b' },
      ]);
      expect(outcome(summary)).toEqual([3, 1, 1, 1, 0]);
      expect(await importer.one('products')).toMatchObject({ title: 'b' });
    });

    it('counts a line as changed when only a row beside the main one changes', async () => {
      await importer.load('productos', [aProduct(7)]);
      expect(outcome(await importer.load('productos', [{ producto_id: 7, descripcion: 'd' }]))).toEqual([
        1, 0, 1, 0, 0,
      ]);
      expect(outcome(await importer.load('productos', [{ producto_id: 7, descripcion: 'd' }]))).toEqual([
        1, 0, 0, 1, 0,
      ]);
    });

    it('tells rows apart by their keys without the blanks around them', async () => {
      await importer.write('DELETE FROM banners');
      const banner = (id: string): object => ({ id, titulo: 'Buen Fin' });
      expect(outcome(await importer.load('banners', [banner('1 '), banner(' 1')]))).toEqual([2, 1, 0, 1, 0]);
      await importer.load('banners', [banner('1  ')], { full: true });
      expect(await importer.rows('SELECT id, withdrawn FROM banners')).toEqual([{ id: '1', withdrawn: 0 }]);
      await importer.load('zonas', [{ estado_origen: 'NL', estado_destino: 'CHIH', zona: '3  ' }]);
      await importer.load('tarifas', [{ fletera: 'dhl', zona: ' 3', hasta_kg: 5, precio: 1 }]);
      const zones = await importer.rows('SELECT z.zone FROM freight_zones z JOIN freight_tariffs t ON t.zone = z.zone');
      expect(zones).toEqual([{ zone: '3' }]);
    });

    it('makes no row of texts for a product without any', async () => {
      await importer.load('productos', [aProduct(7, { descripcion: null })]);
      expect(await importer.rows('SELECT * FROM product_texts')).toEqual([]);
    });

    it('makes a brand id from the name', async () => {
      await importer.load('marcas', [{ nombre: 'Ñandú & Cía. 4', logo: '' }]);
      expect(await importer.one('brands', "id = 'nanducia4'")).toMatchObject({ name: 'Ñandú & Cía. 4' });
      await importer.load('marcas', [{ nombre: 'Ñandú & Cía. 4', titulo: 'T' }]);
      expect(await importer.one('brands', "id = 'nanducia4'")).toMatchObject({ title: 'T', logo: '' });
    });

    it('reads an account with discounts in millionths', async () => {
      expect(told(await importer.load('cuentas', [AN_ACCOUNT]))).toEqual([]);
      const account = await importer.one('accounts');
      expect(account).toMatchObject({
        id: 100245,
        phone: '6145550124',
        api_enabled: 1,
        class_name: 'Plata',
        class_discount: 30_000,
        credit_terms: '[]',
        warehouses: null,
      });
      expect(JSON.parse(String(account?.agreements))).toEqual([{ brand: '*', discount: 365_000 }]);
      expect(JSON.parse(String(account?.address))).toMatchObject({ extNumber: '1', intNumber: '' });
    });

    it('reads prices in ten-thousandths, days as numbers and tiers by rising quantity', async () => {
      await importer.load('productos', [aProduct(7)]);
      const price = {
        producto_id: 7,
        precio_lista: '142.38',
        precio_especial: 127.35,
        oferta_desde: '2026-11-01',
        volumen: [
          { desde: 50, descuento: 4.5 },
          { desde: '10', descuento: 2 },
        ],
        asterisco: { b: 10 },
      };
      expect(outcome(await importer.load('precios', [price]))).toEqual([1, 1, 0, 0, 0]);
      const stored = await importer.one('prices');
      expect(stored).toMatchObject({
        list_price: 1_423_800,
        public_price: null,
        offer_price: 1_273_500,
        offer_from: 20_261_101,
        offer_to: null,
      });
      expect(JSON.parse(String(stored?.tiers))).toEqual([
        { from: 10, discount: 20_000 },
        { from: 50, discount: 45_000 },
      ]);
      expect(JSON.parse(String(stored?.open_box))).toEqual({ b: 100_000 });
    });

    it('sets the rates it is given and asks for those it never had', async () => {
      const [term, ...others] = [
        'normal',
        'preferencial',
        'un_dia',
        'una_semana',
        'dos_semanas',
        'tres_semanas',
        'un_mes',
      ];
      const rates = Object.fromEntries(others.map((name) => [name, '17.9500']));
      expect(told(await importer.load('tipo_cambio', [rates]))).toEqual([
        `1: ${term}: falta: es obligatorio en un alta`,
      ]);
      expect(outcome(await importer.load('tipo_cambio', [{ ...rates, normal: 17.95 }]))).toEqual([1, 1, 0, 0, 0]);
      expect(await importer.changes()).toHaveLength(7);
      expect(outcome(await importer.load('tipo_cambio', [{ normal: 18 }]))).toEqual([1, 0, 1, 0, 0]);
      expect(await importer.changes()).toEqual(['exchange-rate normal']);
      expect(await importer.one('exchange_rates', "term = 'normal'")).toMatchObject({ rate: 180_000 });
    });
  });

  describe('stock', () => {
    const stockLine = (cantidad: number) => ({ producto_id: 7, condicion: 'nuevo', sucursal: 'norte', cantidad });

    beforeEach(async () => {
      await importer.load('productos', [aProduct(7)]);
      await importer.load('existencias', [stockLine(10)]);
      await importer.write('UPDATE stock SET reserved = 6');
    });

    it('never writes what is reserved, and marks a count below it', async () => {
      expect(outcome(await importer.load('existencias', [stockLine(4)]))).toEqual([1, 0, 1, 0, 0]);
      expect(await importer.one('stock')).toMatchObject({ grade: 'new', on_hand: 4, reserved: 6, overcommitted: 1 });
      expect(outcome(await importer.load('existencias', [stockLine(4)]))).toEqual([1, 0, 0, 1, 0]);
      await importer.load('existencias', [stockLine(6)]);
      expect(await importer.one('stock')).toMatchObject({ on_hand: 6, reserved: 6, overcommitted: 0 });
    });

    it('is withdrawn by a full load that leaves it out, and comes back when named', async () => {
      await importer.load('existencias', [{ ...stockLine(3), condicion: 'A' }], { full: true });
      expect(await importer.rows('SELECT grade, withdrawn FROM stock ORDER BY grade')).toEqual([
        { grade: 'a', withdrawn: 0 },
        { grade: 'new', withdrawn: 1 },
      ]);
      expect(outcome(await importer.load('existencias', [stockLine(10)]))).toEqual([1, 0, 1, 0, 0]);
      expect(await importer.one('stock', "grade = 'new'")).toMatchObject({ withdrawn: 0, reserved: 6 });
    });
  });

  describe('full', () => {
    it('withdraws what no row names, once, with a change each; refused rows count as named', async () => {
      await importer.load(
        'productos',
        [1, 2, 3, 4, 5].map((id) => aProduct(id)),
      );
      await importer.changes();
      const rows = [aProduct(1), aProduct(3, { marca: 'nadie' }), aProduct(5, { peso: 'x' })];
      expect(outcome(await importer.load('productos', rows, { full: true }))).toEqual([3, 0, 2, 1, 2]);
      expect(await importer.changes()).toEqual(['product 2', 'product 4']);
      expect(await importer.ids('products')).toEqual([1, 3, 5]);
      expect(outcome(await importer.load('productos', rows, { full: true }))).toEqual([3, 0, 0, 1, 2]);
    });

    it.each<[string, object]>([
      ['no key', { titulo: 'x' }],
      ['a key in capitals', { PRODUCTO_ID: 2 }],
      ['a key that can not be read', { producto_id: 'dos' }],
    ])('withdraws nothing when a line has %s: it may be about any row', async (_what, line) => {
      await importer.load(
        'productos',
        [1, 2, 3].map((id) => aProduct(id)),
      );
      const summary = await importer.load('productos', [aProduct(1, { titulo: 'Otro' }), line], { full: true });
      expect(outcome(summary)).toEqual([2, 0, 1, 0, 1]);
      expect(await importer.ids('products')).toEqual([1, 2, 3]);
    });

    it('takes withdrawn rows for existing ones', async () => {
      await importer.load('productos', [aProduct(1)]);
      await importer.load('productos', [], { full: true, allowEmpty: true });
      expect(outcome(await importer.load('precios', [{ producto_id: 1, precio_lista: 1 }]))).toEqual([1, 1, 0, 0, 0]);
    });

    it('withdraws more rows than are read at once, keyed by one column or by several', async () => {
      const many = Array.from({ length: 2500 }, (_, index) => aProduct(index + 1));
      await importer.load('productos', many);
      await importer.load(
        'existencias',
        many.flatMap(({ producto_id }) =>
          ['norte', 'sur'].map((sucursal) => ({ producto_id, sucursal, condicion: 'b', cantidad: 1 })),
        ),
      );
      const left = [{ producto_id: 1250, condicion: 'b', sucursal: 'sur', cantidad: 1 }];
      for (const dryRun of [true, false]) {
        const summary = await importer.load('existencias', left, { full: true, dryRun });
        expect(outcome(summary)).toEqual([1, 0, 4999, 1, 0]);
      }
      expect(await importer.rows('SELECT product_id, branch_code FROM stock WHERE withdrawn = 0')).toEqual([
        { product_id: 1250, branch_code: 'sur' },
      ]);
      expect(outcome(await importer.load('productos', [{ producto_id: 2500 }], { full: true }))).toEqual([
        1, 0, 2499, 1, 0,
      ]);
      expect(await importer.ids('products')).toEqual([2500]);
    });
  });

  describe('dry run', () => {
    it('counts like a real run and writes nothing', async () => {
      await importer.load('productos', [aProduct(1), aProduct(2)]);
      await importer.changes();
      const rows = [
        aProduct(1, { titulo: 'x' }),
        aProduct(5, { relacionados: [6] }),
        aProduct(6),
        aProduct(7, { marca: 'nadie' }),
        { producto_id: 5, titulo: 'y' },
      ];
      const rehearsed = await importer.load('productos', rows, { dryRun: true, full: true });
      expect(await importer.changes()).toEqual([]);
      expect(await importer.ids('products')).toEqual([1, 2]);
      const real = await importer.load('productos', rows, { full: true });
      expect({ ...rehearsed }).toEqual({ ...real });
      expect(outcome(real)).toEqual([5, 2, 3, 0, 1]);
    });
  });
});
