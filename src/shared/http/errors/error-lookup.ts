import type { ErrorCode } from '@/shared/kernel/error-code';
import type { ErrorCatalog, ErrorEntry, WholeErrorCatalog } from '@/shared/http/errors/error-catalog';
import { HTTP_ERRORS } from '@/shared/http/errors/http.errors';

let catalog: ErrorCatalog = HTTP_ERRORS;

/** The catalog that answers are written from: given once, whole, when the app is set up. */
export function useErrorCatalog(whole: WholeErrorCatalog): void {
  catalog = whole;
}

/** What the catalog says of a code. */
export function errorEntry(code: ErrorCode): ErrorEntry {
  return catalog[code] ?? HTTP_ERRORS.error_interno;
}
