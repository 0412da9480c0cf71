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
    rows: [
      rowOf(stock, {
        productId: from('producto_id', id()).references(products, 'el producto'),
        grade: from('condicion', oneOf(GRADES)),
        branchCode: from('sucursal', branchCode()).references(branches, 'la sucursal'),
        onHand: from('cantidad', integer({ min: 0, max: MAX_PIECES, example: 25 })),
      }),
    ],
  });
}
