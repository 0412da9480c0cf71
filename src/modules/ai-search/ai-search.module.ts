import { Module } from '@nestjs/common';
import { AiSearchService } from '@/modules/ai-search/ai-search.service';
import { EmbeddingClient } from '@/modules/ai-search/embeddings/embedding-client.service';
import { QueryEmbedder } from '@/modules/ai-search/embeddings/query-embedder.service';
import { VectorSync } from '@/modules/ai-search/embeddings/vector-sync.service';
import { AiSearchController } from '@/modules/ai-search/http/ai-search.controller';
import { KindsService } from '@/modules/ai-search/kinds.service';
import { LearnedKinds } from '@/modules/ai-search/learned-kinds.service';
import { LexiconService } from '@/modules/ai-search/lexicon.service';
import { ProductVectorRepository } from '@/modules/ai-search/persistence/product-vector.repository';
import { DescriptionReadings } from '@/modules/ai-search/description-readings.service';
import { ProductReadings } from '@/modules/ai-search/product-readings.service';
import { ProductTraitsService } from '@/modules/ai-search/product-traits.service';
import { ProductViewFacts } from '@/modules/ai-search/product-view-facts.service';
import { Retrieval } from '@/modules/ai-search/retrieval.service';
import { SaidSearch } from '@/modules/ai-search/said-search.service';
import { SemanticSearchService } from '@/modules/ai-search/semantic-search.service';
import { SpanishWords } from '@/modules/ai-search/spanish-words.service';
import { ThesaurusFile } from '@/modules/ai-search/thesaurus-file.service';
import { CatalogModule } from '@/modules/catalog/catalog.module';
import { ProductsModule } from '@/modules/products/products.module';
import { SupportCatalogsModule } from '@/modules/support-catalogs/support-catalogs.module';

/** Natural-language search over the catalog. */
@Module({
  imports: [CatalogModule, ProductsModule, SupportCatalogsModule],
  controllers: [AiSearchController],
  providers: [
    ThesaurusFile,
    LexiconService,
    KindsService,
    LearnedKinds,
    SpanishWords,
    ProductReadings,
    DescriptionReadings,
    ProductTraitsService,
    ProductViewFacts,
    Retrieval,
    SaidSearch,
    EmbeddingClient,
    QueryEmbedder,
    ProductVectorRepository,
    VectorSync,
    SemanticSearchService,
    AiSearchService,
  ],
})
export class AiSearchModule {}
