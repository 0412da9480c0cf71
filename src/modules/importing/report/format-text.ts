import type { FieldDescription } from '@/modules/importing/import-entity';
import type { ImportEntity } from '@/modules/importing/import-entity';

const WIDTH = 110;
const INDENT = '      ';

/** The files that can be imported and their fields, for `import --help`. */
export function formatText(entities: readonly ImportEntity[]): string {
  return `
Archivos, en el orden en que se cargan. Se llaman como se ve aquí, con .ndjson (un objeto JSON por línea) o .csv (encabezado,
comas, UTF-8), y .gz si se quiere; entre el nombre y la terminación puede ir lo que sea: productos.norte.csv.
  #  dice de qué fila se trata     *  obligatorio en un alta     lo demás se puede omitir; null lo borra

${entities.map(entityText).join('\n')}
Formato completo, con tipos y ejemplos: docs/contract/import-format.md. Una carpeta que se puede cargar: examples/import.
`;
}

function entityText(entity: ImportEntity): string {
  return `  ${names(entity)}: ${entity.about}\n${wrapped(entity.described.map(fieldText))}`;
}

function names({ name, aliases = [], lines }: ImportEntity): string {
  const others = lines ? [...aliases].map((alias) => `${alias}${lines.extensions[0] ?? ''}`) : [];
  return [name, ...others].join(', ');
}

function fieldText({ name, key, required }: FieldDescription): string {
  return `${name}${key ? '#' : required ? '*' : ''}`;
}

function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < WIDTH) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(INDENT + word);
  }
  return `${lines.join('\n')}\n`;
}
