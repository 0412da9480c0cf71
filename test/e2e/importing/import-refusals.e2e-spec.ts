import { AN_ACCOUNT, aProduct, outcome, told, useImporter, type TestImporter } from '@test/support/importing';
import { availableDialects } from '@test/support/servers/temporary-database';

describe.each(availableDialects())('refusing rows on %s', (dialect) => {
  let importer: TestImporter;

  useImporter(dialect, (started) => {
    importer = started;
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
      [
        'productos',
        aProduct(9, { titulo: 'a\u0000b' }),
        'titulo: tiene caracteres no permitidos, de control o de dirección; quítelos',
      ],
      [
        'productos',
        aProduct(10, { titulo: 'a\u202eb' }),
        'titulo: tiene caracteres no permitidos, de control o de dirección; quítelos',
      ],
      ['precios', { producto_id: 404, precio_lista: 1 }, 'producto_id: no existe el producto "404"'],
      [
        'precios',
        { producto_id: 404, precio_lista: '1,5' },
        'precio_lista: lleva coma decimal: escríbalo con punto, por ejemplo 1.5',
      ],
      [
        'precios',
        { producto_id: 404, precio_lista: 0.004 },
        'precio_lista: redondeado a centavos es 0.00: debe ser un importe mayor que 0',
      ],
      [
        'guias',
        { folio_guia: '1', num_cliente: 1, fletera: 'dhl', folio_factura: 'F/1', fecha_factura: '02/03/2026' },
        'fecha_factura: debe ser una fecha AAAA-MM-DD o DD-MM-AAAA, con hora HH:MM:SS o sin ella, por ejemplo "2026-03-02 12:30:00"',
      ],
      [
        'guias',
        { folio_guia: '1', num_cliente: 1, fletera: 'dhl', folio_factura: 'F/1', fecha_factura: '0001-01-01 00:00:00' },
        'fecha_factura: debe ser una fecha AAAA-MM-DD o DD-MM-AAAA, con hora HH:MM:SS o sin ella, por ejemplo "2026-03-02 12:30:00"',
      ],
      [
        'tarifas',
        { fletera: 'estafeta', zona: '1', hasta_kg: 1_000_001, precio: 123_456_789.99 },
        [
          'hasta_kg: debe ser un peso de 1000000 kilogramos como máximo',
          'precio: debe ser un importe de 100000000 como máximo',
        ],
      ],
      [
        'facturas',
        { folio_factura: 'FA26/1', num_cliente: 1, fecha: '2026-03-02', total: '123456789.99' },
        'total: debe ser un importe de 100000000 como máximo',
      ],
      ['tipo_cambio', { normal: 1000.01 }, 'normal: debe ser de 1000 pesos por dólar como máximo'],
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
      const summary = await importer.load(entity, [row]);
      expect(told(summary)).toEqual([expected].flat().map((text) => `1: ${text}`));
      expect(outcome(summary)).toEqual([1, 0, 0, 0, 1]);
      expect(await importer.changes()).toEqual([]);
    });

    it('leaves out the line ends around a text of one line, and keeps those of one of several', async () => {
      const row = aProduct(1, { titulo: 'Cámara\r\n', caracteristicas: ['\tIP67'], descripcion: 'a\n\tb\n' });
      expect(told(await importer.load('productos', [row]))).toEqual([]);
      expect(await importer.one('products')).toMatchObject({ title: 'Cámara', features: '["IP67"]' });
      expect(await importer.one('product_texts')).toMatchObject({ description: 'a\n\tb\n' });
    });

    it('loads the rows around a bad one', async () => {
      const summary = await importer.load('productos', [aProduct(1), aProduct(2, { marca: 7 }), aProduct(3)]);
      expect(outcome(summary)).toEqual([3, 2, 0, 0, 1]);
      expect(told(summary)).toEqual(['2: marca: no existe la marca "7"']);
      expect(await importer.ids('products')).toEqual([1, 3]);
    });
  });

  describe('rows that refer to later rows', () => {
    it('takes products that name each other, and categories before their parent', async () => {
      const rows = [
        aProduct(1, { relacionados: [2] }),
        aProduct(2, { accesorios: [1], relacionados: [3] }),
        aProduct(3),
      ];
      expect(outcome(await importer.load('productos', rows))).toEqual([3, 3, 0, 0, 0]);
      expect(outcome(await importer.load('productos', rows))).toEqual([3, 0, 0, 3, 0]);
      const tree = [
        { id: 111, nombre: 'c', nivel: 3, padre_id: 110 },
        { id: 110, nombre: 'b', nivel: 2, padre_id: 1 },
      ];
      expect(outcome(await importer.load('categorias', tree))).toEqual([2, 2, 0, 0, 0]);
      await importer.write('DELETE FROM categories WHERE id > 100');
    });

    it('refuses with the missing row all that hang on it, and nothing else', async () => {
      const summary = await importer.load('productos', [
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
      expect(await importer.ids('products')).toEqual([4, 5]);
    });

    it('keeps the order of lines about the same row', async () => {
      const summary = await importer.load('productos', [
        aProduct(1, { relacionados: [2], titulo: 'a' }),
        { producto_id: 1, titulo: 'b' },
        aProduct(2),
      ]);
      expect(outcome(summary)).toEqual([3, 2, 1, 0, 0]);
      expect(await importer.one('products', 'id = 1')).toMatchObject({ title: 'b', related: '[2]' });
    });

    it('does not take a line that makes no row for the row', async () => {
      const summary = await importer.load('productos', [
        aProduct(1, { relacionados: [2] }),
        { producto_id: 2, relacionados: [1] },
      ]);
      expect(outcome(summary)).toEqual([2, 0, 0, 0, 2]);
      expect(await importer.ids('products')).toEqual([]);
    });
  });
});
