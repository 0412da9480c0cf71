import type { DestinationStream } from 'pino';
import { createLogger } from '@/shared/logging/create-logger';
import { reasonOf } from '@/shared/logging/describe-error';
import { PinoNestLogger } from '@/shared/logging/nest-logger';
import { scrub } from '@/shared/logging/scrub';
import { inRequest } from '@/shared/request-context/request-context';

const sink = (): { lines: () => Record<string, unknown>[]; stream: DestinationStream } => {
  const written: string[] = [];
  return {
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
    stream: { write: (line) => void written.push(line) },
  };
};

describe('scrub', () => {
  it.each([
    ['the token mos_at_abc123XYZ was bad', 'the token mos_at_*** was bad'],
    ['secret mos_cs_abc', 'secret mos_cs_***'],
    ['client mos_ci_abc stays', 'client mos_ci_abc stays'],
    ['whsec_c2VjcmV0+/=', 'whsec_***'],
    ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer ***'],
    ['Basic dXNlcjpwYXNz and on', 'Basic *** and on'],
    ['mysql://root:geheim@db/x', 'mysql://***@db/x'],
    ['ana.perez+x@correo.example.mx wrote', 'a***@correo.example.mx wrote'],
    ['núñez@correo.mx', 'n***@correo.mx'],
    ['2026-11-22T10:00:00Z [a@b] 10 @ 3', '2026-11-22T10:00:00Z [a@b] 10 @ 3'],
  ])('%s', (line, expected) => {
    expect(scrub(line)).toBe(expected);
  });
});

describe('what is told of an error', () => {
  it.each([
    [
      Object.assign(new Error("Duplicate entry 'ana'"), { code: 'ER_DUP_ENTRY', errno: 1062 }),
      'query failed (ER_DUP_ENTRY 1062)',
    ],
    [Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:6379'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [new Error('plain'), 'plain'],
    ['a text', 'string'],
  ])('%s', (error, expected) => {
    expect(reasonOf(error)).toBe(expected);
  });
});

describe('lines', () => {
  it('have a message and an event whatever is given, and scrubbed', () => {
    const { lines, stream } = sink();
    const nest = new PinoNestLogger(createLogger('trace', stream));
    nest.log('plain text', 'RedisConnection');
    nest.warn({ event: 'token_issued', client: 'x' }, 'TokenService');
    nest.error(new Error('to ana@correo.mx with Bearer abcdef'), undefined, 'Any');
    nest.log('Mapped {/x, GET} route', 'RouterExplorer');
    expect(lines()).toMatchObject([
      { level: 30, event: 'redis_connection', msg: 'plain text' },
      { level: 40, event: 'token_issued', msg: 'token issued', client: 'x' },
      { level: 50, event: 'any', msg: 'Error', err: { message: 'to a***@correo.mx with Bearer ***' } },
      { level: 20, event: 'router_explorer' },
    ]);
  });

  it('written for a request say which, until it has long been over', () => {
    const { lines, stream } = sink();
    const logger = createLogger('info', stream);
    const request = { requestId: 'r', address: '::1', method: 'GET', route: '/x', caller: undefined };
    inRequest({ ...request, endedAt: undefined }, () => {
      logger.info({ event: 'e' }, 'm');
    });
    inRequest({ ...request, endedAt: performance.now() - 60_000 }, () => {
      logger.info({ event: 'e' }, 'm');
    });
    expect(lines().map((line) => [line.request_id, line.method, line.route])).toEqual([
      ['r', 'GET', '/x'],
      [undefined, undefined, undefined],
    ]);
  });
});
