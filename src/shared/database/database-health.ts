import { Logger } from '@nestjs/common';
import { troubleOf, type Trouble } from '@/shared/database/database-trouble';
import { withinMs } from '@/shared/deadline/deadline';

const LOOK_AGAIN_MS = 1000;
const PROBE_MS = 1000;
/** A database that is full still takes a small row now and then, so it counts as full until it has refused nothing for this long. */
const ROOM_FOR_MS = 3000;

/**
 * What is known about the state of the database. It learns from every failure, and looks for itself once a second until a state has
 * ended; the log has a line for the beginning and one for the end. Locks of others and single slow statements are not states of the
 * database.
 */
export class DatabaseHealth {
  private readonly logger = new Logger('Database');
  private current: Trouble | undefined;
  private since = 0;
  private lastRefused = -ROOM_FOR_MS;
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private closed = false;

  /** `probe` resolves when the database can be read and, if so asked, written. */
  constructor(private readonly probe: (writes: boolean) => Promise<void>) {}

  /** What keeps the database from its work now; undefined when nothing is known to. */
  get trouble(): Trouble | undefined {
    return this.current;
  }

  /** To be told of every error of the driver. */
  saw(error: unknown): void {
    const trouble = troubleOf(error);
    if (!trouble || trouble.kind === 'busy' || this.closed) return;
    if (trouble.kind === 'full') this.lastRefused = performance.now();
    if (this.current) return;
    if (refusesWrites(trouble)) this.begin(trouble);
    this.look();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private look(): void {
    if (this.looking || this.closed) return;
    this.looking = true;
    withinMs(PROBE_MS, () => this.probe(refusesWrites(this.current)))
      .then(
        () => {
          this.end();
        },
        (error: unknown) => {
          const trouble = troubleOf(error) ?? { kind: 'unreachable', errno: undefined, code: 'DATABASE_TROUBLE' };
          if (trouble.kind !== 'busy') this.begin(trouble);
        },
      )
      .finally(() => {
        this.looking = false;
        this.lookLater();
      });
  }

  private lookLater(): void {
    if (!this.current || this.closed) return;
    this.timer = setTimeout(() => {
      this.look();
    }, LOOK_AGAIN_MS).unref();
  }

  private begin(trouble: Trouble): void {
    if (this.current || this.closed) return;
    this.current = trouble;
    this.since = performance.now();
    const { errno, code } = trouble;
    this.logger.error({ event: 'database-trouble', errno, code, kind: trouble.kind, msg: 'the database is away' });
  }

  private end(): void {
    if (!this.current || performance.now() - this.lastRefused < ROOM_FOR_MS) return;
    const { errno, code } = this.current;
    const seconds = Math.round((performance.now() - this.since) / 100) / 10;
    this.current = undefined;
    this.logger.log({ event: 'database-back', errno, code, seconds, msg: 'the database is back' });
  }
}

function refusesWrites(trouble: Trouble | undefined): boolean {
  return trouble?.kind === 'unwritable' || trouble?.kind === 'full';
}
