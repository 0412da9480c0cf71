import type { Request, RequestHandler, Response } from 'express';
import multer from 'multer';
import { MAX_GUIDE_BYTES } from '@/modules/cart/guides/domain/guide-format';
import { type Cut, watchBody } from '@/modules/cart/guides/http/body-watch';
import { boundaryOf, bracketed, hadNul, MarkedPartHeaders } from '@/modules/cart/guides/http/part-names';
import { GUIDE_FIELD } from '@/modules/cart/quoting/http/wire-words';
import { charsetOf, decodeField } from '@/shared/http/body/body-charset';
import { announcesTooMuch } from '@/shared/http/body/body-parsers';
import { MOST_NESTED_FIELDS } from '@/shared/http/body/form-body';
import { nestBracketed } from '@/shared/http/fields/bracketed-fields';

/** Of a form without brackets in the names of its fields. */
const MOST_FIELDS = 30;

const MOST_PARTS = MOST_NESTED_FIELDS + 5;

const LIMITS: multer.Options['limits'] = {
  fileSize: MAX_GUIDE_BYTES,
  files: 1,
  fields: MOST_NESTED_FIELDS,
  parts: MOST_PARTS,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fieldNestingDepth: 0,
  headerPairs: 32,
};

/** Of the headers of parts, and of their text: byte by byte, as a part need not say its charset. */
const CHARSETS = { defParamCharset: 'utf8', defCharset: 'latin1' };

/** The text fields of a form; a field sent twice is an array, and brackets in names nest (Decisions 1). */
export type FormFields = Readonly<Record<string, unknown>>;

/** A file as it was sent: the name is the client's own, not to be trusted. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What reading a form came to: the form, or why there is none. After a cut the rest of the body was not read. */
export type FormReading<R> =
  | { readonly kind: 'form'; readonly fields: FormFields; readonly file?: SentFile }
  | { readonly kind: 'refused'; readonly refusal: R }
  | { readonly kind: 'file_too_large' }
  | { readonly kind: Cut }
  | { readonly kind: 'file_elsewhere'; readonly field: string }
  | { readonly kind: 'malformed'; readonly part: MalformedPart };

/** What of a form could not be taken: a file too many, a text field, or the multipart frame. */
export type MalformedPart = 'file' | 'field' | 'frame';

/** Looks at the fields that came before the file, before a byte of it is kept; a refusal ends the reading. */
export type BeforeFile<R> = (fields: FormFields) => Promise<R | undefined>;

class RefusedBeforeFile extends Error {
  constructor(readonly refusal: unknown) {
    super('refused before the file');
  }
}

class LookFailed extends Error {
  constructor(override readonly cause: unknown) {
    super('could not look before the file');
  }
}

/** Whether the request says it carries a form with files. */
export function isMultipart(request: Request): boolean {
  return /^multipart\//i.test(request.headers['content-type'] ?? '');
}

const FILE_CODES: ReadonlySet<string> = new Set(['LIMIT_UNEXPECTED_FILE', 'LIMIT_FILE_COUNT']);

function readingOfError<R>(error: unknown): FormReading<R> {
  if (error instanceof LookFailed) throw error.cause;
  if (error instanceof RefusedBeforeFile) return { kind: 'refused', refusal: error.refusal as R };
  if (!(error instanceof multer.MulterError)) return { kind: 'malformed', part: 'frame' };
  if (error.code === 'LIMIT_FILE_SIZE') return { kind: 'file_too_large' };
  const field = bracketed(error.field ?? GUIDE_FIELD);
  if (error.code === 'LIMIT_UNEXPECTED_FILE' && field !== GUIDE_FIELD) return { kind: 'file_elsewhere', field };
  return { kind: 'malformed', part: FILE_CODES.has(error.code) ? 'file' : 'field' };
}

/** A name with a NUL is no name of any file. */
const nameOf = (file: Express.Multer.File): string => (hadNul(file.originalname) ? '\0' : bracketed(file.originalname));

