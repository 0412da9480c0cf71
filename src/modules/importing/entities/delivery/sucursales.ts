import { branchCode, mexicanPostalCode } from '@/modules/importing/entities/keys';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { numberBetween } from '@/modules/importing/readers/numbers';
import { flag, slug, text } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { BranchesLoadService } from '@/modules/support-catalogs/branches-load.service';

export function sucursales({ branches }: BranchesLoadService): ImportEntity {
  return recordEntity({
    name: 'sucursales',
    rows: [
      rowOf(branches, {
        code: from('codigo', branchCode()),
        name: from('nombre', text({ min: 1 })),
        street: from('calle', text()),
        extNumber: from('num_ext', text()),
        intNumber: from('num_int', text()),
        neighborhood: from('colonia', text()),
        postalCode: from('codigo_postal', mexicanPostalCode()),
        city: from('ciudad', text()),
        state: from('estado', text({ min: 1 })),
        country: from('pais', text()),
        phone: from('telefono', text()),
        latitude: from('latitud', numberBetween(-90, 90, 28.6368)),
        longitude: from('longitud', numberBetween(-180, 180, -106.0763)),
        supplies: from('surte', flag()),
        series: from('serie', slug(/^[A-Za-z0-9]{1,10}$/, 'CUU')),
      }),
    ],
  });
}
