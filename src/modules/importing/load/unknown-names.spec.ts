import { tellUnknown } from '@/modules/importing/load/unknown-names';
import { id } from '@/modules/importing/readers/numbers';
import { mapped, type Reader } from '@/modules/importing/readers/problem';
import { json, list, member, object, record } from '@/modules/importing/readers/structures';
import { line } from '@/modules/importing/readers/texts';
import { unreadOfFields } from '@/modules/importing/record-entity';

const address = object({ calle: member('street', line()), pais: member('country', line(), { fallback: '' }) });
const FIELDS: Readonly<Record<string, Reader<unknown>>> = {
  id: id(),
  direccion: address,
  lineas: mapped(list(object({ linea: member('line', id()), a: member('to', address) })), (found) => found),
  libre: record(line(), line()),
  cualquiera: list(json()),
};
const entity = { fields: new Set(Object.keys(FIELDS)), unread: unreadOfFields(Object.entries(FIELDS)) };

describe('what a line names that nothing is read of', () => {
  it.each<[Record<string, unknown>, string[]]>([
    [{ id: 1, direccion: { calle: 'x' }, lineas: [{ linea: 1 }] }, []],
    [{ id: 1, otro: 2, '': 3 }, ['otro', '']],
    [{ direccion: { calle: 'x', numero: 1, constructor: 2 } }, ['direccion.numero', 'direccion.constructor']],
    [{ lineas: [{ linea: 1, enviados: 2 }, { a: { cp: 1 } }] }, ['lineas.enviados', 'lineas.a.cp']],
    [{ libre: { color: 'rojo' }, cualquiera: [{ x: 1 }] }, []],
    [{ direccion: 'x', lineas: { linea: 1 } }, []],
    [{ direccion: null, lineas: [null, 'x'] }, []],
  ])('%j: %j', (line, expected) => {
    const told: string[] = [];
    tellUnknown(entity, line, (name) => told.push(name));
    expect(told).toEqual(expected);
  });
});
