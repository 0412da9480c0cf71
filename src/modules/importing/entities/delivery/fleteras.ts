import type { ImportEntity } from '@/modules/importing/import-entity';
import { integer } from '@/modules/importing/readers/numbers';
import { mapped, problem, type Reader } from '@/modules/importing/readers/problem';
import { flag, line, slug } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

/** Form of a carrier's code. */
export const CARRIER_CODE = /^[a-z0-9][a-z0-9_-]*$/;

const NOT_TRACKING = problem(
  'debe ser una dirección http(s) con {guia}, por ejemplo "https://rastreo.example/?guia={guia}"',
);

/** A page to look guides up at. */
function trackingUrl(): Reader<string> {
  return mapped(line({ max: 500 }), (written) => {
    const url = written.trim();
    return /^https?:\/\/\S+$/.test(url) && url.includes('{guia}') ? url : NOT_TRACKING;
  });
}

/** Carriers. `cobertura`, which the endpoint shows, follows from `cobertura_por_cp` and the coverage. */
export function fleteras(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'fleteras',
    about: 'fleteras',
    alsoKnown: ['cobertura'],
    rows: [
      rowOf(tables.carriers, {
        code: from('codigo', slug(CARRIER_CODE, 'paquete_express'), 'código', 'paquete_express'),
        name: from('nombre', line({ min: 1 }), 'nombre', 'PAQUETEXPRESS'),
        nextDay: from('dia_siguiente', flag(), 'entrega al día siguiente', false),
        ground: from('terrestre', flag(), 'va por tierra', true),
        coverageDependent: from('cobertura_por_cp', flag(), 'entrega sólo donde dice el archivo coberturas', false),
        trackingUrl: from(
          'url_rastreo',
          trackingUrl(),
          'página de rastreo; {guia} es el número de guía',
          'https://rastreo.example/?guia={guia}',
        ),
        position: from('orden', integer({ min: 0, max: 100_000 }), 'lugar en la lista', 4),
      }),
    ],
  });
}
