import { CARRIER_CODE } from '@/modules/importing/entities/delivery/fleteras';
import { postalArea } from '@/modules/importing/entities/delivery/postal-fields';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { slug } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

/** Where coverage-dependent carriers deliver. */
export function coberturas(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'coberturas',
    about: 'dónde entrega una fletera que depende del código postal',
    rows: [
      rowOf(tables.carrierCoverage, {
        carrier: from('fletera', slug(CARRIER_CODE, 'mensajeria_local'), 'código de la fletera', 'mensajeria_local'),
        postalArea: from('codigo_postal', postalArea(), 'código postal, o prefijo con *', '310*'),
      }),
    ],
  });
}
