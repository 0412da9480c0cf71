import type { CatalogLoadService } from '@/modules/catalog/catalog-load.service';
import { brandId } from '@/modules/importing/entities/keys';
import type { ImportEntity, RawRecord } from '@/modules/importing/import-entity';
import { line, text } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';

export function marcas({ brands }: CatalogLoadService): ImportEntity {
  return recordEntity({
    name: 'marcas',
    about: 'marcas',
    rows: [
      rowOf(brands, {
        id: from(
          'id',
          brandId(),
          'si falta, se hace del nombre: minúsculas, sin acentos, sólo letras y números',
          'quetzavid',
        ),
        name: from('nombre', line({ min: 1 }), 'nombre', 'Quetza Vid'),
        logo: from('logo', line(), 'dirección del logotipo', 'https://cdn.example/quetzavid.png'),
        title: from('titulo', line(), 'lema', 'Video que sí se ve'),
        description: from('descripcion', text(), 'presentación', 'Cámaras y grabadores.'),
      }),
    ],
    complete: withId,
    filledIn: ['id'],
  });
}

/** A brand without id gets the one its name makes: lower case, no accents, only letters and digits (Decisions 6). */
function withId(record: RawRecord): RawRecord {
  const { id, nombre } = record;
  if ((id !== undefined && id !== null && id !== '') || typeof nombre !== 'string') return record;
  const made = nombre
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return made === '' ? record : { ...record, id: made };
}
