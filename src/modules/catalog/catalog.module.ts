import { CacheModule } from '@nestjs/cache-manager';
import { Module } from '@nestjs/common';
import { CatalogService } from '@/modules/catalog/catalog.service';
import { CategoriesController } from '@/modules/catalog/http/categories.controller';
import { CatalogRepository } from '@/modules/catalog/persistence/catalog.repository';

@Module({
  imports: [CacheModule.register()],
  controllers: [CategoriesController],
  providers: [CatalogRepository, CatalogService],
  exports: [CatalogService],
})
export class CatalogModule {}
