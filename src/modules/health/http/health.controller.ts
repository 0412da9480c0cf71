import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { VERSION } from '@/config/version';
import { Public } from '@/shared/http/access';
import { Readiness } from '@/modules/health/readiness';

const STATUS_SCHEMA = {
  type: 'object',
  required: ['status'],
  additionalProperties: false,
  properties: { status: { type: 'string' }, reason: { type: 'string' } },
};

const LIVE_SCHEMA = {
  type: 'object',
  required: ['status', 'version'],
  additionalProperties: false,
  properties: { status: { type: 'string' }, version: { type: 'string', description: 'Versión del servicio' } },
};

/** For load balancers and supervisors; outside /api/v1. */
@ApiTags('Salud')
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'El proceso está vivo' })
  @ApiResponse({ status: 200, description: 'Vivo', schema: LIVE_SCHEMA, example: { status: 'ok', version: '0.2.0' } })
  live(): { status: string; version: string } {
    return { status: 'ok', version: VERSION };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'El proceso puede atender peticiones' })
  @ApiResponse({ status: 200, description: 'Listo', schema: STATUS_SCHEMA, example: { status: 'ok' } })
  @ApiResponse({
    status: 503,
    description: 'No listo',
    schema: STATUS_SCHEMA,
    example: { status: 'unavailable', reason: 'draining' },
  })
  async ready(@Res({ passthrough: true }) response: Response): Promise<{ status: string; reason?: string }> {
    const reason = await this.readiness.problem();
    if (!reason) return { status: 'ok' };
    response.status(503);
    return { status: 'unavailable', reason };
  }
}
