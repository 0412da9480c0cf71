import { Injectable } from '@nestjs/common';
import { CatalogService } from '@/modules/catalog/catalog.service';
import { Lexicon } from '@/modules/ai-search/domain/words/lexicon';
import { THESAURUS } from '@/modules/ai-search/domain/words/thesaurus-data';
import { KindsService } from '@/modules/ai-search/kinds.service';
import { SpanishWords } from '@/modules/ai-search/spanish-words.service';
import { ThesaurusFile } from '@/modules/ai-search/thesaurus-file.service';
import { BranchDirectory } from '@/modules/support-catalogs/branch-directory.service';

/** The words that the parser knows, in step with the catalog's brands, categories and branches and the operator's thesaurus. */
@Injectable()
export class LexiconService {
  private lexicon: Lexicon | undefined;
  private madeOf: readonly unknown[] = [];

  constructor(
    private readonly catalog: CatalogService,
    private readonly branches: BranchDirectory,
    private readonly file: ThesaurusFile,
    private readonly kinds: KindsService,
    private readonly words: SpanishWords,
  ) {}

  /** The lexicon of now: made anew when brands, categories, branches or the operator's file are others than when it was made. */
  current(): Lexicon {
    const brands = this.catalog.brands();
    const branches = this.branches.all();
    const tree = this.catalog.categories();
    const madeOf = [this.file.entries(), this.kinds.ready, tree, ...brands, ...branches];
    if (this.lexicon && isSame(madeOf, this.madeOf)) return this.lexicon;
    this.madeOf = madeOf;
    this.lexicon = new Lexicon([...this.file.entries(), ...THESAURUS], {
      brands,
      branches,
      categories: [...tree.all()].filter(({ level }) => level > 0),
      kindWords: this.kinds.words(),
      isSpanish: (word) => this.words.has(word),
      isOrdinary: (word) => this.words.has(word) || this.kinds.knows(word),
    });
    return this.lexicon;
  }
}

/** Brands and branches are replaced, never changed: the same objects mean the same names. */
function isSame(now: readonly unknown[], before: readonly unknown[]): boolean {
  return now.length === before.length && now.every((item, place) => item === before[place]);
}
