import { explain } from './explain';

describe('explain', () => {
  it.each<[object, string]>([
    [
      { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED ::1:9' },
      'no se llega al servidor (connect ECONNREFUSED ::1:9)',
    ],
    [
      { code: 'ER_BAD_DB_ERROR', message: "Unknown database 'x'" },
      "no existe esa base de datos (Unknown database 'x')",
    ],
    [{ code: 'SQLITE_IOERR_WRITE', message: 'disk I/O error' }, 'el disco no lee o no escribe (disk I/O error)'],
    [
      { code: 'SQLITE_CORRUPT', message: 'malformed' },
      'el archivo de la base de datos está dañado; restaure un respaldo en otra DATABASE_URL (malformed)',
    ],
    [{ code: 'EMFILE', message: 'too many open files' }, 'hay demasiados archivos abiertos (too many open files)'],
    [{ code: 'SQLITE_READONLY_DIRECTORY', message: 'readonly' }, 'no se puede escribir (readonly)'],
    [
      { code: 'SQLITE_NOTADB', message: 'file is\n not a database' },
      'el archivo no es una base de datos de SQLite (file is not a database)',
    ],
    [{ code: 'EWHATEVER', message: 'algo' }, 'algo'],
    [{ message: 'algo' }, 'algo'],
  ])('%j', (fields, line) => {
    expect(explain(Object.assign(new Error(), fields))).toBe(line);
  });

  it('looks into several tries to connect', () => {
    const tries = [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })];
    expect(explain(new AggregateError(tries, ''))).toBe('no se llega al servidor (connect ECONNREFUSED)');
  });
});
