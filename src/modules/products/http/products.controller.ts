import { Controller, Get, Param, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CatalogService } from '@/modules/catalog/catalog.service';
import type { SearchCriteria } from '@/modules/products/domain/search-criteria';
import { PlaceholderIdGuard } from '@/modules/products/http/placeholder-id.guard';
import { ProductAnswers } from '@/modules/products/http/product-answers';
import { appendDetailProduct, type Chunk } from '@/modules/products/http/product-json';
import { appendArray } from '@/modules/products/http/product-list.presenter';
import {
  DisplayQuery,
  ListQuery,
  ProductParams,
  SearchQuery,
  SingleProductParams,
  type ProductIds,
} from '@/modules/products/http/product-queries.dto';
import {
  PRODUCT_DETAIL_EXAMPLE,
  PRODUCT_DETAIL_SCHEMA,
  PRODUCT_LIST_EXAMPLE,
  PRODUCT_LIST_SCHEMA,
  PRODUCT_SCHEMA,
  PRODUCT_EXAMPLE,
} from '@/modules/products/http/product.schema';
import { toArrangement, toDisplay, toSearchCriteria } from '@/modules/products/http/to-search-criteria';
import { unknownFilter } from '@/modules/products/http/unknown-filter';
import { ProductSearchService } from '@/modules/products/product-search.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import type { CallerView } from '@/modules/products/snapshot/caller-view';
import type { ProductRecord } from '@/modules/products/snapshot/product-record';
import { BranchDirectory } from '@/modules/support-catalogs/branch-directory.service';
import { CatalogRead, CurrentCaller, RequiresScope } from '@/shared/http/access';
import { ApiErrors, ApiJson, ApiNotModified } from '@/shared/http/api-docs';
import { ApiError } from '@/shared/http/errors/api-error';
import type { Caller } from '@/shared/kernel/caller';

const ONE_OR_MANY = { oneOf: [PRODUCT_DETAIL_SCHEMA, { type: 'array', items: PRODUCT_DETAIL_SCHEMA }] };
const LIST_OR_ONE = { oneOf: [PRODUCT_LIST_SCHEMA, PRODUCT_SCHEMA] };

/** What these routes find depends on the snapshot alone. */
const always = (): boolean => true;

