import type { ErrorCatalog } from '@/shared/http/errors/error-catalog';

export const WEBHOOK_ERRORS = {
  webhook_no_encontrado: {
    status: 404,
    text: 'El webhook no existe.',
    meaning: 'La cuenta no tiene un webhook con ese id.',
  },
  entrega_no_encontrada: {
    status: 404,
    text: 'La entrega no existe.',
    meaning: 'El webhook no tiene una entrega con ese id, o ya pasó su tiempo de conservación.',
  },
  limite_de_webhooks: {
    status: 409,
    text: 'La cuenta ya tiene el máximo de 10 webhooks.',
    meaning: 'Borre un webhook que ya no use, o agregue los tipos a uno que ya tiene.',
  },
  webhook_desactivado: {
    status: 409,
    text: 'El webhook no está activo.',
    meaning: 'Actívelo con `PATCH` y `estado: "activo"`, y pida entonces el reenvío.',
  },
  reenvio_en_curso: {
    status: 409,
    text: 'Este webhook ya tiene un reenvío en curso.',
    meaning: 'Espere a que terminen las entregas del reenvío anterior.',
  },
  url_no_permitida: {
    status: 422,
    text: 'La url no está permitida para un webhook.',
    meaning:
      'Debe ser https, en el puerto 443 u 8443, con un nombre público que se pueda resolver; no una dirección IP.',
  },
} as const satisfies ErrorCatalog;
