import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AiSearchService, type AiSearchResult, type Degradation } from '@/modules/ai-search/ai-search.service';
import type { Relaxation } from '@/modules/ai-search/domain/reading/understanding';
import { AiSearchQuery } from '@/modules/ai-search/http/ai-search-query.dto';
import { ProductAnswers } from '@/modules/products/http/product-answers';
import { PRODUCT_LIST_EXAMPLE, PRODUCT_LIST_SCHEMA } from '@/modules/products/http/product.schema';
import { toDisplay } from '@/modules/products/http/to-search-criteria';
import { CatalogRead, CurrentCaller, RequiresScope } from '@/shared/http/access';
import { ApiErrors, ApiJson, ApiNotModified } from '@/shared/http/api-docs';
import type { Caller } from '@/shared/kernel/caller';
import { RateLimitPolicy } from '@/shared/rate-limit/rate-limit-policy';

const DEFAULT_PAGE_SIZE = 20;

/** Values of X-Busqueda-Relajada (Decisions 12). */
const SLUGS: Readonly<Record<Relaxation, string>> = {
  quantity: 'cantidad',
  branch: 'sucursal',
  stock: 'existencia',
  price: 'precio',
  brand: 'marca',
  trait: 'caracteristica',
  measure: 'medida',
  item: 'articulo',
  nothing: 'sin_coincidencia',
};

/** Values of X-Busqueda-Degradada (Decisions 12). */
const PARTS: Readonly<Record<Degradation, string>> = { embeddings: 'embeddings', products: 'productos' };

/** Natural-language search (Contract 4.4). Its module comes before that of the products: the path would be an id there. */
@ApiTags('Productos')
@CatalogRead()
@RequiresScope('ver-productos')
@RateLimitPolicy('ai')
@Controller('api/v1/productos/busqueda-ia')
export class AiSearchController {
  constructor(
    private readonly search: AiSearchService,
    private readonly answers: ProductAnswers,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'buscarProductosConFrase',
    summary: 'Busca productos con una frase: precios, marcas, medidas, existencias, exclusiones y orden se entienden',
    description:
      'X-Busqueda-Entendido dice lo que se entendió (JSON en codificación URL: tipo, filtros, orden, corregido). Si nada cumple con todo, ' +
      'se dejan de lado las restricciones menos importantes y X-Busqueda-Relajada las nombra (cantidad, sucursal, existencia, precio, marca; ' +
      'caracteristica y medida cuando no todos los de la página dicen tener la que se pidió). Cuando nada de lo que se vende corresponde, la lista va vacía con ' +
      'X-Busqueda-Relajada: sin_coincidencia. De varias cosas en una lista (por comas, renglones, viñetas o números) se alternan las respuestas de cada una; ' +
      'X-Busqueda-Entendido trae entonces lista, con lo que se entendió de cada una, y X-Busqueda-Relajada articulo cuando alguna no se vende. X-Busqueda-Degradada: embeddings cuando se respondió sin ellos; ' +
      'productos cuando aún se estaban leyendo (al iniciar con un catálogo grande, tras una carga).',
  })
  @ApiJson('Página de productos', PRODUCT_LIST_SCHEMA, PRODUCT_LIST_EXAMPLE)
  @ApiNotModified()
  @ApiErrors(400, 401, 403, 429, 'busqueda_ia_no_disponible')
  async find(
    @CurrentCaller() caller: Caller,
    @Query() query: AiSearchQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const display = toDisplay(query);
    const page = { number: query.pagina ?? 1, size: query.limit ?? DEFAULT_PAGE_SIZE };
    this.search.assertAvailable();
    await this.answers.send(
      { caller, request, response },
      { what: `ai ${this.search.version}`, query, display },
      async (view, context) => {
        const result = await this.search.search({ text: query.q, inStock: query.stock === true, page }, view, context);
        return {
          chunks: await this.answers.page(view, result.found, page, display),
          headers: headersOf(result),
          keep: result.lasting,
        };
      },
    );
  }
}

function headersOf({ relaxed, degraded, understood }: AiSearchResult): Record<string, string> {
  return {
    'X-Busqueda-Entendido': encodeURIComponent(JSON.stringify(understood)),
    ...(relaxed.length > 0 ? { 'X-Busqueda-Relajada': relaxed.map((constraint) => SLUGS[constraint]).join(', ') } : {}),
    ...(degraded.length > 0 ? { 'X-Busqueda-Degradada': degraded.map((part) => PARTS[part]).join(', ') } : {}),
  };
}
