import { postalArea } from '@/modules/importing/entities/delivery/postal-fields';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

/** Postal codes, or prefixes of them, that carriers reach at an extra charge. */
export function zonasExtendidas(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'zonas_extendidas',
    about: 'códigos postales con recargo de las fleteras',
    rows: [
      rowOf(tables.extendedZones, {
        postalArea: from('codigo_postal', postalArea(), 'código postal, o prefijo con *', '3310*'),
      }),
    ],
  });
}
