import type { ImportEntity } from '@/modules/importing/import-entity';
import { day, line } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

/** Days on which carriers don't work, besides Saturdays and Sundays (Beyond 4 and 9.4). */
export function diasInhabiles(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'dias_inhabiles',
    about: 'días inhábiles, además de sábados y domingos',
    rows: [
      rowOf(tables.holidays, {
        day: from('fecha', day(), 'día', '2026-12-25'),
        name: from('nombre', line(), 'qué se celebra', 'Navidad'),
      }),
    ],
  });
}
