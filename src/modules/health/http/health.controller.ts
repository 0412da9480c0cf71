import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { VERSION } from '@/config/version';
import { Public } from '@/shared/http/access';
import { ApiErrorsOnly, ApiJson, named } from '@/shared/http/api-docs';
import { Readiness } from '@/modules/health/readiness.service';

const STATUS_SCHEMA = named('EstadoDelServicio', {
  type: 'object',
  required: ['status'],
  additionalProperties: false,
  properties: { status: { type: 'string' }, reason: { type: 'string' } },
});

const LIVE_SCHEMA = named('VidaDelServicio', {
  type: 'object',
  required: ['status', 'version'],
  additionalProperties: false,
  properties: { status: { type: 'string' }, version: { type: 'string', description: 'Versión del servicio' } },
});

/** For load balancers and supervisors; outside /api/v1. */
@ApiTags('Salud')
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'verVida', summary: 'El proceso está vivo' })
  @ApiErrorsOnly(405)
  @ApiJson('Vivo', LIVE_SCHEMA, { status: 'ok', version: '0.2.0' })
  live(): { status: string; version: string } {
    return { status: 'ok', version: VERSION };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'verDisponibilidad', summary: 'El proceso puede atender peticiones' })
  @ApiErrorsOnly(405)
  @ApiJson('Listo', STATUS_SCHEMA, { status: 'ok' })
  @ApiResponse({
    status: 503,
    description: 'No listo',
    content: { 'application/json': { schema: STATUS_SCHEMA, example: { status: 'unavailable', reason: 'draining' } } },
  })
  async ready(@Res({ passthrough: true }) response: Response): Promise<{ status: string; reason?: string }> {
    const reason = await this.readiness.problem();
    if (!reason) return { status: 'ok' };
    response.status(503);
    return { status: 'unavailable', reason };
  }
}
