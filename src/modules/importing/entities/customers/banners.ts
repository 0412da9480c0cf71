import type { ImportEntity } from '@/modules/importing/import-entity';
import { integer } from '@/modules/importing/readers/numbers';
import { day, line, name } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

/** Notices. Days in force may be left out, null or, as the endpoint shows open ends, empty. */
export function banners(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'banners',
    about: 'avisos',
    rows: [
      rowOf(tables.banners, {
        id: from('id', name(), 'clave', '1'),
        title: from('titulo', line({ min: 1 }), 'título', 'Buen Fin'),
        image: from('imagen', line(), 'dirección de la imagen', 'https://cdn.example/buen-fin.jpg'),
        link: from('link', line(), 'adónde lleva', '/ofertas'),
        position: from('orden', integer({ min: 0, max: 100_000 }), 'lugar en la lista', 1),
        from: from('vigencia_inicio', day(), 'primer día; sin él, desde siempre', '2026-11-13'),
        until: from('vigencia_fin', day(), 'último día; sin él, sin fin', '2026-11-16'),
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
