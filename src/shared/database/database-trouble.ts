import { driverError } from '@/shared/database/retry';
import { DeadlineExceeded } from '@/shared/deadline/deadline';

/**
 * What keeps the database from doing its work and passes without a change to the program.
 * `busy`: others hold what is needed; `slow`: no answer in time; `unreachable`: no connection; `unwritable`: it answers, but takes no
 * writes; `full`: it takes what still fits.
 */
export type TroubleKind = 'busy' | 'slow' | 'unreachable' | 'unwritable' | 'full';

export interface Trouble {
  readonly kind: TroubleKind;
  /** The driver's error number; undefined where it has only a code. */
  readonly errno: number | undefined;
  readonly code: string;
}

/** Errors of MySQL/MariaDB by number. */
const ERRNOS: Readonly<Record<Exclude<TroubleKind, 'slow'>, readonly number[]>> = {
  // Changed since read, lock wait, deadlock, interrupted, rolled back at commit, statement time, lock with NOWAIT.
  busy: [1020, 1205, 1213, 1317, 1180, 1969, 3024, 3058, 3101, 3572],
  unreachable: [
    // Too many connections, handshake, host refused or blocked, credentials or schema gone.
    1040, 1042, 1043, 1044, 1045, 1049, 1129, 1130, 1203, 1226, 1698,
    // A cluster's node without quorum; a server that shuts down; connections broken, killed or timed out.
    1047, 1053, 1077, 1078, 1079, 1080, 1152, 1158, 1159, 1160, 1161, 1184, 1927, 3032, 3168, 3169, 4031,
    // Said by a proxy in front (MaxScale, ProxySQL) whose own connection failed, or that gets none.
    2002, 2003, 2005, 2006, 2013, 9001,
  ],
  // Read-only by option, mode, transaction or storage engine (also one that is being recovered); its I/O; memory.
  unwritable: [1290, 1792, 1836, 1036, 1874, 1881, 1024, 1037, 1038, 1041, 1206, 3100],
  // Disk, table or temporary file full; a write that failed.
  full: [1021, 1114, 3, 1026, 1030, 1878],
};

const KIND_OF_ERRNO = new Map<number, TroubleKind>(
  Object.entries(ERRNOS).flatMap(([kind, numbers]) => numbers.map((number) => [number, kind as TroubleKind] as const)),
);

/** Codes of the system, of the MySQL driver and of SQLite (there by their beginning). */
const KIND_OF_CODE: readonly (readonly [RegExp, TroubleKind])[] = [
  [/^SQLITE_(BUSY|LOCKED|PROTOCOL)/, 'busy'],
  [/^(SQLITE_READONLY|EROFS$)/, 'unwritable'],
  // Also without a file descriptor or memory to spare: what needs neither is done all the same.
  [/^(SQLITE_(FULL|IOERR|CANTOPEN|NOMEM)|ENOSPC$|EDQUOT$|EIO$)/, 'full'],
  [/^(PROTOCOL_SEQUENCE_TIMEOUT|DATABASE_TIMEOUT)$/, 'slow'],
  [
    /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_\w+|E(HOST|NET)(UNREACH|DOWN)|EADDRNOTAVAIL)$/,
    'unreachable',
  ],
  [/^(PROTOCOL_\w+|HANDSHAKE_\w+|ER_CON_COUNT_ERROR)$/, 'unreachable'],
];

/** What the driver says without a code. */
const KIND_OF_TEXT: readonly (readonly [RegExp, TroubleKind])[] = [
  [/Queue limit reached|No connections available/, 'busy'],
  [/in closed state|Pool is closed|database connection is not open/, 'unreachable'],
];

/** The trouble behind an error, or undefined when the error is the program's own. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof DeadlineExceeded) return { kind: 'slow', errno: undefined, code: 'DATABASE_TIMEOUT' };
  const { errno, code } = driverError(error);
  const kind = kindOfErrno(errno) ?? kindOf(KIND_OF_CODE, code) ?? kindOf(KIND_OF_TEXT, textOf(error));
  return (
    kind && { kind, errno: errno !== undefined && errno > 0 ? errno : undefined, code: code ?? 'DATABASE_TROUBLE' }
  );
}

function kindOfErrno(errno: number | undefined): TroubleKind | undefined {
  return errno === undefined ? undefined : KIND_OF_ERRNO.get(errno);
}

function kindOf(rules: readonly (readonly [RegExp, TroubleKind])[], text: string | undefined): TroubleKind | undefined {
  return text === undefined ? undefined : rules.find(([pattern]) => pattern.test(text))?.[1];
}

function textOf(error: unknown): string | undefined {
  const { message } = (typeof error === 'object' && error !== null ? error : {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}
