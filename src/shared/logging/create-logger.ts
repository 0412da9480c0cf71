import { hostname } from 'node:os';
import { isSpanContextValid, trace } from '@opentelemetry/api';
import { pino, type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import { describeError } from '@/shared/logging/describe-error';
import { LogOutput } from '@/shared/logging/log-output';
import { scrub } from '@/shared/logging/scrub';
import { currentRequest } from '@/shared/request-context/request-context';

/** Which process a line is of. */
const NODE = `${hostname().slice(0, 30)}:${process.pid}`;

/**
 * Structured logs: one JSON object a line on standard output; on a terminal, lines for people. Every line that is written for a
 * request says so by itself (`request_id`, `route`, `client`, …), and whatever got into one is scrubbed of secrets and addresses
 * (Beyond 7, docs/adr/0045).
 */
export function createLogger(level: string, destination: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level,
      base: { node: NODE },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: ofRequest,
      serializers: { err: describeError },
      hooks: { streamWrite: scrub },
    },
    destination,
  );
}

let output: LogOutput | undefined;

/** Where lines of the log go: one for the process. */
export function standardOutput(): DestinationStream {
  if (process.stdout.isTTY) return pretty({ ignore: 'node', messageKey: 'msg', sync: true });
  output ??= ownOutput();
  return output;
}

/** One for the process: pino's waits for ever when the process ends, and any error but a reader that has gone ends it. */
function ownOutput(): LogOutput {
  const own = new LogOutput(1, lostLine);
  process.on('exit', () => {
    own.end();
  });
  return own;
}

function lostLine(count: number): string {
  const line = { level: 40, time: new Date(), node: NODE, event: 'log_lost', count, msg: 'lines of the log are lost' };
  return `${JSON.stringify(line)}\n`;
}

/** What is known of the request and the trace that a line belongs to. */
function ofRequest(): object {
  const request = currentRequest();
  const span = trace.getActiveSpan()?.spanContext();
  return {
    ...(request && {
      request_id: request.requestId,
      method: request.method,
      route: request.route,
      client: request.caller?.clientId,
      account: request.caller?.accountId,
    }),
    ...(span && isSpanContextValid(span) ? { trace_id: span.traceId, span_id: span.spanId } : {}),
  };
}
