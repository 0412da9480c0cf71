import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { rm, statfs } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { workerNumber } from '@/config/sweeping-worker';
import type { TextIndex } from '@/modules/products/domain/text/text-index';
import type { Derived } from '@/modules/products/snapshot/derived/derived-format';
import { DerivedReader } from '@/modules/products/snapshot/derived/derived-reader';
import { derivedFile, type WrittenProduct } from '@/modules/products/snapshot/derived/derived-writer';
import { codeDigest } from '@/shared/files/code-digest';
import type { ProductStore } from '@/modules/products/snapshot/product-store';
import { sqlitePath } from '@/shared/database/connections/data-source-options';
import { writeWhole } from '@/shared/files/private-file';
import { TurnsBehindRequests } from '@/shared/kernel/turns';
import { DIGEST_BYTES, sourceDigest } from '@/shared/files/source-digest';
import { SourceDigests } from '@/shared/files/source-digests';
import { reasonOf } from '@/shared/logging/describe-error';

/** The file is written anew when at least this share of the products is missing in it or was derived from something else. */
const LEAST_ANEW = 0.05;
const LOOK_EVERY_MS = 5000;
/** A process that was busy for less than this share of the time counts as idle. */
const AT_REST = 0.25;
/** A process that is never idle writes after this many looks all the same: five minutes. */
const MOST_LOOKS = 60;
/** What is left free on the disk, for each product that is written: twice what it takes. */
const BYTES_A_PRODUCT = 1024;
/** Where the code of the service is, sources or built. */
const CODE = resolve(__dirname, '..', '..');
const NOBODYS_DIGEST = new Uint8Array(DIGEST_BYTES);
const NOTHING = new Uint8Array(0);

/** Where what is derived from products is held: their packed texts, and the terms they are found by. */
export interface DerivedInto {
  readonly store: ProductStore;
  readonly index: TextIndex;
}

/** Something that another module derives from products, kept in the same file. */
export interface DerivedBeside {
  /** Takes back what packed() gave for this product before; the bytes are good only during the call. */
  recall(slot: number, bytes: Uint8Array): void;
  /** Called when a slot gets another product, or its product other texts. */
  forget(slot: number): void;
  /** What is derived from the product at the slot. Empty when nothing is yet, or when it does not depend on this product alone. */
  packed(slot: number): Uint8Array;
}

/**
 * Keeps what is costly to derive from products (packed texts and terms) in a file from one start to the next (ADR 88). An entry is found
 * by a digest of all it was derived from, so it can only be what deriving anew would give. Whatever is wrong with the file, products are
 * derived as without it.
 */
@Injectable()
export class DerivedWork implements BeforeApplicationShutdown {
  private readonly logger = new Logger(DerivedWork.name);
  /** Undefined when no file is to be kept. */
  private readonly path: string | undefined;
  private readonly leastProducts: number;
  private readonly writes = workerNumber() === 1;
  private code: string | undefined;
  private reader: DerivedReader | undefined;
  private dictionaries = 0;
  private digests: SourceDigests | undefined;
  private digest: Uint8Array = NOBODYS_DIGEST;
  private beside: DerivedBeside | undefined;
  private besideSettled = (): Promise<void> => Promise.resolve();
  private recalled: Uint8Array = NOTHING;
  private taken = 0;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;
  private stopped = false;

  constructor(@Inject(APP_CONFIG) { database, catalogFile }: AppConfig) {
    this.leastProducts = catalogFile.from;
    this.path = catalogFile.from === 0 ? undefined : pathOf(database, catalogFile.folder);
  }

  /** Lets another module keep what it derives in the file too, once it has `settled`. To be called before anything is loaded. */
  register(beside: DerivedBeside, settled: () => Promise<void>): void {
    this.beside = beside;
    this.besideSettled = settled;
  }

  /**
   * To be called before the first of `products` products is loaded: opens the file, and gives store and index the dictionaries and terms
   * that its entries refer to.
   */
  begin({ store, index }: DerivedInto, products: number): void {
    if (this.path === undefined || products < this.leastProducts || store.size > 0) return;
    this.reader = this.open(this.path);
    if (this.writes) this.digests = new SourceDigests();
    if (!this.reader) return;
    this.dictionaries = this.reader.dictionaries.length;
    store.fragments.takeOver(this.reader.dictionaries);
    index.takeTermsOver(this.reader.terms);
  }

  /** The derived form of a product, when the file has it of this source. While products are loaded they come by ascending id. */
  recall(id: number, source: () => string): Derived | undefined {
    this.recalled = NOTHING;
    if (!this.reader && !this.digests) return undefined;
    this.digest = sourceDigest(source());
    const derived = this.reader && this.find(this.reader, id);
    if (!derived) return undefined;
    this.taken++;
    this.recalled = derived.beside;
    return derived;
  }

