import type { INestApplication } from '@nestjs/common';
import { judgedCatalog, loadJudged } from '@/../bench/ai/judged/load';
import { brokenIds } from '@/../bench/ai/judged/score';
import { bySentence, startJudgedWorld, type JudgedWorld } from '@/../bench/ai/judged-worlds';
import { TRAIT_WAYS } from '@/modules/ai-search/domain/traits/trait-ways-data';

const CATALOGS = ['demo', 'revuelto', 'mayoreo'] as const;
const THINGS = ['camara', 'switch', 'cable', 'sirena', 'cerradura', 'ups', 'radio', 'detector de humo'];
const DENIALS = ['sin', 'que no tenga', 'nada de', 'without'];

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

describe.each(CATALOGS)('conditions that are said, over the catalog %s', (catalog) => {
  let world: JudgedWorld;
  let app: INestApplication;
  let find: (text: string) => Promise<readonly number[]>;

  beforeAll(async () => {
    world = await startJudgedWorld(catalog);
    ({ app } = world);
    const search = bySentence(world);
    find = async (text) => {
      const answer = await search(text);
      return 'ids' in answer ? answer.ids : answer;
    };
  });
  afterAll(() => app.close());

  it('no answer breaks one', async () => {
    const wrong: string[] = [];
    for (const query of loadJudged('constraints').filter((one) => one.catalog === catalog)) {
      const broken = brokenIds(await find(query.text), query);
      if (broken.length > 0) wrong.push(`${query.text}: ${broken.join(' ')}`);
    }
    expect(wrong).toEqual([]);
    expect(judgedCatalog(catalog).items.length).toBeGreaterThan(1000);
  });

  it('what is left out is in no answer, whatever it is and however it is said', async () => {
    const texts = new Map(world.texts.map(({ id, title, features }) => [id, fold([title, ...features].join(' | '))]));
    const asked = TRAIT_WAYS.flatMap((trait, place) =>
      THINGS.map((thing) => ({
        trait,
        text: `${thing} ${DENIALS[place % DENIALS.length] ?? ''} ${firstOf(trait.say)}`,
      })),
    );
    const wrong: string[] = [];
    let answers = 0;
    for (const { trait, text } of asked) {
      const found = (await find(text)).map((id) => texts.get(id) ?? '');
      answers += found.length;
      wrong.push(...found.filter((own) => tells(trait.ways, own)).map((own) => `${text}: ${own}`));
    }
    expect(wrong).toEqual([]);
    expect(answers).toBeGreaterThan(1000);
  });
});

function firstOf(phrases: string): string {
  return phrases.split('|')[0] ?? '';
}

/** Whether a product's text has one of the words, and denies nothing. */
function tells(ways: string, text: string): boolean {
  const words = ways.split('|').filter((way) => /^[a-z]{4,}$/.test(way));
  return words.length > 0 && new RegExp(`\\b(${words.join('|')})\\b`).test(text) && !/\b(sin|no|ni)\b/.test(text);
}
