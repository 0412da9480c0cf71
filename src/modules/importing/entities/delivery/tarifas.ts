import { CARRIER_CODE } from '@/modules/importing/entities/delivery/fleteras';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { decimal, money } from '@/modules/importing/readers/numbers';
import { problem, typed, type Reader } from '@/modules/importing/readers/problem';
import { name, slug } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

const MILLIGRAM_DECIMALS = 6;
const MAX_KILOGRAMS = 1_000_000;

/** A weight in kilograms, as a number or decimal text, in milligrams. */
const weight: Reader<number> = typed(
  'kilogramos, mayor que 0',
  decimal({
    decimals: MILLIGRAM_DECIMALS,
    min: 1,
    max: MAX_KILOGRAMS * 10 ** MILLIGRAM_DECIMALS,
    wrong: problem('debe ser un peso en kilogramos mayor que 0, por ejemplo 5'),
    tooMuch: problem(`debe ser un peso de ${MAX_KILOGRAMS} kilogramos como máximo`),
  }),
);

/** Freight tariffs: a band of weight of a carrier in a zone, in US dollars. */
export function tarifas(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'tarifas',
    about: 'tarifas de envío, en dólares',
    rows: [
      rowOf(tables.freightTariffs, {
        carrier: from('fletera', slug(CARRIER_CODE, 'estafeta'), 'código de la fletera', 'estafeta'),
        zone: from('zona', name(), 'zona, de las del archivo zonas', '1'),
        upTo: from('hasta_kg', weight, 'hasta qué peso vale', '5'),
        price: from('precio', money(), 'precio', '8.90'),
        perExtraKilo: from('kg_extra', money(), 'por cada kilogramo sobre la banda más alta', '0.62'),
        extendedSurcharge: from('extendida', money(), 'recargo en zona extendida', '9.50'),
      }),
    ],
  });
}
