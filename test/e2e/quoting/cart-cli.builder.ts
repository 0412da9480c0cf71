import 'reflect-metadata';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { CommandFactory } from 'nest-commander';
import { loadConfig } from '@/config/app-config';
import { ConfigModule } from '@/config/config.module';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { CartCliModule } from '@/modules/cart/cart-cli.module';
import { ClockModule } from '@/shared/clock.module';
import { DatabaseModule } from '@/shared/database/database.module';
import type { TestApp } from '@test/support/app';

/** The operator's commands on the database of a running service; close it. */
export function commandLine(app: TestApp): Promise<INestApplicationContext> {
  const config = loadConfig({ DATABASE_URL: app.database.url });
  @Module({
    imports: [ConfigModule.with(config), ClockModule, DatabaseModule.with(ENTITIES, MIGRATIONS), CartCliModule],
  })
  class CommandLine {}
  return CommandFactory.createWithoutRunning(CommandLine, false);
}
