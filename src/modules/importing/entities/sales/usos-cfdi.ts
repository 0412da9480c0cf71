import type { ImportEntity } from '@/modules/importing/import-entity';
import { list } from '@/modules/importing/readers/structures';
import { line, slug } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

/** Uses of a CFDI; `regimenes` are the fiscal regimes each is open to, all of them when it is left out or null. */
export function usosCfdi(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'usos_cfdi',
    about: 'usos de CFDI',
    rows: [
      rowOf(tables.cfdiUses, {
        code: from('codigo', slug(/^[A-Z0-9]{2,10}$/, 'G01'), 'clave del SAT', 'G03'),
        name: from('nombre', line({ min: 1 }), 'nombre', 'Gastos en general'),
        regimes: from('regimenes', list(slug(/^\d{3}$/, '601')), 'regímenes fiscales que pueden elegirlo', [
          '601',
          '612',
        ]),
      }),
    ],
  });
}
