import { named, type JsonSchema, strictObject } from '@/shared/http/api-docs';

const text = (description: string, example: string): JsonSchema => ({ type: 'string', description, example });

/** Contract 2.1. */
export const TOKEN_SCHEMA = named(
  'Token',
  strictObject({
    token_type: { type: 'string', enum: ['Bearer'] },
    expires_in: { type: 'integer', description: 'Segundos de vida del token: 365 días.' },
    access_token: { type: 'string', description: 'Va en el encabezado Authorization de cada llamada.' },
  }),
);

export const TOKEN_EXAMPLE = {
  token_type: 'Bearer',
  expires_in: 31536000,
  access_token: 'mos_at_vXiQJSTzHgwEvaQaLGlhCWwAptWFER7wfVB0HCfYoiu25AEIC',
};

const CLIENT: Record<string, JsonSchema> = {
  client_id: text('Identificador de la aplicación. No se envía si va en HTTP Basic.', '<CLIENT_ID>'),
  client_secret: text('Secreto de la aplicación. No se envía si va en HTTP Basic.', '<CLIENT_SECRET>'),
};

export const TOKEN_REQUEST_SCHEMA = named('SolicitudDeToken', {
  type: 'object',
  required: ['grant_type'],
  properties: {
    grant_type: { type: 'string', enum: ['client_credentials'], example: 'client_credentials' },
    ...CLIENT,
    scope: text('Permisos separados por espacios; sin él, todos los de las credenciales.', 'ver-productos'),
  },
});

export const REVOKE_REQUEST_SCHEMA = named('SolicitudDeRevocacion', {
  type: 'object',
  required: ['token'],
  properties: {
    token: text('El token de acceso que se revoca.', '<ACCESS_TOKEN>'),
    token_type_hint: text('Se acepta y se ignora.', 'access_token'),
    ...CLIENT,
  },
});

const CREDENTIALS = { client_id: '<CLIENT_ID>', client_secret: '<CLIENT_SECRET>' };

export const TOKEN_REQUEST_EXAMPLES = {
  credenciales: { summary: 'Con sus credenciales', value: { grant_type: 'client_credentials', ...CREDENTIALS } },
};

export const REVOKE_REQUEST_EXAMPLES = {
  propio: { summary: 'Un token propio', value: { token: '<ACCESS_TOKEN>', ...CREDENTIALS } },
};
