import { Injectable, SetMetadata, type CanActivate, type CustomDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ApiError } from '@/shared/http/errors/api-error';
import { bodyFailure, hasBody } from '@/shared/http/body/body-parsers';
import { formAsJson } from '@/shared/http/body/form-body';
import { toApiError } from '@/shared/http/errors/to-api-error';

type BodyType = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data';
const FORM = 'application/x-www-form-urlencoded';
const BODY_TYPES = 'body-types';

/** The content types a route reads; only JSON where nothing is said, and forms wherever JSON is (Decisions 14). */
export const Consumes = (...types: BodyType[]): CustomDecorator => SetMetadata(BODY_TYPES, types);

/**
 * 415 for a body of a type the route does not read, else the refusal of one that could not be read (Decisions 3). The last of
 * the guards. Bodies of GET and HEAD are ignored.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.method === 'GET' || request.method === 'HEAD' || !hasBody(request)) return true;
    const types = this.reflector.getAllAndOverride<BodyType[] | undefined>(BODY_TYPES, [
      context.getHandler(),
      context.getClass(),
    ]) ?? ['application/json'];
    assertReadable(request, types);
    return true;
  }
}

function assertReadable(request: Request, types: readonly BodyType[]): void {
  const isForm = types.includes('application/json') && request.is(FORM) === FORM;
  if (!isForm && !request.is([...types])) throw unsupported(types);
  const failure = bodyFailure(request);
  if (failure !== undefined) throw toApiError(failure);
  if (isForm && !types.includes(FORM)) request.body = formAsJson(request.body as Record<string, unknown>);
}

function unsupported(types: readonly BodyType[]): ApiError {
  const problema = `debe ser ${types.join(' o ')}`;
  return new ApiError(415, 'tipo_de_contenido_no_soportado', {
    detalles: [{ campo: 'Content-Type', problema, ejemplo: types[0] }],
  });
}
