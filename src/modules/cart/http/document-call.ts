import { createParamDecorator, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import type { YearFolioPath } from '@/modules/cart/orders/http/document-inputs';
import { readKey } from '@/shared/http/idempotency-key';
import { assertVersion } from '@/shared/http/fields/validators';
import type { AuthenticatedRequest } from '@/shared/http/access';
import { sentFields } from '@/shared/http/fields/sent-fields';
import type { Caller } from '@/shared/kernel/caller';

/** A request about one quote or order, whichever of its two paths it came by. */
export class DocumentCall {
  constructor(
    readonly caller: Caller,
    readonly request: AuthenticatedRequest,
  ) {}

  /** The folio as the path spells it: `{folio}` whole, or `{folio}/{anio}`. */
  get folio(): string {
    const { folio = '', anio } = this.request.params as Partial<YearFolioPath>;
    return anio === undefined ? folio : `${folio}/${anio}`;
  }

  /** Whether the path's second part is this word: then it is no year, but an action asked for by another method. */
  names(action: string): boolean {
    return this.request.params.anio === action;
  }

  /** What is sent, not validated yet. */
  get sent(): object {
    return sentFields(this.request);
  }

  /** Throws the 400 of an illegible one. */
  get idempotencyKey(): string | undefined {
    return readKey(this.request.header('idempotency-key'));
  }

  /** Throws the 412 of an If-Match that names another version. */
  readonly assertVersion = (version: number): void => {
    assertVersion(this.request, version);
  };
}

/** The request as a `DocumentCall`. */
export const Call = createParamDecorator((_data: unknown, context: ExecutionContext): DocumentCall => {
  const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!request.user) throw new UnauthorizedException();
  return new DocumentCall(request.user, request);
});
