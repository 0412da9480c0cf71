import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CatalogService } from '@/modules/catalog/catalog.service';
import { CategoryListQuery, CategoryParams } from '@/modules/catalog/http/categories.dto';
import {
  CATEGORY_DETAIL_SCHEMA,
  CATEGORY_LIST_SCHEMA,
  presentCategory,
  presentCategoryDetail,
  presentCategoryTree,
} from '@/modules/catalog/http/category.presenter';
import { Authenticated, CatalogRead } from '@/shared/http/access';
import { ApiErrors, ApiJson, ApiNotModified } from '@/shared/http/api-docs';
import { ApiError } from '@/shared/http/errors/api-error';
import { sendWithEtag } from '@/shared/http/etag';
import { HOUR_MS } from '@/shared/kernel/durations';

/** The category catalog (Contract 4.2). */
@ApiTags('Categorías')
@CatalogRead()
@Authenticated()
@Controller('api/v1/categorias')
export class CategoriesController {
  constructor(private readonly catalog: CatalogService) {}

  @Get()
  @ApiOperation({ operationId: 'listarCategorias', summary: 'Categorías de nivel 1, o el árbol completo con todas=1' })
  @ApiJson('Categorías', CATEGORY_LIST_SCHEMA, [{ id: '22', nombre: 'Videovigilancia', nivel: 1 }])
  @ApiNotModified()
  @ApiErrors(400, 401, 403, 429)
  async list(@Query() query: CategoryListQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    const tree = this.catalog.categories();
    const whole = query.todas === true;
    const body = await this.catalog.cached(whole ? 'tree' : 'roots', HOUR_MS, () =>
      JSON.stringify(tree.roots().map((root) => (whole ? presentCategoryTree(root, tree) : presentCategory(root)))),
    );
    sendWithEtag(request, response, body, { cacheControl: 'private, max-age=3600' });
  }

  @Get(':id')
  @ApiOperation({ operationId: 'verCategoria', summary: 'Una categoría, su origen y sus subcategorías' })
  @ApiJson('Categoría', CATEGORY_DETAIL_SCHEMA, {
    id: '65811',
    nombre: 'Cámaras IP',
    nivel: '2',
    origen: [{ id: '22', nombre: 'Videovigilancia', nivel: '1' }],
    subcategorias: [{ id: '66523', nombre: 'Domo', nivel: '3' }],
  })
  @ApiNotModified()
  @ApiErrors(400, 401, 403, 429, 'categoria_no_encontrada')
  async detail(@Param() { id }: CategoryParams, @Req() request: Request, @Res() response: Response): Promise<void> {
    const tree = this.catalog.categories();
    const category = tree.get(id);
    if (!category) throw new ApiError(404, 'categoria_no_encontrada');
    const body = await this.catalog.cached(`category:${id}`, 2 * HOUR_MS, () =>
      JSON.stringify(presentCategoryDetail(category, tree)),
    );
    sendWithEtag(request, response, body, { cacheControl: 'private, max-age=7200' });
  }
}
