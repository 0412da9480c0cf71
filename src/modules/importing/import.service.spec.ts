import type { RowsSummary } from '@/modules/importing/import.service';
import { aProduct, loadBasics, startTestImporter, type TestImporter } from '../../../test/support/importing';

const outcome = ({ read, created, changed, unchanged, refused }: RowsSummary): number[] => [
  read,
  created,
  changed,
  unchanged,
  refused,
];
const told = ({ problems }: RowsSummary): string[] =>
  problems.map(({ line, field, text }) => `${line}: ${field}: ${text}`);

interface LoggedChange {
  entity: string;
  entity_id: string;
}

const AN_ACCOUNT = {
  num_cliente: 100245,
  razon_social: 'INTEGRACIONES',
  rfc: 'ISN150312QXA',
  regimen_fiscal: '601',
  email: 'a@b.example',
  telefono: 6145550124,
  direccion: {
    calle: 'c',
    num_exterior: 1,
    colonia: 'c',
    ciudad: 'c',
    estado: 'CHIH',
    pais: 'MEX',
    codigo_postal: '31000',
  },
  api: true,
  clasificacion: { nombre: 'Plata', descuento: 3 },
  distribucion: [{ marca: '*', descuento: '36.5' }],
};

describe.each(['sqlite', 'mysql'] as const)('ImportService.loadRows on %s', (dialect) => {
  let importer: TestImporter;
  const load = (entity: string, rows: object[], options = {}) => importer.service.loadRows(entity, rows, options);
  const one = async (table: string, where = '1 = 1') =>
    (await importer.rows<Record<string, unknown>>(`SELECT * FROM ${table} WHERE ${where}`))[0];
  const ids = async (table: string, column: string) =>
    (
      await importer.rows<Record<string, unknown>>(
        `SELECT ${column} AS id FROM ${table} WHERE withdrawn = 0 ORDER BY 1`,
      )
    ).map(({ id }) => id);
  const write = (sql: string) => importer.database.write((manager) => manager.query(sql));
  const changes = async () => {
    const logged = await importer.rows<LoggedChange>('SELECT entity, entity_id FROM change_log ORDER BY seq');
    await write('DELETE FROM change_log');
    return logged.map(({ entity, entity_id }) => `${entity} ${entity_id}`);
  };

  beforeAll(async () => {
    importer = await startTestImporter(dialect);
    await loadBasics(importer.service);
  });

  afterAll(async () => {
    await importer.close();
  });

  beforeEach(async () => {
    for (const table of ['change_log', 'stock', 'prices', 'product_texts', 'products', 'accounts', 'exchange_rates'])
      await write(`DELETE FROM ${table}`);
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
      expect(outcome(await load('productos', rows))).toEqual([1, 1, 0, 0, 0]);
      expect(await changes()).toEqual(['product 7', 'product 7']);
      expect(outcome(await load('productos', rows))).toEqual([1, 0, 0, 1, 0]);
      expect(await changes()).toEqual([]);
      expect(await one('products')).toMatchObject({
        model: 'QV-7',
        weight: '0.5',
        active: 0,
        project: 0,
        category_ids: '[11]',
        withdrawn: 0,
      });
      expect(await one('product_texts')).toEqual({ product_id: 7, description: '<p>á</p>', pro_description: null });
    });

    it('changes only what a line names; null clears, or sets the default', async () => {
      await load('productos', [
        aProduct(7, { garantia: '1 AÑO', ventas: 5, proyecto: true, descripcion: 'd', descripcion_pro: 'p' }),
      ]);
      const second = await load('productos', [
        { producto_id: '7', titulo: 'Otro', garantia: null, ventas: null, descripcion: null },
      ]);
      expect(outcome(second)).toEqual([1, 0, 1, 0, 0]);
      expect(await one('products')).toMatchObject({
        title: 'Otro',
        model: 'QV-7',
        warranty: null,
        sales: 0,
        project: 1,
      });
      expect(await one('product_texts')).toMatchObject({ description: null, pro_description: 'p' });
    });

    it('takes the last of several lines about the same row', async () => {
      const summary = await load('productos', [
        aProduct(7, { titulo: 'a' }),
        { producto_id: 7, titulo: 'b' },
        { producto_id: 7, titulo: 'b' },
      ]);
      expect(outcome(summary)).toEqual([3, 1, 1, 1, 0]);
      expect(await one('products')).toMatchObject({ title: 'b' });
    });

    it('counts a line as changed when only a row beside the main one changes', async () => {
      await load('productos', [aProduct(7)]);
      expect(outcome(await load('productos', [{ producto_id: 7, descripcion: 'd' }]))).toEqual([1, 0, 1, 0, 0]);
      expect(outcome(await load('productos', [{ producto_id: 7, descripcion: 'd' }]))).toEqual([1, 0, 0, 1, 0]);
    });

    it('makes no row of texts for a product without any', async () => {
      await load('productos', [aProduct(7, { descripcion: null })]);
      expect(await importer.rows('SELECT * FROM product_texts')).toEqual([]);
    });

    it('makes a brand id from the name', async () => {
      await load('marcas', [{ nombre: 'Ñandú & Cía. 4', logo: '' }]);
      expect(await one('brands', "id = 'nanducia4'")).toMatchObject({ name: 'Ñandú & Cía. 4' });
      await load('marcas', [{ nombre: 'Ñandú & Cía. 4', titulo: 'T' }]);
      expect(await one('brands', "id = 'nanducia4'")).toMatchObject({ title: 'T', logo: '' });
    });

    it('reads an account with discounts in millionths', async () => {
      expect(told(await load('cuentas', [AN_ACCOUNT]))).toEqual([]);
      const account = await one('accounts');
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
      await load('productos', [aProduct(7)]);
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
      expect(outcome(await load('precios', [price]))).toEqual([1, 1, 0, 0, 0]);
      const stored = await one('prices');
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
      expect(told(await load('tipo_cambio', [rates]))).toEqual([`1: ${term}: falta: es obligatorio en un alta`]);
      expect(outcome(await load('tipo_cambio', [{ ...rates, normal: 17.95 }]))).toEqual([1, 1, 0, 0, 0]);
      expect(await changes()).toHaveLength(7);
      expect(outcome(await load('tipo_cambio', [{ normal: 18 }]))).toEqual([1, 0, 1, 0, 0]);
      expect(await changes()).toEqual(['exchange-rate normal']);
      expect(await one('exchange_rates', "term = 'normal'")).toMatchObject({ rate: 180_000 });
    });
  });

  describe('stock', () => {
    const stockLine = (cantidad: number) => ({ producto_id: 7, condicion: 'nuevo', sucursal: 'norte', cantidad });

    beforeEach(async () => {
      await load('productos', [aProduct(7)]);
      await load('existencias', [stockLine(10)]);
      await write('UPDATE stock SET reserved = 6');
    });

    it('never writes what is reserved, and marks a count below it', async () => {
      expect(outcome(await load('existencias', [stockLine(4)]))).toEqual([1, 0, 1, 0, 0]);
      expect(await one('stock')).toMatchObject({ grade: 'new', on_hand: 4, reserved: 6, overcommitted: 1 });
      expect(outcome(await load('existencias', [stockLine(4)]))).toEqual([1, 0, 0, 1, 0]);
      await load('existencias', [stockLine(6)]);
      expect(await one('stock')).toMatchObject({ on_hand: 6, reserved: 6, overcommitted: 0 });
    });

    it('is withdrawn by a full load that leaves it out, and comes back when named', async () => {
      await load('existencias', [{ ...stockLine(3), condicion: 'A' }], { full: true });
      expect(await importer.rows('SELECT grade, withdrawn FROM stock ORDER BY grade')).toEqual([
        { grade: 'a', withdrawn: 0 },
        { grade: 'new', withdrawn: 1 },
      ]);
      expect(outcome(await load('existencias', [stockLine(10)]))).toEqual([1, 0, 1, 0, 0]);
      expect(await one('stock', "grade = 'new'")).toMatchObject({ withdrawn: 0, reserved: 6 });
    });
  });

  describe('bad rows', () => {
    it.each([
      ['productos', aProduct(0), 'producto_id: debe ser un entero positivo de hasta 10 dígitos, por ejemplo 12345'],
      ['productos', { modelo: 'x' }, 'producto_id: falta: dice de qué fila se trata'],
      [
        'productos',
        { producto_id: 9 },
        ['modelo', 'titulo', 'marca', 'categorias'].map((field) => `${field}: falta: es obligatorio en un alta`),
      ],
      ['productos', aProduct(9, { titulo: null }), 'titulo: es obligatorio: no puede ser null'],
      ['productos', aProduct(9, { modelo: 'x'.repeat(201) }), 'modelo: debe tener 200 caracteres como máximo'],
      [
        'productos',
        aProduct(9, { descripcion: 'ñ'.repeat(33_000) }),
        'descripcion: es demasiado largo: ocupa más de 65535 bytes',
      ],
      ['productos', aProduct(9, { categorias: [] }), 'categorias: debe tener al menos 1 elemento'],
      [
        'productos',
        aProduct(9, { categorias: [11, 'x'] }),
        'categorias[1]: debe ser un entero positivo de hasta 10 dígitos, por ejemplo 12345',
      ],
      ['productos', aProduct(9, { categorias: [11, 99] }), 'categorias: no existe la categoría "99"'],
      ['productos', aProduct(9, { marca: 'nadie' }), 'marca: no existe la marca "nadie"'],
      ['productos', aProduct(9, { relacionados: [404] }), 'relacionados: no existe el producto "404"'],
      [
        'productos',
        aProduct(9, { componentes: [{ producto_id: 9, cantidad: 1 }] }),
        'componentes: un producto no puede ser componente de sí mismo',
      ],
      ['productos', aProduct(9, { componentes: [{ producto_id: 8 }] }), 'componentes[0].cantidad: falta'],
      ['productos', aProduct(9, { titulo: 'a\u0000b' }), 'titulo: tiene caracteres que no se pueden leer; quítelos'],
      ['precios', { producto_id: 404, precio_lista: 1 }, 'producto_id: no existe el producto "404"'],
      [
        'precios',
        { producto_id: 404, precio_lista: '1,5' },
        'precio_lista: debe ser un importe mayor que 0, por ejemplo 142.38',
      ],
      [
        'existencias',
        { producto_id: 1, condicion: 'usado', sucursal: 'norte', cantidad: 1 },
        'condicion: debe ser "nuevo", "a", "b", "c", "d"',
      ],
      [
        'categorias',
        { id: 5, nombre: 'x', nivel: 2, padre_id: 5 },
        'padre_id: una categoría no puede ser su propio padre',
      ],
      ['categorias', { id: 5, nombre: 'x', nivel: 2, padre_id: 6 }, 'padre_id: no existe la categoría "6"'],
      [
        'cuentas',
        { ...AN_ACCOUNT, distribucion: [{ marca: 'nadie', descuento: 1 }] },
        'distribucion: no existe la marca "nadie"',
      ],
      ['cuentas', { ...AN_ACCOUNT, almacenes: ['oeste'] }, 'almacenes: no existe la sucursal "oeste"'],
      [
        'cuentas',
        { ...AN_ACCOUNT, clasificacion: { nombre: 'x', descuento: 101 } },
        'clasificacion.descuento: debe ser un porcentaje entre 0 y 100, por ejemplo 36',
      ],
    ])('%s %#: says what is wrong, writes nothing of the row, loads the rest', async (entity, row, expected) => {
      const summary = await load(entity, [row]);
      expect(told(summary)).toEqual([expected].flat().map((text) => `1: ${text}`));
      expect(outcome(summary)).toEqual([1, 0, 0, 0, 1]);
      expect(await changes()).toEqual([]);
    });

    it('loads the rows around a bad one', async () => {
      const summary = await load('productos', [aProduct(1), aProduct(2, { marca: 7 }), aProduct(3)]);
      expect(outcome(summary)).toEqual([3, 2, 0, 0, 1]);
      expect(told(summary)).toEqual(['2: marca: no existe la marca "7"']);
      expect(await ids('products', 'id')).toEqual([1, 3]);
    });
  });

  describe('rows that refer to later rows', () => {
    it('takes products that name each other, and categories before their parent', async () => {
      const rows = [
        aProduct(1, { relacionados: [2] }),
        aProduct(2, { accesorios: [1], relacionados: [3] }),
        aProduct(3),
      ];
      expect(outcome(await load('productos', rows))).toEqual([3, 3, 0, 0, 0]);
      expect(outcome(await load('productos', rows))).toEqual([3, 0, 0, 3, 0]);
      const tree = [
        { id: 111, nombre: 'c', nivel: 3, padre_id: 110 },
        { id: 110, nombre: 'b', nivel: 2, padre_id: 1 },
      ];
      expect(outcome(await load('categorias', tree))).toEqual([2, 2, 0, 0, 0]);
      await write('DELETE FROM categories WHERE id > 100');
    });

    it('refuses with the missing row all that hang on it, and nothing else', async () => {
      const summary = await load('productos', [
        aProduct(1, { relacionados: [2] }),
        aProduct(2, { relacionados: [3, 4] }),
        aProduct(3, { relacionados: [404] }),
        aProduct(4, { relacionados: [5] }),
        aProduct(5, { relacionados: [4] }),
      ]);
      expect(told(summary).sort()).toEqual([
        '1: relacionados: no existe el producto "2"',
        '2: relacionados: no existe el producto "3"',
        '3: relacionados: no existe el producto "404"',
      ]);
      expect(outcome(summary)).toEqual([5, 2, 0, 0, 3]);
      expect(await ids('products', 'id')).toEqual([4, 5]);
    });

    it('keeps the order of lines about the same row', async () => {
      const summary = await load('productos', [
        aProduct(1, { relacionados: [2], titulo: 'a' }),
        { producto_id: 1, titulo: 'b' },
        aProduct(2),
      ]);
      expect(outcome(summary)).toEqual([3, 2, 1, 0, 0]);
      expect(await one('products', 'id = 1')).toMatchObject({ title: 'b', related: '[2]' });
    });

    it('does not take a line that makes no row for the row', async () => {
      const summary = await load('productos', [
        aProduct(1, { relacionados: [2] }),
        { producto_id: 2, relacionados: [1] },
      ]);
      expect(outcome(summary)).toEqual([2, 0, 0, 0, 2]);
      expect(await ids('products', 'id')).toEqual([]);
    });
  });

  describe('full', () => {
    it('withdraws what no row names, once, with a change each; refused rows count as named', async () => {
      await load(
        'productos',
        [1, 2, 3, 4].map((id) => aProduct(id)),
      );
      await changes();
      const rows = [aProduct(1), aProduct(3, { marca: 'nadie' })];
      expect(outcome(await load('productos', rows, { full: true }))).toEqual([2, 0, 2, 1, 1]);
      expect(await changes()).toEqual(['product 2', 'product 4']);
      expect(await ids('products', 'id')).toEqual([1, 3]);
      expect(outcome(await load('productos', rows, { full: true }))).toEqual([2, 0, 0, 1, 1]);
    });

    it('takes withdrawn rows for existing ones', async () => {
      await load('productos', [aProduct(1)]);
      await load('productos', [], { full: true });
      expect(outcome(await load('precios', [{ producto_id: 1, precio_lista: 1 }]))).toEqual([1, 1, 0, 0, 0]);
    });

    it('withdraws more rows than are read at once, keyed by one column or by several', async () => {
      const many = Array.from({ length: 2500 }, (_, index) => aProduct(index + 1));
      await load('productos', many);
      await load(
        'existencias',
        many.flatMap(({ producto_id }) =>
          ['norte', 'sur'].map((sucursal) => ({ producto_id, sucursal, condicion: 'b', cantidad: 1 })),
        ),
      );
      const stock = await load('existencias', [{ producto_id: 1250, condicion: 'b', sucursal: 'sur', cantidad: 1 }], {
        full: true,
      });
      expect(outcome(stock)).toEqual([1, 0, 4999, 1, 0]);
      expect(await importer.rows('SELECT product_id, branch_code FROM stock WHERE withdrawn = 0')).toEqual([
        { product_id: 1250, branch_code: 'sur' },
      ]);
      expect(outcome(await load('productos', [{ producto_id: 2500 }], { full: true }))).toEqual([1, 0, 2499, 1, 0]);
      expect(await ids('products', 'id')).toEqual([2500]);
    });
  });

  describe('dry run', () => {
    it('counts like a real run and writes nothing', async () => {
      await load('productos', [aProduct(1), aProduct(2)]);
      await changes();
      const rows = [
        aProduct(1, { titulo: 'x' }),
        aProduct(5, { relacionados: [6] }),
        aProduct(6),
        aProduct(7, { marca: 'nadie' }),
        { producto_id: 5, titulo: 'y' },
      ];
      const rehearsed = await load('productos', rows, { dryRun: true, full: true });
      expect(await changes()).toEqual([]);
      expect(await ids('products', 'id')).toEqual([1, 2]);
      const real = await load('productos', rows, { full: true });
      expect({ ...rehearsed }).toEqual({ ...real });
      expect(outcome(real)).toEqual([5, 2, 3, 0, 1]);
    });
  });
});
