import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { loadConfig } from '@/config/app-config';
import { Lexicon } from '@/modules/ai-search/domain/words/lexicon';
import { THESAURUS } from '@/modules/ai-search/domain/words/thesaurus-data';
import { ThesaurusFile } from '@/modules/ai-search/thesaurus-file.service';

describe('ThesaurusFile', () => {
  let folder: string;
  const read = async (): Promise<ThesaurusFile> => {
    const file = new ThesaurusFile(loadConfig({ STORAGE_DIR: join(folder, 'files') }));
    await file.onModuleInit();
    return file;
  };

  beforeAll(() => {
    Logger.overrideLogger(false);
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mostrador-thesaurus-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is empty without a file', async () => {
    expect((await read()).entries()).toEqual([]);
  });

  it('adds phrases that win over the built-in ones', async () => {
    await writeFile(
      join(folder, 'thesaurus.json'),
      JSON.stringify([{ say: 'ojo de aguila|bala', find: 'ptz', trait: true }]),
    );
    const entries = (await read()).entries();
    const lexicon = new Lexicon([...entries, ...THESAURUS], { brands: [], branches: [], categories: [] });
    for (const phrase of ['ojo de aguila', 'balas']) {
      const tokens = phrase.split(' ').map((text) => ({ text, kind: 'word' as const, joined: false }));
      expect(lexicon.thesaurus.find(tokens, 0)?.value).toEqual({
        alternatives: [{ words: ['ptz'], factor: 1 }],
        trait: true,
      });
    }
  });

  it.each(['{', '[{"find": "x"}]', '[{"say": ""}]', '{}', '[1]'])(
    'leaves out what cannot be used: %s',
    async (text) => {
      await writeFile(join(folder, 'thesaurus.json'), text);
      expect((await read()).entries()).toEqual([]);
    },
  );
});