/** Product search and detail (Contract 4.4). */
@ApiTags('Productos')
@CatalogRead()
@RequiresScope('ver-productos')
@Controller('api/v1/productos')
export class ProductsController {
  constructor(
    private readonly answers: ProductAnswers,
    private readonly search: ProductSearchService,
    private readonly snapshot: CatalogSnapshot,
    private readonly catalog: CatalogService,
    private readonly branches: BranchDirectory,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'buscarProductos',
    summary: 'Busca productos por categoría, marca o texto; con modelo= responde un solo producto',
  })
  @ApiJson('Página de productos', LIST_OR_ONE, PRODUCT_LIST_EXAMPLE)
  @ApiNotModified()
  @ApiErrors(400, 401, 403, 429, 'marca_no_encontrada', 'sucursal_no_encontrada', 'product_not_available')
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: SearchQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const display = toDisplay(query);
    const exchange = { caller, request, response };
    if (query.modelo) {
      await this.answers.send(exchange, { what: 'model', query, display, holds: always }, (view) =>
        this.oneByModel(view, query.modelo ?? '', query),
      );
      return;
    }
    const criteria = this.withKnownBranches(toSearchCriteria(query));
    const brands = this.unknownBrands(criteria);
    if (brands.length > 0) throw unknownFilter('marca_no_encontrada', brands);
    const holds = (): boolean =>
      this.unknownBranches(criteria).length === 0 && this.unknownBrands(criteria).length === 0;
    await this.answers.send(exchange, { what: 'list', query, display, holds }, (view) =>
      this.answers.page(view, this.search.find(criteria, view), criteria.page, display),
    );
  }

  @Get(':id')
  @UseGuards(PlaceholderIdGuard)
  @ApiOperation({ operationId: 'verProductos', summary: 'Detalle de un producto (objeto) o de varios (arreglo)' })
  @ApiJson('Producto o productos', ONE_OR_MANY, PRODUCT_DETAIL_EXAMPLE)
  @ApiNotModified()
  @ApiErrors(400, 401, 403, 429, 'product_not_available')
  async detail(
    @CurrentCaller() caller: Caller,
    @Param() { id: { ids, asSent, single } }: ProductParams,
    @Query() query: DisplayQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const display = toDisplay(query);
    const asked = { what: `detail ${asSent.join(',')}`, query, display, holds: always };
    await this.answers.send({ caller, request, response }, asked, async (view) => {
      const slots = this.search.slotsOf(ids);
      const [first] = slots;
      if (first === undefined) throw new ApiError(404, 'product_not_available', { values: asSent });
      const textsOf = await this.answers.texts(view, slots);
      const out: Chunk[] = [];
      const append = (slot: number): void => {
        appendDetailProduct(out, { view, slot, display, texts: textsOf(slot) });
      };
      if (single) append(first);
      else appendArray(out, slots, append);
      return out;
    });
  }

  @Get(':id/relacionados')
  @UseGuards(PlaceholderIdGuard)
  @ApiOperation({ operationId: 'listarProductosRelacionados', summary: 'Productos relacionados con uno' })
  @ApiJson('Productos', { type: 'array', items: PRODUCT_SCHEMA }, [PRODUCT_EXAMPLE])
  @ApiNotModified()
  @ApiErrors(400, 401, 403, 429, 'product_not_available')
  async related(
    @CurrentCaller() caller: Caller,
    @Param() { id }: SingleProductParams,
    @Query() query: ListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.linked({ caller, request, response }, id, query, 'related');
  }

  @Get(':id/accesorios')
  @UseGuards(PlaceholderIdGuard)
  @ApiOperation({ operationId: 'listarAccesorios', summary: 'Accesorios de un producto' })
  @ApiJson('Productos', { type: 'array', items: PRODUCT_SCHEMA }, [PRODUCT_EXAMPLE])
  @ApiNotModified()
  @ApiErrors(400, 401, 403, 429, 'product_not_available')
  async accessories(
    @CurrentCaller() caller: Caller,
    @Param() { id }: SingleProductParams,
    @Query() query: ListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.linked({ caller, request, response }, id, query, 'accessories');
  }

  /** The branches by their own codes, case aside (Decisions 6). */
  private withKnownBranches(criteria: SearchCriteria): SearchCriteria {
    const unknown = this.unknownBranches(criteria);
    if (unknown.length > 0) throw unknownFilter('sucursal_no_encontrada', unknown);
    const branchCodes = criteria.branchCodes.flatMap((code) => this.branches.codeAsWritten(code) ?? []);
    return { ...criteria, branchCodes };
  }

  private unknownBranches({ branchCodes }: SearchCriteria): string[] {
    return branchCodes.filter((code) => this.branches.codeAsWritten(code) === undefined);
  }

  private unknownBrands({ brandIds }: SearchCriteria): string[] {
    return brandIds.filter((id) => this.catalog.brand(id) === undefined);
  }

  private async oneByModel(view: CallerView, model: string, query: SearchQuery): Promise<Chunk[]> {
    const slot = this.search.slotWithModel(model);
    if (slot === undefined) throw new ApiError(404, 'product_not_available');
    const [, ...product] = await this.answers.list(view, [slot], toDisplay(query));
    return product.slice(0, -1);
  }

  private async linked(
    exchange: { caller: Caller; request: Request; response: Response },
    { ids, asSent }: ProductIds,
    query: ListQuery,
    link: keyof Pick<ProductRecord, 'related' | 'accessories'>,
  ): Promise<void> {
    const display = toDisplay(query);
    const arrangement = toArrangement(query);
    const asked = { what: `${link} ${asSent.join(',')}`, query, display, holds: always };
    await this.answers.send(exchange, asked, async (view) => {
      const [slot] = this.search.slotsOf(ids);
      if (slot === undefined) throw new ApiError(404, 'product_not_available', { values: asSent });
      const linked = this.search.slotsOf(this.snapshot.store.fragments.texts(slot)[link]);
      return this.answers.list(view, this.search.arrange(linked, arrangement, view), display);
    });
  }
}
