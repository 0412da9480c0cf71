import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

type Level = 'info' | 'warn' | 'error' | 'fatal' | 'debug' | 'trace';

/** Nest's own lists of modules and routes, which tell an operator nothing. */
const LISTS = new Set(['InstanceLoader', 'NestFactory', 'RouterExplorer', 'RoutesResolver', 'NestApplication']);

/** Nest's own messages and those of our Logger instances, through pino. */
export class PinoNestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: unknown): void {
    this.write(LISTS.has(String(context)) ? 'debug' : 'info', message, context);
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

  /** Every line has an event and a message: where one is not given, they come from each other, or from who writes. */
  private write(level: Level, message: unknown, context: unknown): void {
    const event = typeof context === 'string' ? snake(context) : 'service';
    if (message instanceof Error) this.logger[level]({ event, err: message }, message.name);
    else if (typeof message === 'object' && message !== null) {
      const { msg, ...facts } = { event, ...message } as { event: string; msg?: string };
      this.logger[level](facts, msg ?? facts.event.replaceAll(/[_-]/g, ' '));
    } else this.logger[level]({ event }, String(message));
  }
}

function snake(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase();
}
