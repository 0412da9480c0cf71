import { ApiError } from '@/shared/http/errors/api-error';
import { charsetOfBytes, decodeBody, type Charset } from '@/shared/http/body/body-charset';
import { assertShallowJson } from '@/shared/http/body/structural-gate';

/** Bodies that say nothing (Decisions 1): HTTP libraries write no body at all as JSON like this. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['', 'null', '""']);
const OBJECT_OR_LIST = /^\s*[[{]/;
/** How forms begin that call themselves JSON, as clients write them that set one type for all their calls. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^\s*--/, 'multipart/form-data'],
  [/^\s*[\w.[\]%-]+=/, 'application/x-www-form-urlencoded'],
];
/** How the parser tells where it stopped, where it does. */
const STOPPED_AT = /position (\d+)/;

/**
 * The object or list of a JSON body, {} for one that says nothing. Throws the 400 for other JSON, which is no request, and for what is
 * no JSON; it says which.
 */
export function parseJson(bytes: Buffer, said: Charset | 'unsaid'): unknown {
  if (bytes.length === 0) return {};
  assertShallowJson(bytes);
  const text = decodeBody(bytes, said === 'unsaid' ? charsetOfBytes(bytes) : said);
  if (SAYS_NOTHING.has(text.trim())) return {};
  if (!OBJECT_OR_LIST.test(text)) throw otherThanJson(text);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw malformed(error);
  }
}

function otherThanJson(text: string): ApiError {
  const [, type] = FORMS.find(([beginning]) => beginning.test(text)) ?? [];
  if (type === undefined) return unreadable('debe ser un objeto JSON');
  return unreadable('no es JSON; si es un formulario, dígalo en Content-Type', type);
}

function malformed(error: unknown): ApiError {
  const [, position] = STOPPED_AT.exec(String(error)) ?? [];
  const where = position === undefined ? '' : `, se dejó de entender en el carácter ${Number(position) + 1}`;
  return unreadable(`no es JSON bien formado${where}`);
}

function unreadable(problema: string, ejemplo: unknown = {}): ApiError {
  return new ApiError(400, 'cuerpo_invalido', { detalles: [{ campo: 'cuerpo', problema, ejemplo }] });
}
