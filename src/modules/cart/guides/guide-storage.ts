import { FileStorage } from '@/shared/files/file-storage';

/** Where guide files are kept: `STORAGE_DIR/guides`. */
export class GuideStorage extends FileStorage {}
