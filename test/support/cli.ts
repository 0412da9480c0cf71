import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { KEPT_PROGRAMS } from './kept-programs';

const ROOT = join(__dirname, '..', '..');

export interface CliResult {
  /** Undefined when a signal ended the process. */
  readonly code: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningCli {
  readonly process: ChildProcessWithoutNullStreams;
  readonly result: Promise<CliResult>;
}

/** Starts the operator's command line as a process of its own; it is built first when the sources are newer. */
export function startCli(databaseUrl: string, args: readonly string[]): RunningCli {
  const child = spawn(process.execPath, [join('scripts', 'run.mjs'), join('dist', 'cli.js'), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_OPTIONS: KEPT_PROGRAMS },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const result = new Promise<CliResult>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? undefined, stdout, stderr });
    });
  });
  return { process: child, result };
}

export function cli(databaseUrl: string, args: readonly string[]): Promise<CliResult> {
  return startCli(databaseUrl, args).result;
}
