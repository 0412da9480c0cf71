import type { ApiError } from '@/shared/http/errors/api-error';
import { errorEntry } from '@/shared/http/errors/error-lookup';
import { statusTitle } from '@/shared/http/errors/status-titles';
import type { ErrorCode } from '@/shared/kernel/error-code';

/** The one body of every 4xx and 5xx (Decisions 3). */
export interface ErrorBody {
  error: string;
  error_description?: string;
  code: ErrorCode;
  message: string;
  detail: string;
  title: string;
  status: number;
  request_id: string;
  values?: readonly unknown[];
  detalles?: readonly unknown[];
  error_code?: number;
}

/** Builds the body of an error. On OAuth routes `error` is the RFC 6749 code and the text goes to `error_description`. */
export function errorBody(error: ApiError, requestId: string): ErrorBody {
  const { extras, status, code } = error;
  const { text: usual, textOf, errorIsCode } = errorEntry(code);
  const text = extras.text ?? textOf?.[status] ?? usual;
  const body: ErrorBody = {
    error: extras.oauth === true || errorIsCode === true ? code : text,
    ...(extras.oauth === true ? { error_description: text } : {}),
    code,
    message: text,
    detail: text,
    title: statusTitle(status),
    status,
    request_id: requestId,
  };
  if (extras.values) body.values = extras.values;
  if (extras.detalles) body.detalles = extras.detalles;
  if (extras.errorCode !== undefined) body.error_code = extras.errorCode;
  return body;
}
