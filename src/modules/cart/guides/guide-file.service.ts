import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { CartAttachment, KeptAttachment } from '@/modules/cart/orders/cart-attachment';
import { spelledFolios } from '@/modules/cart/orders/domain/folio';
import type { AcceptedGuide, GuideFile, StoredGuide } from '@/modules/cart/guides/domain/guide-file';
import type { GuideFlaw } from '@/modules/cart/guides/domain/guide-format';
import { cleanOriginalName } from '@/modules/cart/guides/domain/original-name';
import { inspectGuide } from '@/modules/cart/guides/content/guide-content';
import { GuideStorage } from '@/modules/cart/guides/guide-storage';
import { systemCode } from '@/shared/files/file-storage';
import { GuideFileRepository } from '@/modules/cart/guides/persistence/guide-file.repository';
import { Clock } from '@/shared/kernel/clock';
import { Database, type Transaction } from '@/shared/database/database';
import { DomainError } from '@/shared/kernel/domain-error';

/** A full disk is not emptied within a second. */
const RETRY_AFTER_SECONDS = 30;

/** What looking at a sent file came to. */
export type GuideAcceptance =
  { readonly accepted: true; readonly guide: AcceptedGuide } | { readonly accepted: false; readonly flaw: GuideFlaw };

/** A guide found for download. The caller closes the handle. */
export interface OpenedGuide {
  readonly guide: GuideFile;
  readonly file: FileHandle;
}

/**
 * Guide files from the bytes a client sent to the row that names them. The order is always: accept, store (the file is
 * on the disk), attach in a transaction. A crash in between leaves a file no row names, which the sweeper removes.
 */
@Injectable()
export class GuideFileService {
  constructor(
    private readonly storage: GuideStorage,
    private readonly rows: GuideFileRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Judges a file by name and content (Contract 4.5 `pdf_guia`, Decisions 10); writes nothing. */
  async accept(sentName: string, content: Buffer): Promise<GuideAcceptance> {
    if (sentName.includes('\0')) return { accepted: false, flaw: 'name_not_accepted' };
    const originalName = cleanOriginalName(sentName);
    const outcome = await inspectGuide(originalName, content);
    if (!outcome.accepted) return outcome;
    return { accepted: true, guide: { originalName, format: outcome.format, content } };
  }

  /**
   * Puts an accepted file on the disk, durably, before the transaction that attaches it. After a refusal that is no exception, `discard` it; after an exception leave it to the sweeper,
   * for the transaction may have been committed all the same. Throws `unavailable` when the disk does not take it.
   */
  async store({ originalName, format, content }: AcceptedGuide): Promise<StoredGuide> {
    try {
      return { ...(await this.storage.put(content)), originalName, format };
    } catch (error) {
      throw new DomainError(
        'unavailable',
        'almacenamiento_no_disponible',
        `guide not stored: ${systemCode(error) ?? 'unknown'}`,
        { retryAfterSeconds: RETRY_AFTER_SECONDS },
      );
    }
  }

  /** An accepted file as a cart takes it along. */
  attachment(guide: AcceptedGuide): CartAttachment {
    return {
      fingerprint: () => createHash('sha256').update(guide.content).digest('hex'),
      keep: async () => this.kept(await this.store(guide)),
    };
  }

  private kept(stored: StoredGuide): KeptAttachment {
    return {
      attach: async (transaction, { folio, accountId, storedAt }) => {
        await this.rows.attach(transaction, { ...stored, folio, accountId, storedAt: storedAt.getTime() });
      },
      discard: () => this.discard(stored.storageName),
    };
  }

  /** Removes a stored file that was not attached, or is not any more. Failing is no harm: the sweeper comes later. */
  async discard(storageName: string): Promise<void> {
    await this.storage.remove(storageName).catch(() => undefined);
  }

  /**
   * Stores a file and attaches it to an order or quote that exists, in place of an earlier one. `hold`: looks at the order in the
   * transaction, and throws when it takes no guide any more; the file is the sweeper's then.
   */
  async attachTo(
    folio: string,
    accountId: number,
    accepted: AcceptedGuide,
    hold: (transaction: Transaction) => Promise<void> = () => Promise.resolve(),
  ): Promise<GuideFile> {
    const stored = await this.store(accepted);
    const guide = { ...stored, accountId, folio, storedAt: this.clock.now().getTime() };
    const replaced = await this.database.write(async (manager) => {
      await hold(manager);
      return this.rows.attach(manager, guide);
    });
    if (replaced !== undefined) await this.discard(replaced);
    return guide;
  }

  /** Opens the guide of a folio, as a path may spell it, for reading; undefined when there is none. */
  async open(folio: string): Promise<OpenedGuide | undefined> {
    for (const plain of spelledFolios(folio)) {
      const opened = (await this.openOnce(plain)) ?? (await this.openOnce(plain));
      if (opened) return opened;
    }
    return undefined;
  }

  /** A file replaced between reading its row and opening it is found on the second look. */
  private async openOnce(folio: string): Promise<OpenedGuide | undefined> {
    const guide = await this.rows.findByFolio(folio);
    const file = guide && (await this.storage.open(guide.storageName));
    return guide && file && { guide, file };
  }
}
