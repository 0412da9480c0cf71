import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

const PLACEHOLDER = /^\{id\}$/i;
const IDS = /^[\w,-]{1,3000}$/;

/**
 * Reads of `/productos/{id}?id=36178`: the reference's own `{id}` left in the path, and the id in the query (ADR 18, Decisions 1). Without
 * exactly one such id the path stays as it is, and is refused as any that is no id. Before the pipes, which read the path; it refuses nothing.
 */
@Injectable()
export class PlaceholderIdGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { params, query } = context.switchToHttp().getRequest<Request>();
    const { id } = query;
    if (PLACEHOLDER.test(String(params.id)) && typeof id === 'string' && IDS.test(id)) params.id = id;
    return true;
  }
}
