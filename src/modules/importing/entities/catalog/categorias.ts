import type { CatalogLoadService } from '@/modules/catalog/catalog-load.service';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { tree } from '@/modules/importing/load/rules/column-rules';
import { id, integer } from '@/modules/importing/readers/numbers';
import { line } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';

export function categorias({ categories }: CatalogLoadService): ImportEntity {
  return recordEntity({
    name: 'categorias',
    about: 'categorías, en árbol',
    rows: [
      rowOf(categories, {
        id: from('id', id(), 'número de la categoría', 221),
        name: from('nombre', line({ min: 1 }), 'nombre', 'Cámaras IP'),
        level: from('nivel', integer({ min: 0, max: 3, example: 1 }), '0 (interna, nunca se muestra) a 3', 2),
        parentId: from('padre_id', id(), 'la categoría de arriba; sin ella es de las primeras', 22).references(
          categories,
          'la categoría',
        ),
        image: from('imagen', line(), 'dirección de su imagen', 'https://cdn.example/221.png'),
      }),
    ],
    rule: tree('parentId'),
    check: ({ id: own, parentId }, problem) => {
      if (parentId !== undefined && parentId === own) problem('padre_id', 'una categoría no puede ser su propio padre');
    },
  });
}
