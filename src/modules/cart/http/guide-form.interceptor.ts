import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UnauthorizedException,
} from '@nestjs/common';
import type { Response } from 'express';
import type { Observable } from 'rxjs';
import { isMultipart, type SentFile } from '@/modules/cart/http/guide-form';
import { GuideFormReader } from '@/modules/cart/http/guide-form-reader';
import type { AuthenticatedRequest } from '@/shared/http/access';

interface RequestWithGuide extends AuthenticatedRequest {
  sentGuide?: SentFile;
}

/**
 * For routes whose body is JSON, or multipart when a guide comes along (Contract 4.5, POST /carrito/generar): a
 * multipart body becomes the request's body, its fields as text, and the file what SentGuide gives. Runs after the
 * guards and before the pipes, so the body is validated like any other.
 */
@Injectable()
export class GuideFormInterceptor implements NestInterceptor {
  constructor(private readonly reader: GuideFormReader) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithGuide>();
    if (!isMultipart(request)) return next.handle();
    if (!request.user) throw new UnauthorizedException();
    const form = await this.reader.read(request, http.getResponse<Response>(), request.user.accountId);
    if (form.kind === 'form') {
      request.body = { ...form.fields };
      if (form.file !== undefined) request.sentGuide = form.file;
    }
    return next.handle();
  }
}

/** The file of a multipart request behind GuideFormInterceptor; undefined when none was sent. */
export const SentGuide = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SentFile | undefined =>
    context.switchToHttp().getRequest<RequestWithGuide>().sentGuide,
);
