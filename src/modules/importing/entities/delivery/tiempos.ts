import { CARRIER_CODE } from '@/modules/importing/entities/delivery/fleteras';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { integer } from '@/modules/importing/readers/numbers';
import { name, slug } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

const MAX_DAYS = 365;
const days = (example: number) => integer({ min: 0, max: MAX_DAYS, example });

/** How long carriers take in a zone, in business days (Beyond 4 and 9.4). */
export function tiempos(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'tiempos',
    about: 'tiempos de entrega, en días hábiles',
    rows: [
      rowOf(tables.deliveryTimes, {
        carrier: from('fletera', slug(CARRIER_CODE, 'estafeta'), 'código de la fletera', 'estafeta'),
        zone: from('zona', name(), 'zona, de las del archivo zonas', '1'),
        minDays: from('dias_min', days(2), 'días hábiles, al menos', 2),
        maxDays: from('dias_max', days(3), 'días hábiles, a más tardar', 3),
        extendedDays: from('extendida_dias', days(2), 'días hábiles más en zona extendida', 2),
      }),
    ],
    check: ({ minDays, maxDays }, problem) => {
      if (typeof minDays === 'number' && typeof maxDays === 'number' && minDays > maxDays)
        problem('dias_max', `debe ser de ${minDays} (dias_min) o más`);
    },
  });
}
