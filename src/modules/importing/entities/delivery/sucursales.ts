import { branchCode, mexicanPostalCode } from '@/modules/importing/entities/keys';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { numberBetween } from '@/modules/importing/readers/numbers';
import { flag, line, slug, timeOfDay } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { BranchesLoadService } from '@/modules/support-catalogs/branches-load.service';

export function sucursales({ branches }: BranchesLoadService): ImportEntity {
  return recordEntity({
    name: 'sucursales',
    about: 'sucursales, que también son almacenes',
    rows: [
      rowOf(branches, {
        code: from('codigo', branchCode(), 'código, como va en direcciones y parámetros', 'monterrey'),
        name: from('nombre', line({ min: 1 }), 'nombre', 'Monterrey'),
        street: from('calle', line(), 'calle', 'Av. Constitución'),
        extNumber: from('num_ext', line(), 'número exterior', '100'),
        intNumber: from('num_int', line(), 'número interior', 'B'),
        neighborhood: from('colonia', line(), 'colonia', 'Centro'),
        postalCode: from('codigo_postal', mexicanPostalCode(), 'código postal', '64000'),
        city: from('ciudad', line(), 'ciudad', 'Monterrey'),
        state: from('estado', line({ min: 1 }), 'estado', 'Nuevo León'),
        country: from('pais', line(), 'país', 'México'),
        phone: from('telefono', line(), 'teléfono', '8112345678'),
        latitude: from('latitud', numberBetween(-90, 90, 28.6368), 'grados', '25.6866'),
        longitude: from('longitud', numberBetween(-180, 180, -106.0763), 'grados', '-100.3161'),
        supplies: from('surte', flag(), 'se vende lo que tiene', true),
        cutoffTime: from(
          'hora_corte',
          timeOfDay(),
          'hora desde la que se embarca al siguiente día hábil; 16:00 si falta',
          '16:00',
        ),
        series: from('serie', slug(/^[A-Za-z0-9]{1,10}$/, 'CUU'), 'prefijo de sus folios', 'MTY'),
      }),
    ],
  });
}
