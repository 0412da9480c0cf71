import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ExchangeRates } from '@/modules/support-catalogs/exchange-rates.service';
import { presentBanners, presentCourses, presentExchangeRates } from '@/modules/support-catalogs/http/present-public';
import * as docs from '@/modules/support-catalogs/http/support-catalogs.schema';
import { Publications } from '@/modules/support-catalogs/publications.service';
import { CatalogRead, TokenOptional, type AuthenticatedRequest } from '@/shared/http/access';
import { ApiErrors, ApiJson, ApiNotModified } from '@/shared/http/api-docs';
import { ApiError } from '@/shared/http/errors/api-error';
import { readyJson, sendReady, type ReadyJson } from '@/shared/http/etag';

/** Rates move during the day; notices and courses hardly do. */
const RATES_SECONDS = 60;
const PUBLICATIONS_SECONDS = 300;

/** The routes that need no token (Contract 1, Decisions 4). */
@ApiTags('Rutas públicas')
@TokenOptional()
@CatalogRead()
@Controller('api/v1')
export class PublicController {
  /** Bodies of the lists shown now. */
  private readonly bodies = new WeakMap<object, ReadyJson>();

  constructor(
    private readonly exchangeRates: ExchangeRates,
    private readonly publications: Publications,
  ) {}

  @Get('tipocambio')
  @ApiOperation({ operationId: 'verTipoDeCambio', summary: 'Tipo de cambio por plazo, pesos por dólar' })
  @ApiJson('Tipo de cambio', docs.EXCHANGE_RATES_SCHEMA, docs.EXCHANGE_RATES_EXAMPLE)
  @ApiNotModified()
  @ApiErrors(401, 429, 'tipo_de_cambio_no_disponible')
  rates(@Req() request: AuthenticatedRequest, @Res() response: Response): void {
    const table = this.exchangeRates.table();
    if (!table) throw new ApiError(503, 'tipo_de_cambio_no_disponible', { headers: { 'Retry-After': '60' } });
    send(request, response, readyJson(presentExchangeRates(table)), RATES_SECONDS);
  }

  @Get('banners')
  @ApiOperation({ operationId: 'listarAnuncios', summary: 'Anuncios vigentes' })
  @ApiJson('Anuncios, por orden', docs.BANNERS_SCHEMA, docs.BANNERS_EXAMPLE)
  @ApiNotModified()
  @ApiErrors(401, 429)
  banners(@Req() request: AuthenticatedRequest, @Res() response: Response): void {
    send(request, response, this.ready(this.publications.banners(), presentBanners), PUBLICATIONS_SECONDS);
  }

  @Get('cursos')
  @ApiOperation({ operationId: 'listarCursos', summary: 'Cursos en marcha y por venir' })
  @ApiJson('Cursos, por fecha', docs.COURSES_SCHEMA, docs.COURSES_EXAMPLE)
  @ApiNotModified()
  @ApiErrors(401, 429)
  courses(@Req() request: AuthenticatedRequest, @Res() response: Response): void {
    send(request, response, this.ready(this.publications.courses(), presentCourses), PUBLICATIONS_SECONDS);
  }

  /** A list's body, made once: it is the same for everybody, and may be long. */
  private ready<T>(list: readonly T[], present: (list: readonly T[]) => unknown): ReadyJson {
    const body = this.bodies.get(list) ?? readyJson(present(list));
    this.bodies.set(list, body);
    return body;
  }
}

/** A bearer is answered by us each time, never by what a cache has kept: it may have died meanwhile (Decisions 4). */
function send(request: AuthenticatedRequest, response: Response, body: ReadyJson, seconds: number): void {
  response.vary('Authorization');
  const cacheControl = request.user ? 'private, no-cache' : `public, max-age=${seconds}`;
  sendReady(request, response, body, cacheControl);
}
