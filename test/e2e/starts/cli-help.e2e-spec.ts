import { CommandFactory, CommandRunnerService } from 'nest-commander';
import type { INestApplicationContext } from '@nestjs/common';
import { CliModule } from '@/cli/cli.module';
import { speakSpanish, type SpokenCommand } from '@/cli/spanish-help';
import { loadConfig } from '@/config/app-config';

interface Command extends SpokenCommand {
  readonly commands: readonly Command[];
  readonly options: readonly { readonly flags: string; readonly description: string }[];
  name(): string;
  description(): string;
  configureOutput(changes: object): unknown;
  outputHelp(): void;
}

/** Words that no Spanish text has, names in code aside. */
const ENGLISH =
  /\b(the|of|and|with|this|that|which|when|display|command|options|arguments|usage|print|show|list of|only|file|folder|account|address|secret|orders?|default|write|take|make)\b/i;

describe('the help of the command line', () => {
  let nest: INestApplicationContext;
  let root: Command;

  beforeAll(async () => {
    const config = loadConfig({ DATABASE_URL: 'sqlite::memory:' });
    nest = await CommandFactory.createWithoutRunning(CliModule.with(config), { logger: false });
    root = nest.get<unknown, { commander: Command }>(CommandRunnerService).commander;
    speakSpanish(root);
  });

  afterAll(() => nest.close());

  it('is in Spanish for every command, with a word on each command and option', () => {
    const commands = below(root);
    expect(commands.length).toBeGreaterThan(30);
    for (const command of commands) {
      const help = helpOf(command);
      const prose = help.replace(
        /^(Uso: .*)$|`[^`]*`|\{[^}]*\}|--[\w-]+|<[^>]+>|[\w./-]*[/_.][\w./<>-]+|^ +\S.*[#*].*$/gm,
        ' ',
      );
      const spoken = command.commands.reduce(
        (text, child) => text.replace(new RegExp(`^ +${child.name()}\\b`, 'gm'), ' '),
        prose,
      );
      expect({ command: command.name(), english: ENGLISH.exec(spoken)?.[0] }).toEqual({
        command: command.name(),
        english: undefined,
      });
      expect(help).toMatch(/^Uso: /);
      for (const { flags, description } of command.options)
        expect([flags, description]).toEqual([flags, expect.stringMatching(/\S{3}/)]);
      if (command !== root)
        expect([command.name(), command.description()]).toEqual([command.name(), expect.stringMatching(/\S{3}/)]);
    }
  });

  it('names the files that can be imported, with their fields', () => {
    const [imports] = root.commands.filter((command) => command.name() === 'import');
    const help = helpOf(imports ?? root);
    for (const file of ['productos', 'precios', 'existencias', 'cuentas', 'facturas', 'tipo_cambio'])
      expect(help).toContain(`\n  ${file}`);
    expect(help).toMatch(/producto_id# .*modelo\*/);
  });
});

function below(command: Command): Command[] {
  return [command, ...command.commands.flatMap(below)];
}

function helpOf(command: Command): string {
  let help = '';
  command.configureOutput({ writeOut: (text: string) => (help += text) });
  command.outputHelp();
  return help;
}
