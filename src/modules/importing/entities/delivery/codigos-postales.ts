import { postalCode } from '@/modules/importing/entities/delivery/postal-fields';
import { lineProblem, type ImportEntity, type LineProblem, type RawRecord } from '@/modules/importing/import-entity';
import { mapped, problem, typed, type Problem, type Reader } from '@/modules/importing/readers/problem';
import { flag, line } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import {
  isOfficialHeader,
  OFFICIAL_COLUMNS,
  splitOfficialLine,
} from '@/modules/support-catalogs/domain/places/official-postal-file';
import { upperCased } from '@/modules/support-catalogs/domain/spanish-text';
import { stateByNumber } from '@/modules/support-catalogs/domain/places/states';
import type { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

const MAX_NAME = 100;
const WRONG_COLUMNS = lineProblem(
  'd_codigo',
  `la línea debe tener ${OFFICIAL_COLUMNS.length} columnas separadas por |`,
);
const NOT_STATE = problem('debe ser el número de un estado, de 01 a 32');
const UNREADABLE = problem('tiene caracteres que no se pueden leer: guarde el archivo en UTF-8 o ISO-8859-1');

/** A name in upper case. What was damaged on the way here shows as replacement characters. */
const upperName: Reader<string> = mapped(line({ min: 1, max: MAX_NAME }), (name): string | Problem =>
  name.includes('\uFFFD') ? UNREADABLE : upperCased(name.trim()),
);

const stateNumber: Reader<string> = typed('número de estado, de 01 a 32', (value) => {
  const digits = typeof value === 'number' ? String(value) : value;
  return typeof digits === 'string' && /^\d{1,2}$/.test(digits)
    ? (stateByNumber(Number(digits))?.code ?? NOT_STATE)
    : NOT_STATE;
});

/**
 * Postal codes, from the official Correos de México download as it is: one line for each settlement. Lines of the same code
 * add up. `completo` false says that not all of a code's settlements are named, so none can be ruled out.
 */
export function codigosPostales(tables: SupportCatalogsLoadService): ImportEntity {
  return recordEntity({
    name: 'codigos_postales',
    about: 'códigos postales: la descarga oficial CPdescarga.txt de Correos de México como viene',
    aliases: ['cpdescarga'],
    alsoKnown: OFFICIAL_COLUMNS,
    lines: { extensions: ['.txt'], encoding: 'utf8-or-latin1', parse, isHeader: isOfficialHeader },
    rows: [
      rowOf(tables.postalCodes, {
        code: from('d_codigo', postalCode(), 'código postal', '31000'),
        stateCode: from('c_estado', stateNumber, 'número del estado', '08'),
        municipality: from('D_mnpio', upperName, 'municipio', 'Chihuahua'),
        settlements: from('d_asenta', upperName, 'colonia; las líneas de un mismo código se suman', 'Zona Centro').pick(
          (name) => [name],
        ),
        complete: from('completo', flag(), 'false: no están todas las colonias del código', true),
      }),
    ],
  });
}

function parse(line: string): RawRecord | LineProblem | undefined {
  const result = splitOfficialLine(line);
  if (result.kind === 'skip') return undefined;
  return result.kind === 'malformed' ? WRONG_COLUMNS : { ...result.settlement, completo: true };
}
