import type { ImportEntity } from '@/modules/importing/import-entity';
import { integer, money } from '@/modules/importing/readers/numbers';
import { day, line, name, oneOf, slug, text } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { CourseMode } from '@/modules/support-catalogs/domain/publications';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

const MODES: Readonly<Record<string, CourseMode>> = { presencial: 'on_site', en_linea: 'online' };

/** Courses. */
export function cursos(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'cursos',
    about: 'cursos',
    rows: [
      rowOf(tables.courses, {
        id: from('id', name(), 'clave', '1'),
        title: from('titulo', line({ min: 1 }), 'título', 'Certificación en video IP'),
        description: from('descripcion', text(), 'de qué trata', 'Diseño e instalación.'),
        mode: from('modalidad', oneOf(MODES), 'cómo se da', 'presencial'),
        venue: from('sede', line(), 'lugar', 'Sucursal Monterrey'),
        city: from('ciudad', line(), 'ciudad', 'Monterrey'),
        from: from('fecha_inicio', day(), 'primer día', '2026-12-01'),
        until: from('fecha_fin', day(), 'último día', '2026-12-02'),
        hours: from('duracion_horas', integer({ min: 0, max: 10_000 }), 'horas', 16),
        seats: from('cupo', integer({ min: 0, max: 1_000_000 }), 'lugares', 20),
        price: from('costo', money(), 'costo', '1500.00'),
        currency: from('moneda', slug(/^[A-Z]{3}$/, 'MXN'), 'moneda del costo', 'MXN'),
        instructor: from('instructor', line(), 'quién lo da', 'Laura Méndez'),
        image: from('imagen', line(), 'dirección de la imagen', 'https://cdn.example/curso.jpg'),
        link: from('link', line(), 'página', '/cursos/video-ip'),
      }),
    ],
    check: ({ from: first, until: last }, problem) => {
      if (Number(first ?? 0) > Number(last ?? Infinity))
        problem('fecha_fin', 'debe ser igual o posterior a fecha_inicio');
    },
  });
}
