import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { DocumentReference } from '@/modules/cart/orders/domain/documents/document-lookup';
import { GuideUploadService, type TargetLookup, type TargetRefusal } from '@/modules/cart/guides/guide-upload.service';
import { type FormFields, isMultipart, type SentFile } from '@/modules/cart/guides/http/guide-form';
import { GUIDE_FIELD } from '@/modules/cart/quoting/http/wire-words';
import { type GuideForm, GuideFormReader } from '@/modules/cart/guides/http/guide-form-reader';
import {
  GUIDE_RESULT_EXAMPLES,
  GUIDE_RESULT_SCHEMA,
  type GuideFailureBody,
  type GuideResultBody,
  presentGuideFlaw,
  presentGuideResult,
  presentTargetRefusal,
  sendFailure,
} from '@/modules/cart/guides/http/guide-presenter';
import { CurrentCaller, RequiresScope } from '@/shared/http/access';
import { ApiErrors, ApiJsonCases, ApiRequest, named } from '@/shared/http/api-docs';
import { type FieldProblem, invalidFields } from '@/shared/http/errors/api-error';
import { Consumes } from '@/shared/http/body/body.guard';
import { isRepeated, REPEATED } from '@/shared/http/fields/field';
import { text } from '@/shared/http/fields/parsers';
import type { Caller } from '@/shared/kernel/caller';
import { MAX_GUIDE_MEGABYTES } from '@/modules/cart/guides/domain/guide-format';

const FOLIO_EXAMPLE = 'CHI-000123/26-API';
const folioText = text(1, 60);

const FORM_SCHEMA = named('SolicitudDeGuia', {
  type: 'object',
  required: ['folio', GUIDE_FIELD],
  properties: {
    folio: {
      type: 'string',
      maxLength: 60,
      description: 'Folio de la cotización o del pedido, con o sin -API y con o sin diagonal',
      example: FOLIO_EXAMPLE,
    },
    pdf_guia: {
      type: 'string',
      format: 'binary',
      description: `jpg, jpeg, png, doc, docx o pdf, hasta ${MAX_GUIDE_MEGABYTES} MB`,
    },
  },
});

const FORM_EXAMPLES = {
  guia: {
    summary: 'Con el folio que dio /carrito/generar sin testmode',
    value: { folio: FOLIO_EXAMPLE, pdf_guia: '(archivo)' },
  },
};

/** Remembers the order found by the folio that came before the file, so that it is looked up once. */
class TargetLookups {
  private known: { readonly folio: string; readonly lookup: Promise<TargetLookup> } | undefined;

  constructor(private readonly find: (folio: string) => Promise<TargetLookup>) {}

  of(folio: string): Promise<TargetLookup> {
    if (this.known?.folio !== folio) this.known = { folio, lookup: this.find(folio) };
    return this.known.lookup;
  }
}

/** POST /carrito/guia (Contract 4.5). */
@ApiTags('Carrito')
@RequiresScope('carrito')
@Controller('api/v1/carrito')
export class GuideController {
  constructor(
    private readonly reader: GuideFormReader,
    private readonly uploads: GuideUploadService,
  ) {}

  @Post('guia')
  @HttpCode(200)
  @Consumes('multipart/form-data')
  @ApiOperation({ operationId: 'adjuntarGuia', summary: 'Adjunta la guía prepagada de un pedido o cotización' })
  @ApiRequest('Formulario con el archivo', {
    'multipart/form-data': { schema: FORM_SCHEMA, examples: FORM_EXAMPLES },
  })
  @ApiJsonCases(
    'Resultado; `error` no vacío, y `X-Error-Code` con su código, cuando el folio o el archivo no se aceptan',
    GUIDE_RESULT_SCHEMA,
    GUIDE_RESULT_EXAMPLES,
  )
  @ApiErrors(
    ...[400, 401, 403, 405, 413, 415, 429],
    'archivo_demasiado_grande',
    'demasiadas_subidas',
    'almacenamiento_no_disponible',
  )
  async upload(
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GuideResultBody | GuideFailureBody> {
    const lookups = new TargetLookups((folio) => this.uploads.findTarget(caller, folio));
    const form = await this.read(caller, request, response, lookups);
    if (form.kind === 'refused') return sendFailure(response, presentTargetRefusal(form.refusal));
    const { folio, file } = requiredParts(form.fields, form.file);
    const lookup = await lookups.of(folio);
    if (!lookup.found) return sendFailure(response, presentTargetRefusal(lookup.refusal));
    return this.attach(caller, lookup.target, file, response);
  }

  /** The owner is checked when the folio has come, before the file's bytes are kept (Reliability 4.11). */
  private async read(
    caller: Caller,
    request: Request,
    response: Response,
    lookups: TargetLookups,
  ): Promise<GuideForm<TargetRefusal>> {
    if (!isMultipart(request)) return { kind: 'form', fields: {} };
    return this.reader.read<TargetRefusal>(request, response, caller.accountId, async (fields) => {
      const folio = folioText(fields.folio);
      if (!folio.ok) return undefined;
      const lookup = await lookups.of(folio.value);
      return lookup.found ? undefined : lookup.refusal;
    });
  }

  private async attach(
    caller: Caller,
    target: DocumentReference,
    file: SentFile,
    response: Response,
  ): Promise<GuideResultBody | GuideFailureBody> {
    const upload = await this.uploads.attach(caller, target, file.name, file.bytes);
    if (upload.attached) return presentGuideResult(upload.target);
    const refused = 'flaw' in upload ? presentGuideFlaw(upload.flaw) : presentTargetRefusal(upload.refusal);
    return sendFailure(response, refused);
  }
}

/** Both parts, or the 400 that names every missing one. */
function requiredParts(
  fields: FormFields,
  file: SentFile | undefined,
): { readonly folio: string; readonly file: SentFile } {
  const folio = folioText(fields.folio ?? '');
  const problems: FieldProblem[] = [];
  if (!folio.ok) {
    problems.push({
      campo: 'folio',
      problema: isRepeated(fields.folio) ? REPEATED : folio.problem,
      ejemplo: FOLIO_EXAMPLE,
    });
  }
  if (file === undefined)
    problems.push({ campo: GUIDE_FIELD, problema: 'es obligatorio: adjunte un archivo', ejemplo: 'guia.pdf' });
  if (!folio.ok || file === undefined) throw invalidFields(problems);
  return { folio: folio.value, file };
}
