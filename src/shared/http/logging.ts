import type { LoggerService } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { pino, type Logger } from 'pino';
import { requestId } from '@/shared/http/request-id';
import type { AuthenticatedRequest } from '@/shared/http/access';

/** Structured logs, one JSON object a line, on standard output. */
export function createLogger(level: string): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}

/** Nest's own messages and those of our Logger instances, through pino. */
export class PinoNestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: unknown): void {
    this.write('info', message, context);
  }

  warn(message: unknown, context?: unknown): void {
    this.write('warn', message, context);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest.at(-1));
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest.at(-1));
  }

  debug(message: unknown, context?: unknown): void {
    this.write('debug', message, context);
  }

  verbose(message: unknown, context?: unknown): void {
    this.write('trace', message, context);
  }

  private write(
    level: 'info' | 'warn' | 'error' | 'fatal' | 'debug' | 'trace',
    message: unknown,
    context: unknown,
  ): void {
    const fields = { context: typeof context === 'string' ? context : undefined };
    if (typeof message === 'object' && message !== null) this.logger[level]({ ...fields, ...message });
    else this.logger[level](fields, String(message));
  }
}

/**
 * One line per request, with an allow-list of facts: never a header, body, query or path parameter, where tokens and personal
 * data travel.
 */
export function accessLog(logger: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (logger.isLevelEnabled('debug')) {
      const start = process.hrtime.bigint();
      response.once('close', () => {
        const { user } = request as AuthenticatedRequest;
        const route = request.route as { path?: unknown } | undefined;
        logger.debug({
          requestId: requestId(response),
          method: request.method,
          route: route?.path,
          status: response.statusCode,
          ms: Number((process.hrtime.bigint() - start) / 1000n) / 1000,
          client: user?.clientId,
        });
      });
    }
    next();
  };
}
