import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { nestBracketed } from '@/shared/http/fields/bracketed-fields';

/**
 * What a request says: the members of its body, or where it has none those of its query, as the vendor's older form of the
 * cart sends them (Decisions 1). Not validated: the reader of the route judges them.
 */
export function sentFields(request: Pick<Request, 'body' | 'query'>): Readonly<Record<string, unknown>> {
  const body: unknown = request.body;
  return isEmpty(body) ? nestBracketed(request.query) : (body as Readonly<Record<string, unknown>>);
}

/** `sentFields` of the request as a controller's argument. */
export const SentFields = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  sentFields(context.switchToHttp().getRequest<Request>()),
);

function isEmpty(body: unknown): boolean {
  return typeof body !== 'object' || body === null || Object.keys(body).length === 0;
}
