import type { ErrorCatalog } from '@/shared/http/errors/error-catalog';

export const FEED_ERRORS = {
  demasiadas_esperas: {
    status: 429,
    text: 'Ya esperan dos llamadas de esta credencial: deje terminar una antes de abrir otra con espera.',
    meaning:
      'Una credencial puede tener dos llamadas con `espera` abiertas a la vez. Las demás llamadas no se afectan.',
  },
  evento_no_encontrado: {
    status: 404,
    text: 'El evento no existe.',
    meaning: 'La cuenta no tiene un evento con ese identificador, o ya pasó el tiempo que se guardan.',
  },
} as const satisfies ErrorCatalog;
