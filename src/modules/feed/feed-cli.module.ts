import { Module } from '@nestjs/common';
import { FeedCommand } from '@/modules/feed/feed.command';

/** The operator's command `feed reset`. */
@Module({ providers: [...FeedCommand.registerWithSubCommands()] })
export class FeedCliModule {}
