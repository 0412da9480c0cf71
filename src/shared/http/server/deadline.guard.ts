import { Injectable, SetMetadata, type CanActivate, type CustomDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { answerWithin, type AnswerKind } from '@/shared/deadline/deadline';

const ANSWER_KIND = 'answer-kind';

/** How much time the answers of a route or controller have, where its method does not say it (see answer-deadline.ts). */
export const AnswersWithin = (kind: AnswerKind): CustomDecorator => SetMetadata(ANSWER_KIND, kind);

/** Sets the request's deadline to what its route declares. */
@Injectable()
export class DeadlineGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const kind = this.reflector.getAllAndOverride<AnswerKind | undefined>(ANSWER_KIND, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (kind) answerWithin(kind);
    return true;
  }
}
