import { FileStorage } from '@/shared/files/file-storage';

/** Where XML and PDF of invoices are kept: `STORAGE_DIR/cfdi/<2 hex>/<64 hex>` (Beyond 5.1). */
export class InvoiceDocumentStorage extends FileStorage {
  constructor(folder: string) {
    super(folder, true);
  }
}
