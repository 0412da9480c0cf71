import type { Request, RequestHandler, Response } from 'express';
import multer from 'multer';
import { MAX_GUIDE_BYTES } from '@/modules/cart/guides/domain/guide-format';
import { GUIDE_FIELD } from '@/modules/cart/quoting/http/wire-words';

/** Room for the text fields and the multipart frame beside the largest file. */
const FRAME_BYTES = 64 * 1024;
/** An oversized body is read to its end up to here, so that the client gets its answer; beyond, it is cut off. */
const PATIENCE_BYTES = 32 * 1024 * 1024;
const DEADLINE_MS = 60_000;

const LIMITS: multer.Options['limits'] = {
  fileSize: MAX_GUIDE_BYTES,
  files: 1,
  fields: 30,
  parts: 35,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fieldNestingDepth: 0,
  headerPairs: 32,
};

/** The text fields of a form in the order they came; a field sent twice is an array. */
export type FormFields = Readonly<Record<string, unknown>>;

/** A file as it was sent: the name is the client's own, not to be trusted. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What reading a form came to. `hangUp`: the rest of the body was not read, the connection must close. */
export type FormReading<R> =
  | { readonly kind: 'form'; readonly fields: FormFields; readonly file?: SentFile }
  | { readonly kind: 'refused'; readonly refusal: R }
  | { readonly kind: 'too_large'; readonly hangUp: boolean }
  | { readonly kind: 'too_slow'; readonly hangUp: true }
  | { readonly kind: 'malformed'; readonly part: MalformedPart; readonly hangUp: false };

/** What of a form could not be taken: a file too many or in another field, a text field, or the multipart frame. */
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
  if (!(error instanceof multer.MulterError)) return { kind: 'malformed', part: 'frame', hangUp: false };
  if (error.code === 'LIMIT_FILE_SIZE') return { kind: 'too_large', hangUp: false };
  return { kind: 'malformed', part: FILE_CODES.has(error.code) ? 'file' : 'field', hangUp: false };
}

function readingOfForm<R>(request: Request): FormReading<R> {
  const fields = request.body as FormFields | undefined;
  const { file } = request;
  // The parser passes over what says it is a form in a header that can't be read.
  if (fields === undefined) return { kind: 'malformed', part: 'frame', hangUp: false };
  return file === undefined
    ? { kind: 'form', fields }
    : { kind: 'form', fields, file: { name: file.originalname, bytes: file.buffer } };
}

function parserFor<R>(beforeFile: BeforeFile<R>): RequestHandler {
  return multer({
    storage: multer.memoryStorage(),
    limits: LIMITS,
    defParamCharset: 'utf8',
    fileFilter: (request, _file, decide) => {
      beforeFile({ ...(request.body as FormFields) }).then(
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

function parse<R>(request: Request, response: Response, beforeFile: BeforeFile<R>): Promise<FormReading<R>> {
  return new Promise((resolve, reject) => {
    void parserFor(beforeFile)(request, response, (error?: unknown) => {
      try {
        resolve(error === undefined || error === null ? readingOfForm(request) : readingOfError(error));
      } catch (cause) {
        reject(cause instanceof Error ? cause : new Error('could not look before the file', { cause }));
      }
    });
  });
}

interface Watch {
  readonly cut: Promise<FormReading<never>>;
  readonly stop: () => void;
  /** Whether a file name with a NUL went by. */
  readonly sawNul: () => boolean;
}

/** A file name with a NUL: no parser takes its part's header. */
const NUL_IN_NAME = /filename\*?=[^\r\n]*\0/;
const LONGEST_HEADER = 1024;

/** The form whose file has a name with a NUL, as far as it could be read: the file is refused for its name. */
const nulNamed = (fields: FormFields): FormReading<never> => ({
  kind: 'form',
  fields,
  file: { name: '\0', bytes: Buffer.alloc(0) },
});

/** Ends a body that never ends, by size or by time. `stop` must be called when the reading is over. */
function watch(request: Request): Watch {
  let stop = (): void => undefined;
  let nul = false;
  const cut = new Promise<FormReading<never>>((resolve) => {
    let received = 0;
    const count = (chunk: Buffer): void => {
      received += chunk.length;
      const at = chunk.indexOf('filename');
      if (at >= 0 && NUL_IN_NAME.test(chunk.toString('latin1', at, at + LONGEST_HEADER))) nul = true;
      if (received > PATIENCE_BYTES) resolve({ kind: 'too_large', hangUp: true });
    };
    const timer = setTimeout(() => {
      resolve({ kind: 'too_slow', hangUp: true });
    }, DEADLINE_MS);
    request.on('data', count);
    stop = () => {
      clearTimeout(timer);
      request.off('data', count);
    };
  });
  return { cut, stop, sawNul: () => nul };
}

/** Reads a body to its end without keeping it, so that the client is there to hear the answer. */
function discard(request: Request): Promise<FormReading<never>> {
  return new Promise((resolve) => {
    const end = (): void => {
      resolve({ kind: 'too_large', hangUp: false });
    };
    request.once('end', end).once('close', end).resume();
  });
}

/**
 * Reads a multipart form with at most one file, `pdf_guia`, of at most 6 MB, into memory (Contract 4.5; Reliability
 * 4.11). Field names are taken as they are: no nesting. The body is bounded in bytes and time whatever it declares.
 *
 * @param beforeFile asked once the file's part begins, with the text fields that came before it
 */
export async function readForm<R>(
  request: Request,
  response: Response,
  beforeFile: BeforeFile<R>,
): Promise<FormReading<R>> {
  if (request.destroyed) return { kind: 'malformed', part: 'frame', hangUp: false };
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > PATIENCE_BYTES) return { kind: 'too_large', hangUp: true };
  const { cut, stop, sawNul } = watch(request);
  const fits = declared <= MAX_GUIDE_BYTES + FRAME_BYTES;
  try {
    const reading = await Promise.race([fits ? parse(request, response, beforeFile) : discard(request), cut]);
    const isBroken = reading.kind === 'malformed' && reading.part === 'frame';
    return isBroken && sawNul() ? nulNamed({ ...(request.body as FormFields | undefined) }) : reading;
  } finally {
    stop();
  }
}
