import { troubleOf } from '@/shared/database/database-trouble';
import { DeadlineExceeded } from '@/shared/deadline/deadline';
import { toApiError } from '@/shared/http/errors/to-api-error';

const wrapped = (driverError: object): Error =>
  Object.assign(new Error('Duplicate entry'), { name: 'QueryFailedError', driverError });

describe('states of the database', () => {
  it.each([
    [{ errno: 1290, code: 'ER_OPTION_PREVENTS_STATEMENT' }, 'unwritable'],
    [{ errno: 1836, code: 'ER_READ_ONLY_MODE' }, 'unwritable'],
    [{ errno: 1792, code: 'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION' }, 'unwritable'],
    [{ errno: 1036, code: 'ER_OPEN_AS_READONLY' }, 'unwritable'],
    [{ errno: 1874, code: 'ER_INNODB_READ_ONLY' }, 'unwritable'],
    [{ errno: 1881, code: 'ER_INNODB_FORCED_RECOVERY' }, 'unwritable'],
    [{ errno: 1021, code: 'ER_DISK_FULL' }, 'full'],
    [{ errno: 1114, code: 'ER_RECORD_FILE_FULL' }, 'full'],
    [{ errno: 1047, code: 'ER_UNKNOWN_COM_ERROR' }, 'unreachable'],
    [{ errno: 1053, code: 'ER_SERVER_SHUTDOWN' }, 'unreachable'],
    [{ errno: 2013, code: 'CR_SERVER_LOST' }, 'unreachable'],
    [{ errno: 9001 }, 'unreachable'],
    [{ errno: 1205, code: 'ER_LOCK_WAIT_TIMEOUT' }, 'busy'],
    [{ errno: 1213, code: 'ER_LOCK_DEADLOCK' }, 'busy'],
    [{ errno: 1317, code: 'ER_QUERY_INTERRUPTED' }, 'busy'],
    [{ errno: -3008, code: 'ENOTFOUND' }, 'unreachable'],
    [{ errno: -3001, code: 'EAI_AGAIN' }, 'unreachable'],
    [{ errno: -111, code: 'ECONNREFUSED' }, 'unreachable'],
    [{ code: 'ETIMEDOUT' }, 'unreachable'],
    [{ code: 'PROTOCOL_CONNECTION_LOST' }, 'unreachable'],
    [{ code: 'SQLITE_BUSY_SNAPSHOT' }, 'busy'],
    [{ code: 'SQLITE_FULL' }, 'full'],
    [{ code: 'SQLITE_READONLY_DBMOVED' }, 'unwritable'],
    [{ code: 'SQLITE_IOERR_WRITE' }, 'full'],
    [{ code: 'SQLITE_CANTOPEN' }, 'full'],
  ])('%j is %s, bare and wrapped, and answered 503 with Retry-After', (error, kind) => {
    const bare = Object.assign(new Error('text'), error);
    expect([troubleOf(bare)?.kind, troubleOf(wrapped(bare))?.kind]).toEqual([kind, kind]);
    expect(toApiError(wrapped(bare))).toMatchObject({ status: 503, code: 'no_disponible' });
    expect(toApiError(wrapped(bare)).extras.headers).toEqual({ 'Retry-After': '1' });
  });

  it('what ran out of time is slow', () => {
    expect(troubleOf(new DeadlineExceeded('turn to write', 10))).toMatchObject({ kind: 'slow' });
  });

  it.each([
    [{ errno: 1062, code: 'ER_DUP_ENTRY' }],
    [{ errno: 1064, code: 'ER_PARSE_ERROR' }],
    [{ errno: 1146, code: 'ER_NO_SUCH_TABLE' }],
    [{ code: 'SQLITE_CONSTRAINT_UNIQUE' }],
    [{ code: 'SQLITE_ERROR' }],
    [{}],
  ])('%j is an error of the program', (error) => {
    const bare = Object.assign(new Error('text'), error);
    expect(troubleOf(bare)).toBeUndefined();
    expect(toApiError(wrapped(bare))).toMatchObject({ status: 500 });
  });
});
