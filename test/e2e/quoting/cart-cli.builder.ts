import 'reflect-metadata';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { CommandFactory } from 'nest-commander';
import { loadConfig } from '@/config/app-config';
import { ConfigModule } from '@/config/config.module';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { CartCliModule } from '@/modules/cart/cart-cli.module';
import { ClockModule } from '@/shared/clock.module';
import { DatabaseModule } from '@/shared/database/database.module';
import type { RunningApp } from '@test/support/app';

/** The operator's commands on the database of a running service; close it. */
export function commandLine(app: RunningApp): Promise<INestApplicationContext> {
  const config = loadConfig({ DATABASE_URL: app.database.url });
  @Module({
    imports: [ConfigModule.with(config), ClockModule, DatabaseModule.with(ENTITIES, MIGRATIONS), CartCliModule],
  })
  class CommandLine {}
  return CommandFactory.createWithoutRunning(CommandLine, false);
}

export interface CommandRun {
  readonly out: string[];
  readonly errors: string[];
  readonly exitCode: number | string | undefined;
}

/** Runs a command as the operator does, on the database of the running service; answers its lines. */
export async function runCommand(app: RunningApp, ...args: string[]): Promise<CommandRun> {
  const { argv } = process;
  const run = { out: [] as string[], errors: [] as string[] };
  const into =
    (lines: string[]) =>
    (text: unknown): boolean =>
      lines.push(...String(text).split('\n').filter(Boolean)) > -1;
  const out = jest.spyOn(process.stdout, 'write').mockImplementation(into(run.out));
  const err = jest.spyOn(process.stderr, 'write').mockImplementation(into(run.errors));
  process.argv = ['node', 'mostrador', ...args];
  const command = await commandLine(app);
  try {
    await CommandFactory.runApplication(command);
    return { ...run, exitCode: process.exitCode };
  } finally {
    out.mockRestore();
    err.mockRestore();
    process.argv = argv;
    process.exitCode = undefined;
    await command.close();
    await app.settle();
  }
}
