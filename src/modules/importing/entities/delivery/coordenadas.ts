import { postalCode } from '@/modules/importing/entities/delivery/postal-fields';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { numberBetween } from '@/modules/importing/readers/numbers';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

/** Where postal codes are, in degrees. */
export function coordenadas(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'coordenadas',
    about: 'coordenadas de códigos postales, para elegir la sucursal más cercana',
    rows: [
      rowOf(tables.postalCoordinates, {
        postalCode: from('codigo_postal', postalCode(), 'código postal', '31000'),
        latitude: from('latitud', numberBetween(-90, 90, 28.6353), 'grados', '28.6353'),
        longitude: from('longitud', numberBetween(-180, 180, -106.0889), 'grados', '-106.0889'),
      }),
    ],
  });
}
