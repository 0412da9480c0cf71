import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GuideStorage } from '@/modules/cart/guides/guide-storage';
import { GuideFileRepository } from '@/modules/cart/guides/persistence/guide-file.repository';
import { FileSweeper } from '@/shared/files/file-sweeper';
import { Clock } from '@/shared/kernel/clock';

/** Removes what interrupted uploads of guides left. */
@Injectable()
export class GuideSweeper extends FileSweeper {
  constructor(storage: GuideStorage, rows: GuideFileRepository, clock: Clock, adapter: HttpAdapterHost) {
    super(storage, rows, clock, adapter, 'guide files');
  }
}
