import type { ApiError } from '@/shared/http/api-error';
import { errorText, statusTitle } from '@/shared/http/error-texts';

/** The one body of every 4xx and 5xx (Decisions 3). */
export interface ErrorBody {
  error: string;
  error_description?: string;
  code: string;
  message: string;
  detail: string;
  title: string;
  status: number;
  request_id: string;
  values?: readonly unknown[];
  detalles?: readonly unknown[];
  error_code?: number;
}

/** Codes whose `error` is the code itself (Decisions 3). */
const CODE_AS_ERROR = new Set(['product_not_available']);

/** Builds the body of an error. On OAuth routes `error` is the RFC 6749 code and the text goes to `error_description`. */
export function errorBody(error: ApiError, requestId: string): ErrorBody {
  const { extras, status, code } = error;
  const text = errorText(code);
  const body: ErrorBody = {
    error: extras.oauth === true || CODE_AS_ERROR.has(code) ? code : text,
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
