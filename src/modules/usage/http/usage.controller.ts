import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { periodOf, UsageQuery } from '@/modules/usage/http/usage-query.dto';
import { presentUsageRow, USAGE_EXAMPLE, USAGE_SCHEMA, type UsageBody } from '@/modules/usage/http/usage.schema';
import { UsageService } from '@/modules/usage/usage.service';
import { Authenticated, CurrentCaller, type AuthenticatedRequest } from '@/shared/http/access';
import { ApiErrors, ApiJson } from '@/shared/http/api-docs';
import type { Caller } from '@/shared/kernel/caller';
import { ClientQuota } from '@/shared/rate-limit/http/client-quota';

/** How much the account's credentials have called (Beyond 6.1). */
@ApiTags('Cuenta')
@Authenticated()
@Controller('api/v1/uso')
export class UsageController {
  constructor(
    private readonly usage: UsageService,
    private readonly quota: ClientQuota,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'verUso',
    summary: 'Llamadas de la cuenta por día, credenciales, ruta y clase de respuesta',
    description: 'Con 15 segundos de retraso como máximo. Se guardan 400 días.',
  })
  @ApiJson('El uso, y lo que queda de los límites de estas credenciales.', USAGE_SCHEMA, USAGE_EXAMPLE)
  @ApiErrors(400, 401, 403, 429)
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: UsageQuery,
    @Req() request: AuthenticatedRequest,
  ): Promise<UsageBody> {
    const rows = await this.usage.of(caller, periodOf(query, this.usage.today()), query.client_id);
    return { uso: rows.map(presentUsageRow), limites: await this.quota.of(request, caller) };
  }
}
