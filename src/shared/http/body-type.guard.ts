import { Injectable, SetMetadata, type CanActivate, type CustomDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ApiError } from '@/shared/http/api-error';

type BodyType = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data';
const BODY_TYPES = 'body-types';

/** The content types a route reads; only JSON where nothing is said. */
export const Consumes = (...types: BodyType[]): CustomDecorator => SetMetadata(BODY_TYPES, types);

/** 415 for a body of a type the route does not read (Decisions 3). Bodies of GET and HEAD are ignored. */
@Injectable()
export class BodyTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.method === 'GET' || request.method === 'HEAD' || !hasBody(request)) return true;
    const types = this.reflector.getAllAndOverride<BodyType[] | undefined>(BODY_TYPES, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!request.is(types ?? ['application/json'])) throw new ApiError(415, 'tipo_de_contenido_no_soportado');
    return true;
  }
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}
