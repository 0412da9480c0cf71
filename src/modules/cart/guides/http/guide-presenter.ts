import type { Response } from 'express';
import type { GuideFlaw } from '@/modules/cart/guides/domain/guide-format';
import type { DocumentReference } from '@/modules/cart/orders/domain/documents/document-lookup';
import type { TargetRefusal } from '@/modules/cart/guides/guide-upload.service';
import { GUIDE_ERRORS } from '@/modules/cart/http/cart.errors';
import { DELIVERY_WORDS, deliveryWord } from '@/modules/cart/quoting/http/wire-words';
import { named, strictObject, type ApiCases, type JsonSchema } from '@/shared/http/api-docs';
import type { WireObject } from '@/shared/http/wire';

/** `datos` of an attached guide (Contract 2.7). */
const ATTACHED_TO = {
  folio: { type: 'string', description: 'Folio de la cotización, sin -API' },
  id_cot: { type: 'integer' },
  via_embarque: { type: 'integer', description: 'Posición de la fletera en su catálogo; 0 si no lleva una' },
  tipo_entrega: { type: 'string', enum: [...DELIVERY_WORDS] },
} as const;

/** Body of an attached guide (Contract 2.7). */
export interface GuideResultBody {
  readonly error: '';
  readonly datos: WireObject<typeof ATTACHED_TO>;
}

/** Body of a refusal with status 200 (Contract 7; Decisions 3). */
export interface GuideFailureBody {
  readonly error: string;
  readonly code: keyof typeof GUIDE_ERRORS;
}

/** Shows an attached guide's order: Contract 2.7. */
export function presentGuideResult(target: DocumentReference): GuideResultBody {
  return {
    error: '',
    datos: {
      folio: target.folio,
      id_cot: target.quoteId,
      via_embarque: target.carrierNumber,
      tipo_entrega: deliveryWord(target.deliveryType),
    },
  };
}

const TARGET_CODES = {
  folio_not_found: 'folio_no_encontrado',
  branch_pickup: 'pedido_en_sucursal',
} as const satisfies Readonly<Record<TargetRefusal, keyof typeof GUIDE_ERRORS>>;

const INVALID_FORMAT = 'formato_de_archivo_invalido';

const FLAW_TEXTS: Readonly<Record<GuideFlaw, string>> = {
  name_not_accepted: 'tiene un nombre con caracteres no permitidos',
  empty: 'está vacío',
  extension_not_accepted: 'no tiene una de las extensiones aceptadas',
  content_not_accepted: 'no tiene contenido de uno de los formatos aceptados',
  content_differs_from_extension: 'tiene contenido de otro formato que el de su extensión',
  incomplete: 'está incompleto o dañado y no se puede abrir',
  dimensions_out_of_range: 'es una imagen sin puntos o de más de 10000 por lado',
  unsafe_archive: 'es un documento con macros o con un contenido desmedido',
};

/** Why an order or quote takes no guide (Contract 4.5). */
export function presentTargetRefusal(refusal: TargetRefusal): GuideFailureBody {
  const code = TARGET_CODES[refusal];
  return { error: GUIDE_ERRORS[code].text, code };
}

/** Why a file is no guide (Contract 4.5), for the guide's own route and for the cart. */
export function presentGuideFlaw(flaw: GuideFlaw): GuideFailureBody {
  return { error: badFileText(FLAW_TEXTS[flaw]), code: INVALID_FORMAT };
}

function badFileText(problem: string): string {
  return GUIDE_ERRORS[INVALID_FORMAT].text.replace('{problema}', problem);
}

/** Marks a 200 that carries a failure, so that a client can't mistake it (Decisions 3). */
export function sendFailure(response: Response, failure: GuideFailureBody): GuideFailureBody {
  response.setHeader('X-Error-Code', failure.code);
  return failure;
}

/** A refused file: its texts are known, so that types made from the document tell it by `error`. */
export const BAD_FILE_SCHEMA = named(
  'ArchivoInvalido',
  strictObject({
    error: { type: 'string', enum: Object.values(FLAW_TEXTS).map(badFileText) },
    code: { type: 'string', enum: [INVALID_FORMAT] },
  }),
);

/** Contract 2.7, strict. */
export const GUIDE_RESULT_SCHEMA: JsonSchema = {
  oneOf: [
    named(
      'GuiaAdjunta',
      strictObject({
        error: { type: 'string', enum: [''] },
        datos: strictObject(ATTACHED_TO),
      }),
    ),
    named(
      'FolioRechazado',
      strictObject({
        error: { type: 'string', enum: Object.values(TARGET_CODES).map((code) => GUIDE_ERRORS[code].text) },
        code: { type: 'string', enum: Object.values(TARGET_CODES) },
      }),
    ),
    BAD_FILE_SCHEMA,
  ],
};

const ATTACHED: GuideResultBody = {
  error: '',
  datos: { folio: 'CHI-000123/26', id_cot: 123, via_embarque: 1, tipo_entrega: 'domicilio' },
};

export const GUIDE_RESULT_EXAMPLES: ApiCases = {
  adjunta: { summary: 'La guía quedó en el pedido', value: ATTACHED },
  folio_no_encontrado: { summary: 'El folio no es de la cuenta', value: presentTargetRefusal('folio_not_found') },
  pedido_en_sucursal: { summary: 'El pedido se recoge en sucursal', value: presentTargetRefusal('branch_pickup') },
  formato_de_archivo_invalido: { summary: 'El archivo no sirve', value: presentGuideFlaw('incomplete') },
};
