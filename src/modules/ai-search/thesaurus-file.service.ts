import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import type { ThesaurusEntry } from '@/modules/ai-search/domain/words/thesaurus-entry';
import { reasonOf } from '@/shared/logging/describe-error';

const FILE = 'thesaurus.json';
const TEXT = z.string().min(1).max(2000);
const ENTRIES = z
  .array(z.object({ say: TEXT, find: TEXT.optional(), also: TEXT.optional(), trait: z.boolean().optional() }))
  .max(10_000);

/**
 * The operator's own words of the trade: `thesaurus.json` in the folder that holds the storage folder (`./data` unless told otherwise). Read at
 * start; its phrases win over the built-in ones. A file that can't be used is reported and left out: the search goes on without it.
 */
@Injectable()
export class ThesaurusFile implements OnModuleInit {
  private readonly logger = new Logger(ThesaurusFile.name);
  private read: readonly ThesaurusEntry[] = [];

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  entries(): readonly ThesaurusEntry[] {
    return this.read;
  }

  async onModuleInit(): Promise<void> {
    const path = join(dirname(resolve(this.config.storageDir)), FILE);
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined) return;
    try {
      this.read = ENTRIES.parse(JSON.parse(text)).map(({ say, find, also, trait }) => ({
        say,
        ...(find && { find }),
        ...(also && { also }),
        ...(trait && { trait }),
      }));
      this.logger.log(`${this.read.length} entries of ${FILE}`);
    } catch (error) {
      this.logger.warn(`${FILE} is left out: ${reasonOf(error)}`);
    }
  }
}
