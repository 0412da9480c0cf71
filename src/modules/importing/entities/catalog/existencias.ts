import { branchCode } from '@/modules/importing/entities/keys';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { id, integer } from '@/modules/importing/readers/numbers';
import { oneOf } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { Grade } from '@/modules/products/domain/product';
import type { ProductsLoadService } from '@/modules/products/products-load.service';
import type { BranchesLoadService } from '@/modules/support-catalogs/branches-load.service';

const GRADES: Readonly<Record<string, Grade>> = { nuevo: 'new', a: 'a', b: 'b', c: 'c', d: 'd' };
const MAX_PIECES = 1_000_000_000;

export function existencias({ stock, products }: ProductsLoadService, { branches }: BranchesLoadService): ImportEntity {
  return recordEntity({
    name: 'existencias',
    about: 'piezas en cada sucursal',
    rows: [
      rowOf(stock, {
        productId: from('producto_id', id(), 'el producto', 100123).references(products, 'el producto'),
        grade: from('condicion', oneOf(GRADES), 'nuevo, o grado de la caja abierta', 'nuevo'),
        branchCode: from('sucursal', branchCode(), 'código de la sucursal', 'monterrey').references(
          branches,
          'la sucursal',
        ),
        onHand: from(
          'cantidad',
          integer({ min: 0, max: MAX_PIECES, example: 25 }),
          'piezas que hay; lo apartado por pedidos se descuenta aparte',
          25,
        ),
      }),
    ],
  });
}
