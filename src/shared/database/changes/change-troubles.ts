import type { Logger } from '@nestjs/common';
import { driverError } from '@/shared/database/retry';
import { reasonOf } from '@/shared/logging/describe-error';

/** What cannot be done at present. The log says so once when it begins and once when it ends. */
export class ChangeTroubles {
  private readonly since = new Map<string, number>();

  constructor(private readonly logger: Logger) {}

  began(what: string, error: unknown): void {
    if (this.since.has(what)) return;
    this.since.set(what, performance.now());
    const { errno, code } = driverError(error);
    const known = [code, errno].filter((part) => part !== undefined).join(' ');
    this.logger.error(`${what}: failed, will be tried again until it succeeds: ${known || reasonOf(error)}`);
  }

  ended(what: string): void {
    const since = this.since.get(what);
    if (since === undefined) return;
    this.since.delete(what);
    this.logger.log(`${what}: succeeded after ${Math.round(performance.now() - since)} ms`);
  }

  /** For how many milliseconds the oldest of them has lasted; 0 when there is none. */
  lasting(): number {
    const oldest = Math.min(...this.since.values());
    return this.since.size === 0 ? 0 : performance.now() - oldest;
  }
}
