import { postalArea } from '@/modules/importing/entities/delivery/postal-fields';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

/** Postal codes, or prefixes of them, of the border region. */
export function regionFronteriza(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'region_fronteriza',
    about: 'códigos postales de la región fronteriza (IVA de 8 %)',
    rows: [
      rowOf(tables.borderRegion, {
        postalArea: from('codigo_postal', postalArea(), 'código postal, o prefijo con *', '3257*'),
      }),
    ],
  });
}
