import { Module } from '@nestjs/common';
import { join, resolve } from 'node:path';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { GuideFileService } from '@/modules/cart/guides/guide-file.service';
import { GuideStorage } from '@/modules/cart/guides/guide-storage';
import { GuideSweeper } from '@/modules/cart/guides/guide-sweeper';
import { GuideFileRepository } from '@/modules/cart/guides/persistence/guide-file.repository';
import { UploadGate } from '@/modules/cart/guides/upload-gate';

/** Guide files: judged, stored, attached, swept. The routes that take them belong to the cart. */
@Module({
  providers: [
    {
      provide: GuideStorage,
      useFactory: (config: AppConfig) => new GuideStorage(join(resolve(config.storageDir), 'guides')),
      inject: [APP_CONFIG],
    },
    { provide: UploadGate, useFactory: () => new UploadGate() },
    GuideFileRepository,
    GuideFileService,
    GuideSweeper,
  ],
  exports: [GuideFileRepository, GuideFileService, GuideSweeper, UploadGate],
})
export class GuidesModule {}
