import type { Place } from '@/shared/cursor/cursor-codec';
import type { CallCursors } from '@/shared/cursor/cursors';
import { ApiError, invalidFields } from '@/shared/http/errors/api-error';

const REFUSED = {
  campo: 'cursor',
  problema: 'debe ser, sin cambios, el que dio la última respuesta de esta misma lista',
  ejemplo: '',
};

/**
 * The place a `cursor` parameter stands for (Beyond 0). Another installation's is 410 `cursor_vencido` with `restart`, the path
 * of the list, as its `Location`; one that was changed, another account's or malformed is 400 `cursor_invalido`.
 */
export function readCursor(cursors: CallCursors, text: string, restart: string): Place {
  const reading = cursors.read(text);
  if (reading.kind === 'place') return reading.place;
  throw reading.kind === 'foreign' ? expiredCursor(restart) : invalidCursor();
}

/** 410: what the cursor stood for can't be known any more; the list starts anew at `restart`. */
export function expiredCursor(restart: string): ApiError {
  return new ApiError(410, 'cursor_vencido', { headers: { Location: restart } });
}

/** 400 that names the parameter. */
export function invalidCursor(): ApiError {
  return invalidFields([REFUSED], 'cursor_invalido');
}
