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

export const INTROSPECTION_REQUEST_SCHEMA = named('SolicitudDeIntrospeccion', {
  type: 'object',
  required: ['token'],
  properties: {
    token: text('El token de acceso por el que se pregunta.', '<ACCESS_TOKEN>'),
    token_type_hint: text('Se acepta y se ignora.', 'access_token'),
    ...CLIENT,
  },
});

/** Beyond 6.1. */
export const INTROSPECTION_SCHEMA = named(
  'Introspeccion',
  strictObject(
    {
      active: { type: 'boolean', description: 'Si el token vive y es de estas credenciales.' },
      scope: { type: 'string', description: 'Sus permisos, separados por espacios.' },
      client_id: { type: 'string', description: 'De qué credenciales es.' },
      token_type: { type: 'string', enum: ['Bearer'] },
      exp: { type: 'integer', description: 'Cuándo vence, en segundos de Unix.' },
      iat: { type: 'integer', description: 'Cuándo se emitió, en segundos de Unix.' },
      sub: { type: 'string', description: 'El `num_cliente` de la cuenta.' },
      iss: { type: 'string', description: 'La dirección pública del servicio.' },
    },
    ['scope', 'client_id', 'token_type', 'exp', 'iat', 'sub', 'iss'],
  ),
);

export const INTROSPECTION_EXAMPLES = {
  propio: {
    summary: 'Un token propio que vive',
    value: {
      active: true,
      scope: 'carrito ver-productos',
      client_id: 'mos_ci_1A2b3C4d5E6f7G8h9I0jKlMnOpQr',
      token_type: 'Bearer',
      exp: 1826900000,
      iat: 1795364000,
      sub: '100001',
      iss: 'https://api.example.com',
    },
  },
  otro: { summary: 'Cualquier otra cosa', value: { active: false } },
};

const CREDENTIALS = { client_id: '<CLIENT_ID>', client_secret: '<CLIENT_SECRET>' };

export const TOKEN_REQUEST_EXAMPLES = {
  credenciales: { summary: 'Con sus credenciales', value: { grant_type: 'client_credentials', ...CREDENTIALS } },
};

export const REVOKE_REQUEST_EXAMPLES = {
  propio: { summary: 'Un token propio', value: { token: '<ACCESS_TOKEN>', ...CREDENTIALS } },
};
