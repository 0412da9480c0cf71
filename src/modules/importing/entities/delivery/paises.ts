import type { ImportEntity } from '@/modules/importing/import-entity';
import { unique } from '@/modules/importing/load/rules/column-rules';
import { integer } from '@/modules/importing/readers/numbers';
import { line, slug } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

/** Countries for addresses. */
export function paises(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'paises',
    about: 'países',
    rule: unique('number'),
    rows: [
      rowOf(tables.countries, {
        code: from('codigo', slug(/^[A-Z]{3}$/, 'MEX'), 'ISO 3166 alfa-3', 'MEX'),
        number: from('id', integer({ min: 1, max: 999, example: 484 }), 'ISO 3166 numérico', 484),
        name: from('nombre', line({ min: 1 }), 'nombre', 'México'),
      }),
    ],
  });
}
