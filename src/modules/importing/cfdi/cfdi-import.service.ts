import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import { CfdiRun, type CfdiOptions } from '@/modules/importing/cfdi/cfdi-run';
import { findDocuments } from '@/modules/importing/cfdi/document-files';
import { InvoiceFollower } from '@/modules/importing/follow/invoice-follower.service';
import type { ImportSummary, LoadReporter } from '@/modules/importing/load/load-summary';
import { UnreadableFileError } from '@/modules/importing/source/source-line';
import { InvoiceDocumentJudge } from '@/modules/invoices/invoice-document-judge.service';
import { InvoiceDocumentsLoadService } from '@/modules/invoices/invoice-documents-load.service';
import { diskCode } from '@/shared/files/file-storage';

/** The folder can be read, and there is nothing in it to load. */
export class NoDocumentsError extends UnreadableFileError {}

/** Loads XML and PDF files of invoices (Beyond 5.1). */
@Injectable()
export class CfdiImport {
  constructor(
    private readonly judge: InvoiceDocumentJudge,
    private readonly documents: InvoiceDocumentsLoadService,
    private readonly follower: InvoiceFollower,
  ) {}

  /**
   * Loads a file, or a folder's files at any depth. Throws UnreadableFileError when there is nothing to load.
   *
   * @param prefix what names of files in messages begin with
   */
  async path(path: string, options: CfdiOptions, reporter: LoadReporter, prefix = ''): Promise<ImportSummary> {
    const start = performance.now();
    const { documents, ignored } = await findDocuments(path, prefix);
    for (const name of ignored) reporter.warning(`${name}: no se carga; no es un .xml ni un .pdf`);
    if (documents.length === 0) throw new NoDocumentsError(`${path}: no hay ningún .xml ni .pdf`);
    const run = new CfdiRun(this.judge, this.documents, options, reporter, this.follower);
    const summary = await run.load(basename(path), documents).catch(explainDisk);
    const { read, created, changed, unchanged, refused, withdrawn } = summary;
    return {
      files: [summary],
      ...{ read, created, changed, unchanged, refused, withdrawn },
      seconds: Math.round((performance.now() - start) / 10) / 100,
      unreadable: run.unreadable,
      refusedFiles: 0,
      interrupted: run.interrupted,
    };
  }
}

/** The folder of the documents is the operator's to mend. */
function explainDisk(error: unknown): never {
  const code = diskCode(error);
  if (code === undefined) throw error;
  throw new Error(`no se pudo guardar en STORAGE_DIR/cfdi (${code}); lo contado antes quedó guardado`);
}