/** What the parser has put down, as the text and under the names that were sent. Throws the 400 for bytes that are no text. */
function sent({ headers, body = {} }: FormBody): FormFields {
  const said = charsetOf(headers['content-type'] ?? '') ?? 'unsaid';
  const text = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(text);
    return typeof value === 'string' ? decodeField(value, said) : value;
  };
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [bracketed(name), text(value)]));
}

function isTooMany(fields: FormFields): boolean {
  if (Object.keys(fields).some((name) => name.includes('['))) return false;
  return Object.values(fields).flat().length > MOST_FIELDS;
}

function readingOfForm<R>(form: FormBody): FormReading<R> {
  const { body, file } = form;
  // The parser passes over what says it is a form in a header that can't be read.
  if (body === undefined) return { kind: 'malformed', part: 'frame' };
  const flat = sent(form);
  if (isTooMany(flat)) return { kind: 'malformed', part: 'field' };
  const fields = nestBracketed(flat);
  return file === undefined
    ? { kind: 'form', fields }
    : { kind: 'form', fields, file: { name: nameOf(file), bytes: file.buffer } };
}

function parserFor<R>(form: FormBody, beforeFile: BeforeFile<R>): RequestHandler {
  const look = async (): Promise<R | undefined> => beforeFile(nestBracketed(sent(form)));
  return multer({
    storage: multer.memoryStorage(),
    limits: LIMITS,
    ...CHARSETS,
    fileFilter: (_request, _file, decide) => {
      look().then(
        (refusal) => {
          if (refusal === undefined) decide(null, true);
          else decide(new RefusedBeforeFile(refusal));
        },
        (error: unknown) => {
          decide(new LookFailed(error));
        },
      );
    },
  }).single(GUIDE_FIELD);
}

/** A form's body with headers that the parser can read, and what it puts there: all that the parser sees of the request. */
class FormBody extends MarkedPartHeaders {
  readonly body?: FormFields;
  readonly file?: Express.Multer.File;

  constructor(
    readonly headers: Request['headers'],
    boundary: string,
  ) {
    super(boundary, MOST_PARTS);
  }
}

function parse<R>(form: FormBody, response: Response, beforeFile: BeforeFile<R>): Promise<FormReading<R>> {
  return new Promise((resolve, reject) => {
    void parserFor(form, beforeFile)(form as unknown as Request, response, (error?: unknown) => {
      try {
        resolve(error === undefined || error === null ? readingOfForm(form) : readingOfError(error));
      } catch (cause) {
        reject(cause instanceof Error ? cause : new Error('could not look before the file', { cause }));
      }
    });
  });
}

/** Lets the body flow into `form` until `stop`; a request that breaks off breaks it off. */
function pour(request: Request, form: FormBody): () => void {
  const broken = (): void => {
    if (!request.complete) form.destroy();
  };
  request.once('close', broken).pipe(form);
  return () => {
    request.off('close', broken).unpipe(form).resume();
  };
}

/**
 * Reads a multipart form with at most one file, `pdf_guia`, of at most 6 MB, into memory (Contract 4.5; Reliability
 * 4.11). Brackets in the names of fields nest as in any form. The body is bounded in bytes and time whatever it declares; one that is
 * declared too large is not read.
 *
 * @param beforeFile asked once the file's part begins, with the text fields that came before it
 */
export async function readForm<R>(
  request: Request,
  response: Response,
  beforeFile: BeforeFile<R>,
): Promise<FormReading<R>> {
  if (request.destroyed) return { kind: 'malformed', part: 'frame' };
  if (announcesTooMuch(request)) return { kind: 'file_too_large' };
  const boundary = boundaryOf(request.headers['content-type'] ?? '');
  if (boundary === undefined) return { kind: 'malformed', part: 'frame' };
  const form = new FormBody(request.headers, boundary);
  const { cut, stop } = watchBody(request);
  const reading = parse(form, response, beforeFile);
  const pourOut = pour(request, form);
  try {
    return await Promise.race([reading, cut.then((kind) => ({ kind }))]);
  } finally {
    stop();
    pourOut();
    form.destroy();
  }
}
