/** The part of the library's help that is said in other words. */
interface Helper {
  commandUsage(command: SpokenCommand): string;
  subcommandTerm(command: SpokenCommand): string;
  optionDescription(option: object): string;
  formatHelp(command: SpokenCommand, helper: Helper): string;
}

/** The part of the command-line library that speaks, and that its Nest wrapper keeps to itself. */
export interface SpokenCommand {
  readonly commands: readonly SpokenCommand[];
  helpOption(flags: string, description: string): unknown;
  addHelpCommand(nameAndArguments: string | false, description?: string): unknown;
  configureHelp(changes: Partial<Helper>): unknown;
  configureOutput(changes: { outputError(text: string, write: (text: string) => void): void }): unknown;
}

const SECTIONS: readonly (readonly [RegExp, string])[] = [
  [/^Usage: /m, 'Uso: '],
  [/^Arguments:$/m, 'Argumentos:'],
  [/^Options:$/m, 'Opciones:'],
  [/^Commands:$/m, 'Órdenes:'],
];

const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/unknown option '(.*?)'/, "opción desconocida '$1'"],
  [/unknown command '(.*?)'/, "orden desconocida '$1'"],
  [/missing required argument '(.*?)'/, "falta el argumento '$1'"],
  [/required option '(.*?)' not specified/, "falta la opción '$1'"],
  [/option '(.*?)' argument missing/, "a la opción '$1' le falta su valor"],
  [
    /too many arguments(?: for '.*?')?\. Expected (\d+) arguments? but got (\d+)\./,
    'sobran argumentos: lleva $1 y se dieron $2',
  ],
  [/Did you mean one of (.*?)\?/, '¿Quiso decir alguna de $1?'],
  [/Did you mean (.*?)\?/, '¿Quiso decir $1?'],
];

const HELP: Partial<Helper> = {
  commandUsage(this: Helper, command) {
    return placeholders(inherited(this).commandUsage.call(this, command));
  },
  subcommandTerm(this: Helper, command) {
    return placeholders(inherited(this).subcommandTerm.call(this, command));
  },
  optionDescription(this: Helper, option) {
    return inherited(this).optionDescription.call(this, option).replace('(default: ', '(si no se dice: ');
  },
  formatHelp(this: Helper, command, helper) {
    return said(inherited(this).formatHelp.call(this, command, helper), SECTIONS);
  },
};

/** Makes a command and those below it tell in Spanish how they are used, and what was wrong with a command line. */
export function speakSpanish(command: SpokenCommand): void {
  command.helpOption('-h, --help', 'muestra esta ayuda');
  if (command.commands.length > 0) command.addHelpCommand('help [orden]', 'muestra la ayuda de una orden');
  command.configureHelp(HELP);
  command.configureOutput({
    outputError: (text, write) => {
      write(spanishRefusal(text));
    },
  });
  command.commands.forEach(speakSpanish);
}

/** What the library says of a command line that it can't understand, in Spanish; what isn't known stays as it is. */
export function spanishRefusal(text: string): string {
  return said(text, REFUSALS);
}

function said(text: string, words: readonly (readonly [RegExp, string])[]): string {
  return words.reduce((spoken, [english, spanish]) => spoken.replace(english, spanish), text);
}

function placeholders(text: string): string {
  return text.replace('[options]', '[opciones]').replace('[command]', '[orden]');
}

/** The library's own help: changes are laid over an object of its class. */
function inherited(helper: Helper): Helper {
  return Object.getPrototypeOf(helper) as Helper;
}
