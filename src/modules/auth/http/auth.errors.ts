import type { ErrorCatalog } from '@/shared/http/errors/error-catalog';

/** Codes of RFC 6749 5.2 that the OAuth routes answer with (Decisions 2). */
export const AUTH_ERRORS = {
  invalid_request: {
    status: [400, 413, 415],
    text: 'La petición está incompleta, repite un parámetro o envía las credenciales de dos maneras a la vez.',
    meaning: 'Revise `grant_type`, `client_id` y `client_secret`; `detalles` nombra lo que falta.',
  },
  invalid_client: {
    status: 401,
    text: 'Las credenciales no son válidas o la cuenta no tiene acceso a la API.',
    meaning: 'La respuesta es la misma para un cliente desconocido, un secreto equivocado y una cuenta sin acceso.',
  },
  unsupported_grant_type: {
    status: 400,
    text: 'El grant_type no es soportado: use client_credentials.',
    meaning: 'Solo se emiten tokens con `grant_type=client_credentials`.',
  },
  invalid_scope: {
    status: 400,
    text: 'Alguno de los permisos solicitados no existe o no está concedido a estas credenciales.',
    meaning: 'Omita `scope` para recibir todos los permisos de sus credenciales, o pida solo los concedidos.',
  },
} as const satisfies ErrorCatalog;
