import { Injectable, SetMetadata, type CanActivate, type CustomDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { answerWithin, Deadline, under, workMs, type AnswerKind } from '@/shared/deadline/deadline';
import { turnBegan } from '@/shared/deadline/turn-clock';
import { DEADLINE, type TimedResponse } from '@/shared/http/observing/finished-requests';
import { sendError } from '@/shared/http/errors/error.filter';
import { unavailable } from '@/shared/http/errors/to-api-error';
import { noteRequest } from '@/shared/kernel/turns';

/** The answer of last resort comes this long after the work should have ended: it has had its chance to say so itself. */
const GRACE_MS = 200;

/**
 * Gives each request the one deadline that everything done for it keeps, from here to the database driver (Decisions 14.2). It begins
 * with the turn of the event loop in which the rest of the body was read: a client may take its time to send it, but of many that
 * call at once none waits for the others off the clock. GET and HEAD are reads; all else has the time of an order,
 * unless the route (`@AnswersWithin`) or the request itself (`answerWithin`) says less. Should the work hang where no deadline
 * reaches, the 503 is sent from here. An answer that has begun is not cut. Work whose time was over before it began, as those read before it in
 * the same turn took all of it, is not begun: more at once than can be answered in time are told so instead of holding up everybody behind them.
 */
export function keepDeadline(request: Request, response: Response, next: NextFunction): void {
  const deadline = startClock(request, response);
  let late = false;
  let timer: NodeJS.Timeout | undefined;
  const watch = (): void => {
    clearTimeout(timer);
    const left = deadline.leftMs();
    if (left !== undefined) timer = setTimeout(giveUp, Math.max(0, left + GRACE_MS));
  };
  const giveUp = (): void => {
    late = !response.headersSent;
    if (late) sendError(response, unavailable());
  };
  if (isTooLate(request, response)) {
    sendError(response, unavailable());
    return;
  }
  deadline.binds = () => late || !response.headersSent;
  deadline.changed = watch;
  response.once('close', () => {
    clearTimeout(timer);
  });
  watch();
  under(deadline, next);
}

/** The clock of a request, by which it is told how long we worked on it; work behind requests makes room for it. */
export function startClock({ method, url }: IncomingMessage, response: ServerResponse): Deadline {
  if (!isProbe({ url })) noteRequest();
  const deadline = new Deadline(workMs(method === 'GET' || method === 'HEAD' ? 'read' : 'order'), turnBegan());
  (response as TimedResponse)[DEADLINE] = deadline;
  return deadline;
}

/** Whether the time for an answer was over before the work for it began. */
function isTooLate(request: IncomingMessage, response: TimedResponse): boolean {
  const left = response[DEADLINE]?.leftMs();
  return left !== undefined && left <= 0 && !isProbe(request);
}

/** Whether somebody looks at how the process is: told whatever it does. */
function isProbe({ url }: Pick<IncomingMessage, 'url'>): boolean {
  return url?.startsWith('/health/') === true;
}

const ANSWER_KIND = 'answer-kind';

/** How much time the answers of a route or controller have, where its method does not say it. */
export const AnswersWithin = (kind: AnswerKind): CustomDecorator => SetMetadata(ANSWER_KIND, kind);

/** Sets the request's deadline to what its route declares. Those that were let in too late, as many waited for the same thing, go no further. */
@Injectable()
export class DeadlineGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const kind = this.reflector.getAllAndOverride<AnswerKind | undefined>(ANSWER_KIND, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (kind) answerWithin(kind);
    const http = context.switchToHttp();
    if (isTooLate(http.getRequest(), http.getResponse())) throw unavailable();
    return true;
  }
}
