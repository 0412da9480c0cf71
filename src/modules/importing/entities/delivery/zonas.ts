import { mexicanState } from '@/modules/importing/entities/delivery/postal-fields';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { name } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

/** Freight zones from state to state. */
export function zonas(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'zonas',
    about: 'zona de envío de un estado a otro',
    rows: [
      rowOf(tables.freightZones, {
        originState: from('estado_origen', mexicanState(), 'estado de donde sale', 'NL'),
        destinationState: from('estado_destino', mexicanState(), 'estado adonde va', 'CHIH'),
        zone: from('zona', name(), 'zona', '3'),
      }),
    ],
  });
}
