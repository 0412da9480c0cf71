import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { StoredDocument } from '@/modules/invoices/documents/domain/invoice-document';
import { InvoiceDocumentStorage } from '@/modules/invoices/documents/invoice-document-storage';
import type { StoredFile } from '@/shared/files/file-storage';

type FileFacts = Pick<StoredDocument, 'storageName' | 'bytes' | 'sha256'>;

/** What opening a document came to: a handle at its start, which the caller closes; why there is none. */
export type OpenedDocument = FileHandle | 'missing' | 'damaged';

/** The files of invoice documents, held against what was recorded of them. */
@Injectable()
export class InvoiceDocumentFiles {
  constructor(private readonly storage: InvoiceDocumentStorage) {}

  /** Writes a file, durably. Rejects with the system's error when the disk does not take it. */
  put(bytes: Uint8Array): Promise<StoredFile> {
    return this.storage.put(bytes);
  }

  /** Opens a file when its bytes are still those that were stored: compared before the first of them is used (Beyond 5.3). */
  async open({ storageName, bytes, sha256 }: FileFacts): Promise<OpenedDocument> {
    const file = await this.storage.open(storageName);
    if (!file) return 'missing';
    try {
      if ((await file.stat()).size === bytes && (await digest(file)) === sha256) return file;
    } catch (error) {
      await file.close();
      throw error;
    }
    await file.close();
    return 'damaged';
  }

  async isIntact(facts: FileFacts): Promise<boolean> {
    const opened = await this.open(facts);
    if (typeof opened === 'string') return false;
    await opened.close();
    return true;
  }

  /** Removes a file that no row names. Failing is no harm: the sweeper comes later. */
  async discard(storageName: string): Promise<void> {
    await this.storage.remove(storageName).catch(() => undefined);
  }
}

async function digest(file: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Buffer>)
    hash.update(chunk);
  return hash.digest('hex');
}
