import { Injectable, Logger } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WordSet } from '@/modules/ai-search/domain/words/word-set';

const MOST_WORDS = 700_000;
/** Other work gets its turn after so many bytes: about a millisecond. */
const BYTES_PER_TURN = 128 * 1024;

/** The ordinary words of Spanish, in all their forms, without accents: what is one of them is no slip. Read in the background, 4 MB. */
@Injectable()
export class SpanishWords {
  private readonly logger = new Logger(SpanishWords.name);
  private begun: Promise<void> | undefined;
  private words: WordSet | undefined;

  /** Reads the words in the background, once; resolves when they are there, or can't be had: without them more words are put right. */
  there(): Promise<void> {
    this.begun ??= this.read().catch((error: unknown) => {
      this.logger.warn(`no list of Spanish words: ${String(error)}`);
    });
    return this.begun;
  }

  private async read(): Promise<void> {
    const bytes = await readFile(require.resolve('an-array-of-spanish-words/index.json'));
    const words = new WordSet(MOST_WORDS);
    for (let start = 0, end = 0; end < bytes.length;) {
      end = Math.min(end + BYTES_PER_TURN, bytes.length);
      start = words.addRuns(bytes, start, end);
      await nextTurn();
    }
    this.words = words;
  }

  /** Whether the folded word is an ordinary one; false before the words are there. */
  has(word: string): boolean {
    return this.words?.has(word) === true;
  }
}
