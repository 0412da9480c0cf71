import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandFactory, CommandRunnerService } from 'nest-commander';
import { CliModule } from '@/cli/cli.module';
import { watchDatabase, within } from '@/cli/database-watch';
import { explain } from '@/cli/explain';
import { watchOutput, written } from '@/cli/output-failure';
import { speakSpanish, type SpokenCommand } from '@/cli/spanish-help';
import { InvalidConfigError, type AppConfig } from '@/config/app-config';
import { VERSION } from '@/config/version';
import { configFromProcess } from '@/config/config.module';
import { ReferenceSeeds } from '@/seeds/reference/reference-seeds';
import { Database } from '@/shared/database/database';
import { migrate } from '@/shared/database/schema/migrate';
import { withStartupLock } from '@/shared/database/starts/startup-lock';
import { actAsOperator } from '@/shared/audit/actor';

const OK = 0;
const FAILED = 1;
const UNUSABLE = 2;
const CLOSING_MS = 3000;
const OPEN_FOR_THEMSELVES: ReadonlySet<string> = new Set(['backup', 'restore', 'doctor']);
/** Clients of a service that runs, not of its database. */
const CLIENTS: ReadonlySet<string> = new Set(['webhooks listen']);

/** What the command-line library throws instead of ending the process. */
interface CommandLineError extends Error {
  readonly exitCode: number;
}

/** The part of the command-line library that its Nest wrapper keeps to itself. */
interface CommandLine extends SpokenCommand {
  readonly commands: readonly CommandLine[];
  readonly parent: CommandLine | null;
  name(): string;
  name(name: string): this;
  version(version: string, flags: string, description: string): this;
  exitOverride(handler: (error: CommandLineError) => never): this;
  showHelpAfterError(): this;
  allowExcessArguments(allow: boolean): this;
  hook(event: 'preAction', listener: (program: CommandLine, command: CommandLine) => Promise<void>): this;
}

async function main(): Promise<void> {
  actAsOperator();
  const config = withoutQueryTimeout(configFromProcess());
  const app = await CommandFactory.createWithoutRunning(CliModule.with(config), {
    logger: false,
    abortOnError: false,
    serviceErrorHandler: (error: Error) => {
      process.exitCode = isUsage(error) ? usageExitCode(error) : report(error);
    },
  });
  let watch: ReturnType<typeof watchDatabase> | undefined;
  try {
    const { commander } = app.get<unknown, { commander: CommandLine }>(CommandRunnerService);
    commander
      .name('mostrador')
      .version(VERSION, '-V, --version', 'escribe la versión')
      .hook('preAction', async (_program, command) => {
        watch = watchDatabase(app.get(Database), (error) => process.exit(report(error)));
        if (!needsDatabase(command)) return;
        await app.get(Database).connect();
        await prepare(app, config);
      });
    throwUsageErrors(commander);
    speakSpanish(commander);
    await CommandFactory.runApplication(app);
  } finally {
    watch?.stop();
    await within(CLOSING_MS, app.close());
  }
}

/** An operator's command may run as long as it needs. */
function withoutQueryTimeout(config: AppConfig): AppConfig {
  return { ...config, database: { ...config.database, queryTimeoutMs: 0 } };
}

/** A group of commands only shows its help; and some commands look for themselves at what is there, and change nothing before. */
function needsDatabase(command: CommandLine): boolean {
  if (command.commands.length > 0) return false;
  if (CLIENTS.has(`${command.parent?.name() ?? ''} ${command.name()}`)) return false;
  return !(command.parent?.parent === null && OPEN_FOR_THEMSELVES.has(command.name()));
}

/** Schema and built-in catalogs, before a command that does something. */
async function prepare(app: INestApplicationContext, config: AppConfig): Promise<void> {
  const database = app.get(Database);
  await withStartupLock(database, config.database.url, async () => {
    await migrate(database.writeSource);
    await app.get(ReferenceSeeds, { strict: false }).seedIfEmpty();
  });
}

/** What a command would pass over is refused too: of `import *.csv` it would load the first file alone, and end with 0; of `imports lst` nothing would be said. */
function throwUsageErrors(command: CommandLine): void {
  command.showHelpAfterError().exitOverride((error) => {
    throw error;
  });
  command.allowExcessArguments(false);
  command.commands.forEach(throwUsageErrors);
}

function isUsage(error: Error): error is CommandLineError {
  return 'exitCode' in error && 'code' in error && String(error.code).startsWith('commander.');
}

/** Help that was asked for is no failure; a command line that can't be understood is. The library has told why. */
function usageExitCode(error: CommandLineError): number {
  return error.exitCode === 0 ? OK : UNUSABLE;
}

let told = false;

/** One line: what fails after it, while the command ends, comes of the same. */
function report(error: unknown): number {
  if (!told) process.stderr.write(`error: ${explain(error)}\n`);
  told = true;
  return error instanceof InvalidConfigError ? FAILED : UNUSABLE;
}

/** Ends the process whatever is still open: a connection that is tried again and again must keep no command alive. */
async function end(): Promise<void> {
  await written(process.stdout);
  await written(process.stderr);
  process.exit();
}

watchOutput(process.stdout, process.stderr, (error) => {
  process.exitCode = report(error);
});
main()
  .catch((error: unknown) => {
    process.exitCode = report(error);
  })
  .finally(end);
