import type { CatalogLoadService } from '@/modules/catalog/catalog-load.service';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { id, integer } from '@/modules/importing/readers/numbers';
import { text } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';

export function categorias({ categories }: CatalogLoadService): ImportEntity {
  return recordEntity({
    name: 'categorias',
    rows: [
      rowOf(categories, {
        id: from('id', id()),
        name: from('nombre', text({ min: 1 })),
        level: from('nivel', integer({ min: 0, max: 3, example: 1 })),
        parentId: from('padre_id', id()).references(categories, 'la categoría'),
        image: from('imagen', text()),
      }),
    ],
    check: ({ id: own, parentId }, problem) => {
      if (parentId !== undefined && parentId === own) problem('padre_id', 'una categoría no puede ser su propio padre');
    },
  });
}
