import { problem, typed, type Reader } from '@/modules/importing/readers/problem';
import { isImportedDay } from '@/modules/importing/readers/texts';
import { mexicoCityDateTime, mexicoCityInstant } from '@/shared/kernel/clock';

const WRITTEN = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/;
const NOT_MOMENT = problem('debe ser una fecha con hora AAAA-MM-DD HH:MM:SS, por ejemplo "2026-11-30 10:15:00"');

/** A moment, written as the date and time it is in Mexico City. */
export function moment(): Reader<Date> {
  return typed('fecha AAAA-MM-DD HH:MM:SS, hora de la Ciudad de México', (value) => {
    const [, day = '', time = ''] = (typeof value === 'string' ? WRITTEN.exec(value.trim()) : null) ?? [];
    if (!isImportedDay(day)) return NOT_MOMENT;
    const written = `${day} ${time}`;
    if (Number.isNaN(Date.parse(`${written.replace(' ', 'T')}Z`))) return NOT_MOMENT;
    const at = mexicoCityInstant(written);
    return mexicoCityDateTime(at).slice(0, 10) === written.slice(0, 10) ? at : NOT_MOMENT;
  });
}
