import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DocumentFileDocs, DocumentListDocs } from '@/modules/invoices/documents/http/document-docs';
import { DocumentParams } from '@/modules/invoices/documents/http/document-inputs';
import { type DocumentListBody, presentDocumentList } from '@/modules/invoices/documents/http/document-list.schema';
import { sendDocument } from '@/modules/invoices/documents/http/send-document';
import { YearInvoiceParams } from '@/modules/invoices/http/invoice-inputs';
import { type InvoiceDocuments, InvoiceDocumentsService } from '@/modules/invoices/invoice-documents.service';
import { Authenticated, CurrentCaller } from '@/shared/http/access';
import { sendWithEtag } from '@/shared/http/etag';
import type { Caller } from '@/shared/kernel/caller';

const BY_FOLIO = 'por su folio, el de su pedido o su UUID';
const BY_YEAR = 'por las dos partes de su folio';

/** XML and PDF of invoices (Beyond 5.2). Its routes come before `/facturas/{anio}/{id}`, which would take them for folios. */
@ApiTags('Facturas')
@Authenticated()
@Controller('api/v1/facturas')
export class InvoiceDocumentsController {
  constructor(private readonly documents: InvoiceDocumentsService) {}

  @Get(':id/documentos')
  @DocumentListDocs('listarDocumentosDeFactura', BY_FOLIO)
  async list(
    @CurrentCaller() caller: Caller,
    @Param() { id }: DocumentParams,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendList(request, response, caller, await this.documents.list(caller, id));
  }

  @Get(':id/xml')
  @DocumentFileDocs('descargarXml', `El XML (CFDI) de una factura, ${BY_FOLIO}`, 'application/xml')
  async xml(
    @CurrentCaller() caller: Caller,
    @Param() { id }: DocumentParams,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendDocument(request, response, await this.documents.get(caller, id, 'xml'));
  }

  @Get(':id/pdf')
  @DocumentFileDocs('descargarPdf', `El PDF de una factura, ${BY_FOLIO}`, 'application/pdf')
  async pdf(
    @CurrentCaller() caller: Caller,
    @Param() { id }: DocumentParams,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendDocument(request, response, await this.documents.get(caller, id, 'pdf'));
  }

  @Get(':anio/:id/documentos')
  @DocumentListDocs('listarDocumentosDeFacturaPorAnio', BY_YEAR)
  async listByYear(
    @CurrentCaller() caller: Caller,
    @Param() { anio, id }: YearInvoiceParams,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendList(request, response, caller, await this.documents.list(caller, `${anio}/${id}`));
  }

  @Get(':anio/:id/xml')
  @DocumentFileDocs('descargarXmlPorAnio', `El XML (CFDI) de una factura, ${BY_YEAR}`, 'application/xml')
  async xmlByYear(
    @CurrentCaller() caller: Caller,
    @Param() { anio, id }: YearInvoiceParams,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendDocument(request, response, await this.documents.get(caller, `${anio}/${id}`, 'xml'));
  }

  @Get(':anio/:id/pdf')
  @DocumentFileDocs('descargarPdfPorAnio', `El PDF de una factura, ${BY_YEAR}`, 'application/pdf')
  async pdfByYear(
    @CurrentCaller() caller: Caller,
    @Param() { anio, id }: YearInvoiceParams,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendDocument(request, response, await this.documents.get(caller, `${anio}/${id}`, 'pdf'));
  }
}

/** What there is of one invoice is a resource with a validator (Beyond 0); it counts no versions. */
function sendList(request: Request, response: Response, { accountId }: Caller, found: InvoiceDocuments): void {
  const body: DocumentListBody = presentDocumentList(found);
  sendWithEtag(request, response, body, { cacheControl: 'private, no-cache', scope: `account ${accountId}` });
}
