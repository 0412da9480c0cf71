import { InvalidConfigError } from '@/config/app-config';

interface SystemError extends Error {
  readonly code?: unknown;
  readonly address?: unknown;
  readonly port?: unknown;
  readonly errors?: readonly unknown[];
}

/** What the codes of systems and databases mean to an operator. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|EHOSTUNREACH|PROTOCOL_CONNECTION_LOST)$/,
    'no se llega al servidor',
  ],
  [/^ER_ACCESS_DENIED/, 'el servidor no acepta el usuario o la contraseña'],
  [/^ER_BAD_DB_ERROR$/, 'no existe esa base de datos'],
  [/^SQLITE_NOTADB$/, 'el archivo no es una base de datos de SQLite'],
  [/^SQLITE_CANTOPEN/, 'no se puede abrir el archivo de la base de datos'],
  [/^SQLITE_(BUSY|LOCKED)/, 'otro proceso tiene ocupada la base de datos'],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'el disco está lleno'],
  [/^(EIO$|SQLITE_IOERR)/, 'el disco no lee o no escribe'],
  [/^SQLITE_CORRUPT/, 'el archivo de la base de datos está dañado; restaure un respaldo en otra DATABASE_URL'],
  [/^(EMFILE|ENFILE)$/, 'hay demasiados archivos abiertos'],
  [/^(EROFS|SQLITE_READONLY)/, 'no se puede escribir'],
  [/^EPIPE$/, 'nadie lee ya lo que se escribe'],
  [/^(EACCES|EPERM)$/, 'falta el permiso'],
  [/^ENOENT$/, 'no existe'],
];

/** An error as one line for the operator; what is wrong with the configuration has a line for each problem. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof InvalidConfigError) return error.message;
  const [first] = (error as SystemError).errors ?? [];
  const { code, message } = (first instanceof Error && error.message === '' ? first : error) as SystemError;
  const text = message || (typeof code === 'string' ? code : error.name);
  const line = text.replace(/\s*\n\s*/g, ' ');
  const [, meaning] = MEANINGS.find(([known]) => known.test(String(code))) ?? [];
  return meaning === undefined ? line : `${meaning} (${line})`;
}
