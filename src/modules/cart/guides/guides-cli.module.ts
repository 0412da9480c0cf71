import { Module } from '@nestjs/common';
import { GuidesCommand } from '@/modules/cart/guides/download-guide.command';
import { GuidesModule } from '@/modules/cart/guides/guides.module';

/** The operator's commands `guides …`. */
@Module({ imports: [GuidesModule], providers: GuidesCommand.registerWithSubCommands() })
export class GuidesCliModule {}
