import { execFile, execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the examples of one language are run, as one program. */
interface Language {
  /** As the blocks of the guide are marked. */
  readonly mark: string;
  readonly program: string;
  readonly arguments: readonly string[];
  readonly file: string;
  /** Ends without an error where the program and what the examples need of it are installed. */
  readonly probe: readonly string[];
}

const LANGUAGES: readonly Language[] = [
  { mark: 'sh', program: 'bash', arguments: ['-euo', 'pipefail'], file: 'guia.sh', probe: ['--version'] },
  { mark: 'js', program: process.execPath, arguments: [], file: 'guia.mjs', probe: ['--version'] },
  { mark: 'python', program: 'python3', arguments: [], file: 'guia.py', probe: ['--version'] },
  { mark: 'php', program: 'php', arguments: [], file: 'guia.php', probe: ['-r', 'curl_version();'] },
];

/** Those whose program is on this machine: bash and Node always, Python, and PHP with curl, where somebody has installed them. */
export const RUNNABLE = LANGUAGES.filter(({ program, probe }) => succeeds(program, probe));

/** All blocks of one language in the text, in order, as one program. */
export function programOf(markdown: string, mark: string): string {
  const blocks = [...markdown.matchAll(/^```(\w+)\n([^]*?)^```$/gm)];
  return blocks.flatMap(([, of, code]) => (of === mark ? [code] : [])).join('\n');
}

/** Runs the program in a folder of its own; what it printed. Throws with all of its output when it fails. */
export function runProgram(
  language: Language,
  code: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  writeFileSync(join(folder, language.file), code);
  return run(language.program, [...language.arguments, language.file], folder, env);
}

export function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd, env: { ...process.env, ...env }, timeout: 300_000 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${program} ${args.join(' ')}: ${error.message}\n${stdout}\n${stderr}`));
      else resolve(stdout);
    });
  });
}

function succeeds(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
