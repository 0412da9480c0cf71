import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CatalogService } from '@/modules/catalog/catalog.service';
import type { Brand } from '@/modules/catalog/domain/brand';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { countByCategory } from '@/modules/products/domain/brand-categories';
import {
  BRAND_DETAIL_SCHEMA,
  BRAND_LIST_SCHEMA,
  presentBrand,
  presentBrandDetail,
} from '@/modules/products/http/brand.presenter';
import { ProductAnswers } from '@/modules/products/http/product-answers';
import { BrandParams, BrandProductsQuery } from '@/modules/products/http/product-queries.dto';
import { PRODUCT_LIST_EXAMPLE, PRODUCT_LIST_SCHEMA } from '@/modules/products/http/product.schema';
import { toBrandCriteria, toDisplay } from '@/modules/products/http/to-search-criteria';
import { ProductSearchService } from '@/modules/products/product-search.service';
import { Authenticated, CatalogRead, CurrentCaller } from '@/shared/http/access';
import { ApiErrors, ApiJson, ApiNotModified } from '@/shared/http/api-docs';
import { ApiError } from '@/shared/http/errors/api-error';
import { sendWithEtag } from '@/shared/http/etag';
import type { Caller } from '@/shared/kernel/caller';
import { HOUR_MS } from '@/shared/kernel/durations';

const CACHE_CONTROL = 'private, max-age=3600';

/** Brands and their products (Contract 4.3). */
@ApiTags('Marcas')
@CatalogRead()
@Authenticated()
@Controller('api/v1/marcas')
export class BrandsController {
  constructor(
    private readonly catalog: CatalogService,
    private readonly snapshot: CatalogSnapshot,
    private readonly search: ProductSearchService,
    private readonly answers: ProductAnswers,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listarMarcas', summary: 'Todas las marcas' })
  @ApiJson('Marcas', BRAND_LIST_SCHEMA, [{ id: 'accesspro', nombre: 'AccessPRO' }])
  @ApiNotModified()
  @ApiErrors(401, 403, 429)
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    const brands = this.catalog.brands();
    const body = await this.catalog.cached('brands', HOUR_MS, () => JSON.stringify(brands.map(presentBrand)));
    sendWithEtag(request, response, body, { cacheControl: CACHE_CONTROL });
  }

  @Get(':marca')
  @ApiOperation({ operationId: 'verMarca', summary: 'Una marca y las categorías en las que tiene productos' })
  @ApiJson('Marca', BRAND_DETAIL_SCHEMA, {
    titulo: 'Control de acceso AccessPRO',
    logo: 'https://cdn.example/marcas/accesspro.png',
    categorias: [
      { nombre: 'Control de acceso', id: '37', imagen: 'https://cdn.example/categorias/37.png', cantidad: 120 },
    ],
  })
  @ApiNotModified()
  @ApiErrors(401, 403, 429, 'marca_no_encontrada')
  async detail(@Param() params: BrandParams, @Req() request: Request, @Res() response: Response): Promise<void> {
    const brand = this.brand(params);
    const body = await this.catalog.cached(`brand:${brand.id}`, HOUR_MS, () => JSON.stringify(this.present(brand)));
    sendWithEtag(request, response, body, { cacheControl: CACHE_CONTROL });
  }

  @Get(':marca/productos')
  @ApiOperation({ operationId: 'listarProductosDeMarca', summary: 'Productos de una marca' })
  @ApiJson('Página de productos', PRODUCT_LIST_SCHEMA, PRODUCT_LIST_EXAMPLE)
  @ApiNotModified()
  @ApiErrors(400, 401, 403, 429, 'marca_no_encontrada')
  async products(
    @CurrentCaller() caller: Caller,
    @Param() params: BrandParams,
    @Query() query: BrandProductsQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const display = toDisplay(query);
    const criteria = toBrandCriteria(query, this.brand(params).id);
    const holds = (): boolean => this.catalog.brand(params.marca) !== undefined;
    const asked = { what: `brand ${params.marca}`, query, display, holds };
    await this.answers.send({ caller, request, response }, asked, (view) =>
      this.answers.page(view, this.search.find(criteria, view), criteria.page, display),
    );
  }

  private brand({ marca }: BrandParams): Brand {
    const brand = this.catalog.brand(marca);
    if (!brand) throw new ApiError(404, 'marca_no_encontrada');
    return brand;
  }

  private present(brand: Brand): ReturnType<typeof presentBrandDetail> {
    const tree = this.catalog.categories();
    const { store } = this.snapshot;
    const products = [...store.ofBrand(brand.id).toArray()].map((slot) => store.columns.categoriesOf(slot).categoryIds);
    const counted = countByCategory(products, (id) => tree.get(id)?.level === 1);
    return presentBrandDetail(
      brand,
      counted.flatMap(({ categoryId, products: count }) => {
        const category = tree.get(categoryId);
        return category ? [{ category, products: count }] : [];
      }),
    );
  }
}
