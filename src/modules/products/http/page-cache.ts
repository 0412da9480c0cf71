import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { weakEtag } from '@/shared/http/etag';

const CACHE_BYTES = 96 * 1024 * 1024;
const GZIP_LEVEL = 4;
/** Calls that are remembered as asked for: some hundred bytes each. */
const MOST_ASKED = 16_384;

/** A finished answer: its bytes, validator and, once somebody asked for it, its compressed form. */
export class FinishedAnswer {
  private compressed: Promise<Buffer> | undefined;

  constructor(
    readonly body: Buffer,
    readonly etag: string,
    readonly headers: Readonly<Record<string, string>>,
    readonly version: number,
  ) {}

  /** The gzip form, made once, off the event loop. */
  gzipped(): Promise<Buffer> {
    this.compressed ??= new Promise((resolve, reject) => {
      gzip(this.body, { level: GZIP_LEVEL }, (error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
    return this.compressed;
  }
}

/**
 * Finished answers by account and query, good as long as the snapshot has the version they were made from. The key always
 * contains the account: nobody is answered with another's prices (reliability A7).
 *
 * Kept is what is asked for a second time: whoever reads a whole catalog asks for each page once, and would push out what others
 * ask for again and again. What is dropped at once costs the collector nothing; what has been kept for a while, a look at everything that lives.
 */
export class PageCache {
  private readonly answers = new LRUCache<string, FinishedAnswer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (answer) => 300 + answer.body.length + (answer.body.length >> 2),
  });
  private readonly asked = new LRUCache<string, true>({ max: MOST_ASKED });
  private readonly identities = new WeakMap<object, number>();
  private lastIdentity = 0;

  get(key: string, version: number): FinishedAnswer | undefined {
    const answer = this.answers.get(key);
    return answer?.version === version ? answer : undefined;
  }

  /** Finishes an answer, and keeps it where the same was asked for before, whatever the catalog was then. */
  put(
    key: string,
    scope: string,
    body: Buffer,
    headers: Readonly<Record<string, string>>,
    version: number,
  ): FinishedAnswer {
    const answer = new FinishedAnswer(body, weakEtag(body, scope), headers, version);
    if (this.asked.get(key)) this.answers.set(key, answer);
    else this.asked.set(key, true);
    return answer;
  }

  /** A number for an object that is replaced, never changed (an account, a validated query): part of keys. */
  identity(object: object): number {
    const known = this.identities.get(object);
    if (known !== undefined) return known;
    this.lastIdentity++;
    this.identities.set(object, this.lastIdentity);
    return this.lastIdentity;
  }
}
