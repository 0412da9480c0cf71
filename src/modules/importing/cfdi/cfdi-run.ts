import { readDocument } from '@/modules/importing/cfdi/document-bytes';
import type { DocumentFile, DocumentFiles } from '@/modules/importing/cfdi/document-files';
import { noCounts, type FileSummary, type LineCounts, type LoadReporter } from '@/modules/importing/load/load-summary';
import { UnreadableFileError } from '@/modules/importing/source/source-line';
import type { InvoiceFollower } from '@/modules/importing/follow/invoice-follower.service';
import type { RehearsedInvoices } from '@/modules/invoices/documents/domain/rehearsed-invoices';
import type { DocumentVerdict, InvoiceDocumentJudge } from '@/modules/invoices/invoice-document-judge.service';
import {
  sha256Of,
  type ArrivedDocument,
  type InvoiceDocumentsLoadService,
  type KeepOptions,
} from '@/modules/invoices/invoice-documents-load.service';

/** The entity of invoice documents in summaries and recorded runs. */
export const CFDI_ENTITY = 'cfdi';

/** Names judged before their files are kept: a PDF and an XML of one invoice among them make one event. */
const NAMES_AT_ONCE = 100;
/** The field that problems of a whole file are reported under. */
const WHOLE_FILE = 'archivo';

export interface CfdiOptions {
  readonly replace?: boolean;
  readonly dryRun?: boolean;
  /** Of a dry run: what its other files would have written before. */
  readonly rehearsed?: RehearsedInvoices;
  /** Makes no events. */
  readonly withoutEvents?: boolean;
  /** Ends the run after the files at hand. */
  readonly signal?: AbortSignal;
  /** Called when files are committed. */
  readonly afterFile?: () => Promise<void>;
}

type Invoice = Extract<DocumentVerdict, { invoice: unknown }>['invoice'];

/** A file that belongs to an invoice. */
interface GoodFile extends ArrivedDocument {
  readonly name: string;
}

interface InvoiceFiles {
  readonly invoice: Invoice;
  readonly files: GoodFile[];
}

/** One load of XML and PDF files (Beyond 5.1). Refused files are told and left where they are. */
export class CfdiRun {
  private readonly counts: LineCounts = noCounts();
  private readonly keeping: KeepOptions;
  private good = new Map<number, InvoiceFiles>();
  unreadable = 0;

  constructor(
    private readonly judge: InvoiceDocumentJudge,
    private readonly documents: InvoiceDocumentsLoadService,
    private readonly options: CfdiOptions,
    private readonly reporter: LoadReporter,
    follower: InvoiceFollower,
  ) {
    this.keeping = {
      replace: options.replace ?? false,
      rehearsal: options.dryRun ? new Map() : undefined,
      silent: options.withoutEvents ?? false,
      follow: (transaction, invoice) => follower.touchOrders(transaction, [invoice]),
    };
  }

  get interrupted(): boolean {
    return this.options.signal?.aborted ?? false;
  }

  /** Loads the files; `name` is what they are called together. */
  async load(name: string, found: readonly DocumentFiles[]): Promise<FileSummary> {
    const bytes = found.reduce((sum, { files }) => sum + files.length, 0);
    this.reporter.fileStarted(name);
    for (let from = 0; from < found.length && !this.interrupted; from += NAMES_AT_ONCE) {
      for (const documents of found.slice(from, from + NAMES_AT_ONCE)) await this.judgeNamed(documents);
      await this.keepGood();
      const lines = this.counts.read;
      this.reporter.progress({ file: name, lines, bytesRead: lines, bytes });
      await this.options.afterFile?.();
    }
    const summary = { file: name, entity: CFDI_ENTITY, ...this.counts, withdrawn: 0 };
    this.reporter.fileDone(summary);
    await this.options.afterFile?.();
    return summary;
  }

  private async judgeNamed({ base, files, siblings }: DocumentFiles): Promise<void> {
    const { rehearsed } = this.options;
    const xml: (Invoice | undefined)[] = [];
    for (const file of siblings) xml.push(await this.judgeXml(file, false));
    for (const file of files) if (file.kind === 'xml') xml.push(await this.judgeXml(file, true));
    for (const file of files)
      if (file.kind === 'pdf')
        await this.judged(file, true, (content) => this.judge.pdf(content, base, xml, rehearsed));
  }

  private judgeXml(file: DocumentFile, asked: boolean): Promise<Invoice | undefined> {
    return this.judged(file, asked, (content) => this.judge.xml(content, this.options.rehearsed));
  }

  /** The invoice of a file, which is remembered as good when it was asked for; undefined when it is refused. */
  private async judged(
    file: DocumentFile,
    asked: boolean,
    judge: (content: Buffer) => Promise<DocumentVerdict>,
  ): Promise<Invoice | undefined> {
    try {
      const content = await readDocument(file, (bytes) => this.judge.tooLarge(file.kind, bytes));
      const verdict = typeof content === 'string' ? { problem: content } : await judge(content);
      if (asked) this.counts.read++;
      if ('problem' in verdict) {
        if (asked) this.refuse(file.name, verdict.problem);
        return undefined;
      }
      if (asked && typeof content !== 'string') this.remember(verdict.invoice, file, sha256Of(content));
      return verdict.invoice;
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      this.unreadable++;
      this.reporter.unreadable(file.name, error.message);
      return undefined;
    }
  }

  private remember(invoice: Invoice, file: DocumentFile, sha256: string): void {
    const { name, kind } = file;
    const read = async (): Promise<Buffer> => {
      const content = await readDocument(file, (bytes) => this.judge.tooLarge(kind, bytes));
      return typeof content === 'string' ? Buffer.alloc(0) : content;
    };
    const known = this.good.get(invoice.id) ?? { invoice, files: [] };
    known.files.push({ name, kind, sha256, read });
    this.good.set(invoice.id, known);
  }

  private async keepGood(): Promise<void> {
    const good = this.good;
    this.good = new Map();
    for (const { invoice, files } of good.values()) {
      const arrivals = await this.documents.keep(invoice, files, this.keeping);
      arrivals.forEach((arrival, at) => {
        if (typeof arrival === 'string') this.counts[arrival]++;
        else this.refuse(files[at]?.name ?? '', arrival.problem);
      });
    }
  }

  private refuse(file: string, text: string): void {
    this.counts.refused++;
    this.reporter.problem({ file, line: 0, field: WHOLE_FILE, text });
  }
}
