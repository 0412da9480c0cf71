import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { METADATA_EXAMPLE, METADATA_SCHEMA, serverMetadata } from '@/modules/auth/http/oauth/metadata.schema';
import { Public } from '@/shared/http/access';
import { ApiErrorsOnly, ApiJson } from '@/shared/http/api-docs';
import { PublicUrl } from '@/shared/http/public-url';

/** What a program needs to know to get a token by itself (RFC 8414, Beyond 6.1). */
@ApiTags('Autenticación')
@Public()
@Controller('.well-known')
export class MetadataController {
  constructor(private readonly url: PublicUrl) {}

  @Get('oauth-authorization-server')
  @Header('Cache-Control', 'public, max-age=300')
  @ApiOperation({
    operationId: 'verMetadatosDeOAuth',
    summary: 'Rutas y formas de autenticación del servidor de tokens (RFC 8414)',
  })
  @ApiErrorsOnly(405)
  @ApiJson('Los metadatos.', METADATA_SCHEMA, METADATA_EXAMPLE)
  show(): ReturnType<typeof serverMetadata> {
    return serverMetadata(this.url.get());
  }
}
