import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  decodeCursor,
  encodeCursor,
  type CursorOwner,
  type CursorReading,
  type Place,
} from '@/shared/cursor/cursor-codec';
import { ServiceState } from '@/shared/database/starts/service-state';
import { Clock } from '@/shared/kernel/clock';
import { SecretPepper } from '@/shared/secrets/secret-pepper';

/** The installation's name in every cursor; a new one makes all cursors of before `cursor_vencido` (Beyond 1.4). */
export const FEED_ID = 'feed_id';

/** A new `feed_id` given by an operator is seen by every process after at most this long. */
const REMEMBER_MS = 1000;

/**
 * The cursors of one call: all it reads and writes belongs to the installation as it was named when the call came. When the operator
 * resets the feed while a call waits, the call must not carry an old place into a cursor that is valid afterwards.
 */
export class CallCursors {
  constructor(
    private readonly feedId: string,
    private readonly key: Buffer,
    readonly owner: CursorOwner,
  ) {}

  /** The cursor of a place: at most 512 characters, the same for the same place. */
  write(place: Place): string {
    return encodeCursor(this.feedId, this.key, this.owner, place);
  }

  /** The place of a cursor, or why it is none: `foreign` is to be answered with 410, `invalid` with 400. */
  read(text: string): CursorReading {
    return decodeCursor(this.feedId, this.key, this.owner, text);
  }
}

/** Cursors of this installation (Beyond 0). */
@Injectable()
export class Cursors {
  private key: Buffer | undefined;
  private feedId = '';
  private knownUntil = -Infinity;

  constructor(
    private readonly state: ServiceState,
    private readonly pepper: SecretPepper,
    private readonly clock: Clock,
  ) {}

  /** The cursors of a call. To be asked for before the call reads anything. */
  async ofCall(owner: CursorOwner): Promise<CallCursors> {
    return new CallCursors(await this.currentFeedId(), await this.cursorKey(), owner);
  }

  private async cursorKey(): Promise<Buffer> {
    this.key ??= await this.pepper.keyFor('cursor');
    return this.key;
  }

  private async currentFeedId(): Promise<string> {
    const now = this.clock.now().getTime();
    // A clock that was put back remembers no longer than one that wasn't.
    if (now >= this.knownUntil || now < this.knownUntil - REMEMBER_MS) {
      this.feedId = await this.state.getOrKeep(FEED_ID, newFeedId());
      this.knownUntil = now + REMEMBER_MS;
    }
    return this.feedId;
  }
}

/** A name no other installation has. */
export function newFeedId(): string {
  return randomBytes(12).toString('base64url');
}
