import type { ImportEntity } from '@/modules/importing/import-entity';
import { integer, money } from '@/modules/importing/readers/numbers';
import { day, oneOf, slug, text } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { CourseMode } from '@/modules/support-catalogs/domain/publications';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

const MODES: Readonly<Record<string, CourseMode>> = { presencial: 'on_site', en_linea: 'online' };

/** Courses. */
export function cursos(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'cursos',
    rows: [
      rowOf(tables.courses, {
        id: from('id', text({ min: 1 })),
        title: from('titulo', text({ min: 1 })),
        description: from('descripcion', text()),
        mode: from('modalidad', oneOf(MODES)),
        venue: from('sede', text()),
        city: from('ciudad', text()),
        from: from('fecha_inicio', day()),
        until: from('fecha_fin', day()),
        hours: from('duracion_horas', integer({ min: 0, max: 10_000 })),
        seats: from('cupo', integer({ min: 0, max: 1_000_000 })),
        price: from('costo', money()),
        currency: from('moneda', slug(/^[A-Z]{3}$/, 'MXN')),
        instructor: from('instructor', text()),
        image: from('imagen', text()),
        link: from('link', text()),
      }),
    ],
    check: ({ from: first, until: last }, problem) => {
      if (Number(first ?? 0) > Number(last ?? Infinity))
        problem('fecha_fin', 'debe ser igual o posterior a fecha_inicio');
    },
  });
}
