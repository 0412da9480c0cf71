import { named, strictObject } from '@/shared/http/api-docs';
import { SCOPES } from '@/shared/kernel/caller';

const CLIENT_METHODS = ['client_secret_basic', 'client_secret_post'] as const;

type ServerMetadata = Readonly<Record<string, string | readonly string[]>>;

/** The metadata of the authorization server at an address without a slash at its end (RFC 8414). */
export function serverMetadata(issuer: string): ServerMetadata {
  const endpoint = (name: string): string => `${issuer}/api/v1/oauth/${name}`;
  return {
    issuer,
    token_endpoint: endpoint('token'),
    token_endpoint_auth_methods_supported: CLIENT_METHODS,
    revocation_endpoint: endpoint('revoke'),
    revocation_endpoint_auth_methods_supported: CLIENT_METHODS,
    introspection_endpoint: endpoint('introspect'),
    introspection_endpoint_auth_methods_supported: CLIENT_METHODS,
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
    scopes_supported: SCOPES,
    service_documentation: `${issuer}/docs`,
  };
}

export const METADATA_EXAMPLE = serverMetadata('https://api.example.com');

const url = { type: 'string' };
const words = (description: string) => ({ type: 'array', items: { type: 'string' }, description });

export const METADATA_SCHEMA = named(
  'MetadatosDeOAuth',
  strictObject({
    issuer: { ...url, description: 'La dirección pública del servicio.' },
    token_endpoint: { ...url, description: 'Donde se piden tokens.' },
    token_endpoint_auth_methods_supported: words('Formas de presentar las credenciales ahí.'),
    revocation_endpoint: { ...url, description: 'Donde se revocan.' },
    revocation_endpoint_auth_methods_supported: words('Igual.'),
    introspection_endpoint: { ...url, description: 'Donde se pregunta por un token propio.' },
    introspection_endpoint_auth_methods_supported: words('Igual.'),
    grant_types_supported: words('Siempre `client_credentials`.'),
    response_types_supported: words('Ninguno: no hay inicio de sesión en navegador.'),
    scopes_supported: words('Los permisos que existen.'),
    service_documentation: { ...url, description: 'La referencia.' },
  }),
);
