import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { ApiHeader } from '@nestjs/swagger';
import type { AuthenticatedRequest } from '@/shared/http/access';
import { invalidFields } from '@/shared/http/errors/api-error';
import type { Answer, KeyedRequest } from '@/shared/idempotency/kept-answers';

const KEY = /^[\x20-\x7e]{1,255}$/;

/** The Idempotency-Key of a POST with what it asks for: its path and body (Decisions 9). */
export const Keyed = createParamDecorator((_data: unknown, context: ExecutionContext): KeyedRequest => {
  const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
  return {
    accountId: request.user?.accountId ?? 0,
    key: readKey(request.header('idempotency-key')),
    asked: JSON.stringify([request.method, request.path, request.body ?? null]),
  };
});

export const ApiIdempotencyKey = (): MethodDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      'Hasta 255 caracteres. Repetir la petición con la misma clave en 24 h devuelve la primera respuesta, con Idempotent-Replayed: true',
  });

/** The `Idempotency-Key` of a request; undefined without one. Throws the 400 of one that is too long or illegible (Decisions 9). */
export function readKey(sent: string | undefined): string | undefined {
  const key = sent?.trim() ?? '';
  if (key === '') return undefined;
  if (KEY.test(key)) return key;
  throw invalidFields([
    {
      campo: 'Idempotency-Key',
      problema: 'debe tener hasta 255 caracteres ASCII visibles',
      ejemplo: '8f14e45f-ceea-467f-a9ad-1c2b3d4e5f60',
    },
  ]);
}

/** The body to answer with; one that was given before says so in a header. */
export function markReplayed<T>(response: Response, { value, replayed }: Answer<T>): T {
  if (replayed) response.setHeader('Idempotent-Replayed', 'true');
  return value;
}
