import type { ImportEntity } from '@/modules/importing/import-entity';
import { integer } from '@/modules/importing/readers/numbers';
import { day, text } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

/** Notices. Days in force may be left out, null or, as the endpoint shows open ends, empty. */
export function banners(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'banners',
    rows: [
      rowOf(tables.banners, {
        id: from('id', text({ min: 1 })),
        title: from('titulo', text({ min: 1 })),
        image: from('imagen', text()),
        link: from('link', text()),
        position: from('orden', integer({ min: 0, max: 100_000 })),
        from: from('vigencia_inicio', day()),
        until: from('vigencia_fin', day()),
      }),
    ],
    complete: (record) => ({ ...record, ...openEnd(record, 'vigencia_inicio'), ...openEnd(record, 'vigencia_fin') }),
    check: ({ from: first, until: last }, problem) => {
      if (Number(first ?? 0) > Number(last ?? Infinity))
        problem('vigencia_fin', 'debe ser igual o posterior a vigencia_inicio');
    },
  });
}

function openEnd(record: Readonly<Record<string, unknown>>, field: string): Record<string, null> {
  return record[field] === '' ? { [field]: null } : {};
}
