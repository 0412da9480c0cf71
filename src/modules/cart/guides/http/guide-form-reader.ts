import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  type BeforeFile,
  type FormFields,
  type FormReading,
  isMultipart,
  type MalformedPart,
  readForm,
  type SentFile,
} from '@/modules/cart/guides/http/guide-form';
import { GUIDE_FIELD } from '@/modules/cart/quoting/http/wire-words';
import { UploadGate } from '@/modules/cart/guides/upload-gate';
import { ApiError, type FieldProblem } from '@/shared/http/errors/api-error';
import { whileReceiving, withinMs, workMs } from '@/shared/deadline/deadline';
import { hangUpAfter } from '@/shared/http/body/hang-up';
import { sentFields } from '@/shared/http/fields/sent-fields';
import { whenOver } from '@/shared/http/server/answer-end';
import { MAX_GUIDE_BYTES, MAX_GUIDE_MEGABYTES } from '@/modules/cart/guides/domain/guide-format';

const RETRY_AFTER_SECONDS = '2';

/** A form read whole, or the refusal that ended the reading before its file. */
export type GuideForm<R> =
  | { readonly kind: 'form'; readonly fields: FormFields; readonly file?: SentFile }
  | { readonly kind: 'refused'; readonly refusal: R };

const TOO_LARGE: FieldProblem = {
  campo: GUIDE_FIELD,
  problema: `admite archivos de hasta ${MAX_GUIDE_MEGABYTES} MB (${MAX_GUIDE_BYTES} bytes)`,
  ejemplo: 'guia.pdf',
};

const MALFORMED: Readonly<Record<MalformedPart, FieldProblem>> = {
  file: {
    campo: GUIDE_FIELD,
    problema: 'admite un solo archivo',
    ejemplo: 'guia.pdf',
  },
  field: {
    campo: 'cuerpo',
    problema: 'tiene campos de más o demasiado largos',
    ejemplo: 'folio',
  },
  frame: { campo: 'cuerpo', problema: 'no es un multipart/form-data completo y bien formado', ejemplo: 'folio' },
};

/** The file is there, under a name that nobody reads: to say that it is missing would send people looking in the wrong place. */
function elsewhere(field: string): FieldProblem {
  const problema =
    field === ''
      ? 'llegó un archivo en un campo sin nombre'
      : `llegó un archivo en el campo ${field}, que no lleva archivos`;
  return { campo: GUIDE_FIELD, problema: `${problema}: adjúntelo en el campo ${GUIDE_FIELD}`, ejemplo: 'guia.pdf' };
}

/** The refusal of a form that could not be read. */
function errorOf(reading: Exclude<FormReading<never>, { kind: 'form' | 'refused' }>): ApiError {
  switch (reading.kind) {
    case 'file_too_large':
      return new ApiError(400, 'archivo_demasiado_grande', { detalles: [TOO_LARGE] });
    case 'body_too_large':
      return new ApiError(413, 'cuerpo_demasiado_grande', { detalles: [TOO_LARGE] });
    case 'too_slow':
      return new ApiError(408, 'peticion_mal_formada');
    case 'file_elsewhere':
      return new ApiError(400, 'cuerpo_invalido', { detalles: [elsewhere(reading.field)] });
    case 'malformed':
      return new ApiError(400, 'cuerpo_invalido', { detalles: [MALFORMED[reading.part]] });
  }
}

/** A body in either of the cart's two forms. */
export interface BodyWithGuide {
  readonly body: unknown;
  readonly file: SentFile | undefined;
}

/** Reads multipart forms with a guide in them, a few at a time; every way of failing is the answer it becomes. */
@Injectable()
export class GuideFormReader {
  constructor(private readonly gate: UploadGate) {}

  /**
   * For routes whose body is JSON or a form (or nothing, with the fields in the query: Decisions 14), or multipart when a guide comes along (Contract 4.5, POST /carrito/generar): what was
   * parsed, or the fields of the form as text and its file. Throws as `read` does.
   */
  async readBody(request: Request, response: Response, accountId: number): Promise<BodyWithGuide> {
    if (!isMultipart(request)) return { body: sentFields(request), file: undefined };
    const form = await this.read(request, response, accountId);
    return form.kind === 'form' ? { body: form.fields, file: form.file } : { body: undefined, file: undefined };
  }

  /**
   * The text fields and the file of a multipart request. Throws 400 for a form that can't be read or a file over 6 MB,
   * 413 and 408 for one that doesn't end, 429 when too many are being read.
   *
   * @param accountId whose upload it is: one account can't take all places
   * @param beforeFile may refuse by the fields before the file, before a byte of it is kept
   */
  async read<R = never>(
    request: Request,
    response: Response,
    accountId: number,
    beforeFile: BeforeFile<R> = () => Promise.resolve(undefined),
  ): Promise<GuideForm<R>> {
    const leave = await this.gate.enter(String(accountId));
    if (leave === undefined) {
      throw new ApiError(429, 'demasiadas_subidas', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
    }
    // The file is in memory until it is stored and answered: only then its place is free.
    whenOver(response, leave);
    const look: BeforeFile<R> = (fields) => withinMs(workMs('order'), () => beforeFile(fields));
    const reading = await whileReceiving(() => readForm(request, response, look));
    if (reading.kind === 'form' || reading.kind === 'refused') return reading;
    if (reading.kind === 'body_too_large' || reading.kind === 'too_slow') hangUpAfter(request, response);
    throw errorOf(reading);
  }
}