  /** Tells the slot of the product that recall() was asked for, once everything derived from it is there. */
  note(slot: number): void {
    this.digests?.put(slot, this.digest);
    if (this.recalled.length > 0) this.beside?.recall(slot, this.recalled);
  }

  /** To be called before anything of a slot changes: should the change fail halfway, what is there then is not kept. */
  forget(slot: number): void {
    this.digests?.put(slot, NOBODYS_DIGEST);
    this.beside?.forget(slot);
  }

  /** To be called after the last product of a start: writes the file anew at some quiet moment, if that is worth it. */
  settle(into: DerivedInto): void {
    this.reader?.close();
    this.reader = undefined;
    const { size } = into.store;
    if (this.taken > 0) this.logger.log(`${this.taken} of ${size} products were in the file of derived ones`);
    if (!this.digests) return;
    if (size - this.taken < size * LEAST_ANEW) this.digests = undefined;
    else this.look(into);
  }

  /** Writes the file now, if there is something to write. Never throws; requests go first. */
  write(into: DerivedInto): Promise<void> {
    this.writing ??= this.tryToWrite(into);
    return this.writing;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.writing;
  }

  private open(path: string): DerivedReader | undefined {
    try {
      return new DerivedReader(path, this.ownCode());
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.refuse(error);
      return undefined;
    }
  }

  private find(reader: DerivedReader, id: number): Derived | undefined {
    try {
      const derived = reader.find(id, this.digest);
      return derived && (derived.texts[0] ?? Infinity) < this.dictionaries ? derived : undefined;
    } catch (error) {
      this.refuse(error);
      reader.close();
      this.reader = undefined;
      return undefined;
    }
  }

  private refuse(error: unknown): void {
    this.logger.warn(`the file of derived products is not used, the start takes longer: ${reasonOf(error)}`);
  }

  /** Writes as soon as the process has nothing else to do. */
  private look(into: DerivedInto, looks = 1): void {
    const before = performance.eventLoopUtilization();
    this.timer = setTimeout(() => {
      const rests = performance.eventLoopUtilization(before).utilization < AT_REST;
      if (rests || looks === MOST_LOOKS) void this.write(into);
      else this.look(into, looks + 1);
    }, LOOK_EVERY_MS);
    this.timer.unref();
  }

  private async tryToWrite(into: DerivedInto): Promise<void> {
    const { path, digests } = this;
    clearTimeout(this.timer);
    if (path === undefined || digests === undefined) return;
    await this.besideSettled();
    // A number of a term means the same until all lists are written down.
    into.index.reusesTerms = false;
    try {
      await assertRoom(dirname(path), into.store.size * BYTES_A_PRODUCT);
      const { bytes } = await writeWhole(path, this.pieces(into, digests));
      this.logger.log(
        `${into.store.size} derived products in a file of ${Math.round(bytes / 1_000_000)} MB for the next start`,
      );
    } catch (error) {
      await rm(`${path}.part`, { force: true }).catch(() => undefined);
      if (!this.stopped) this.logger.warn(`the file of derived products can't be written: ${reasonOf(error)}`);
    } finally {
      into.index.reusesTerms = true;
      this.digests = undefined;
    }
  }

  private async *pieces(into: DerivedInto, digests: SourceDigests): AsyncGenerator<Uint8Array> {
    const { store, index } = into;
    const turns = new TurnsBehindRequests();
    const pieces = derivedFile({
      code: this.ownCode(),
      dictionaries: [...store.fragments.known],
      terms: [...index.termTexts],
      products: products(into, digests, this.beside),
    });
    for (const piece of pieces) {
      if (piece.length > 0) yield piece;
      if (!turns.over) continue;
      await turns.next();
      if (this.stopped) throw new Error('the service ends');
    }
  }

  private ownCode(): string {
    return (this.code ??= codeDigest(CODE));
  }
}

/** Each as it is when it is asked for. */
function* products(
  { store, index }: DerivedInto,
  digests: SourceDigests,
  beside: DerivedBeside | undefined,
): Generator<WrittenProduct | undefined> {
  for (const slot of store.idOrder.slots()) {
    const digest = digests.of(slot);
    const texts = store.fragments.packed(slot);
    yield (
      digest && {
        ...{ id: store.idOf(slot), digest, texts, terms: index.packed(slot) },
        beside: beside?.packed(slot) ?? NOTHING,
      }
    );
  }
}

/** A file for each database: beside that of SQLite, else in the folder; undefined without one. */
function pathOf({ dialect, url }: AppConfig['database'], folder: string | undefined): string | undefined {
  if (dialect === 'mysql') return folder && join(folder, `${new URL(url).pathname.slice(1)}.derived`);
  const database = sqlitePath(url);
  return database === ':memory:' ? undefined : join(folder ?? dirname(database), `${basename(database)}.derived`);
}

/** Throws when the disk would be nearly full of so many bytes. */
async function assertRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes) throw new Error('too little room on the disk');
}
