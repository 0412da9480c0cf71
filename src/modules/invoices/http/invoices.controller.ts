import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  GuideListQuery,
  InvoiceListQuery,
  InvoiceParams,
  YearInvoiceParams,
} from '@/modules/invoices/http/invoice-inputs';
import { invoiceSearchOf } from '@/modules/invoices/http/invoice-search-of';
import { INVOICE_DETAIL_EXAMPLE, INVOICE_DETAIL_SCHEMA } from '@/modules/invoices/http/invoice-detail.schema';
import { INVOICE_LIST_EXAMPLE, INVOICE_LIST_SCHEMA } from '@/modules/invoices/http/invoice-list.schema';
import { presentInvoiceDetail, type InvoiceDetailBody } from '@/modules/invoices/http/present-invoice-detail';
import { presentInvoiceList, type InvoiceListBody } from '@/modules/invoices/http/present-invoice-list';
import { presentShippingGuide, type ShippingGuideBody } from '@/modules/invoices/http/present-shipping-guide';
import { GUIDE_LIST_EXAMPLE, GUIDE_LIST_SCHEMA } from '@/modules/invoices/http/shipping-guide.schema';
import { InvoicesService } from '@/modules/invoices/invoices.service';
import { Authenticated, CurrentCaller } from '@/shared/http/access';
import { ApiErrors, ApiJson } from '@/shared/http/api-docs';
import type { Caller } from '@/shared/kernel/caller';
import { Clock } from '@/shared/kernel/clock';

/** Invoices per page (Contract 8). */
const PAGE_SIZE = 15;

/** Invoices, delivery progress and shipping guides, read-only (Contract 4.7). */
@ApiTags('Facturas')
@Authenticated()
@Controller('api/v1/facturas')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  @ApiOperation({
    operationId: 'listarFacturas',
    summary: 'Lista de facturas con su avance de entrega, de la más reciente a la más antigua',
  })
  @ApiJson('Página de facturas; puede estar vacía.', INVOICE_LIST_SCHEMA, INVOICE_LIST_EXAMPLE)
  @ApiErrors(400, 401, 403, 429)
  async list(@CurrentCaller() caller: Caller, @Query() query: InvoiceListQuery): Promise<InvoiceListBody> {
    const page = { number: query.pagina ?? 1, size: PAGE_SIZE };
    const found = await this.invoices.find(caller, invoiceSearchOf(query, this.clock.now()), page);
    return presentInvoiceList(page, found.total, found.invoices);
  }

  @Get('guias')
  @Header('Cache-Control', 'private, no-store')
  @ApiOperation({
    operationId: 'listarGuiasDeEnvio',
    summary: 'Guías de envío: las 30 más recientes, o todas las de las facturas pedidas',
  })
  @ApiJson('Guías, de la más reciente a la más antigua; puede no haber.', GUIDE_LIST_SCHEMA, GUIDE_LIST_EXAMPLE)
  @ApiErrors(400, 401, 403, 429)
  async guides(@CurrentCaller() caller: Caller, @Query() query: GuideListQuery): Promise<ShippingGuideBody[]> {
    const guides = await this.invoices.guidesOf(caller, query.facturas);
    return guides.map(presentShippingGuide);
  }

  @Get(':id')
  @Header('Cache-Control', 'private, no-store')
  @ApiOperation({ operationId: 'verFactura', summary: 'Detalle de una factura, por su folio o el de su pedido' })
  @ApiJson('La factura con sus productos y guías.', INVOICE_DETAIL_SCHEMA, INVOICE_DETAIL_EXAMPLE)
  @ApiErrors(401, 403, 429, 'factura_no_encontrada')
  async detail(@CurrentCaller() caller: Caller, @Param() { id }: InvoiceParams): Promise<InvoiceDetailBody> {
    return presentInvoiceDetail(await this.invoices.get(caller, id));
  }

  @Get(':anio/:id')
  @Header('Cache-Control', 'private, no-store')
  @ApiOperation({ operationId: 'verFacturaPorAnio', summary: 'Detalle de una factura, por las dos partes de su folio' })
  @ApiJson('La factura con sus productos y guías.', INVOICE_DETAIL_SCHEMA, INVOICE_DETAIL_EXAMPLE)
  @ApiErrors(401, 403, 429, 'factura_no_encontrada')
  async detailByYear(
    @CurrentCaller() caller: Caller,
    @Param() { anio, id }: YearInvoiceParams,
  ): Promise<InvoiceDetailBody> {
    return presentInvoiceDetail(await this.invoices.get(caller, `${anio}/${id}`));
  }
}
