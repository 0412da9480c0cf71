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

/** A `write` that keeps the lines it is given, and tells at once that they have arrived. */
export function keeping(lines: string[]): (text: unknown, ...rest: unknown[]) => boolean {
  return (text, ...rest) => {
    lines.push(...String(text).split('\n').filter(Boolean));
    const arrived = rest.at(-1);
    if (typeof arrived === 'function') (arrived as () => void)();
    return true;
  };
}

/** Runs a command as the operator does, on the database of the running service; answers its lines. */
export async function runCommand(app: RunningApp, ...args: string[]): Promise<CommandRun> {
  const { argv } = process;
  const run = { out: [] as string[], errors: [] as string[] };
  const out = jest.spyOn(process.stdout, 'write').mockImplementation(keeping(run.out));
  const err = jest.spyOn(process.stderr, 'write').mockImplementation(keeping(run.errors));
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
