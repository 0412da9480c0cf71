import { OperatorError } from '@/shared/kernel/operator-error';

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What the operator got wrong becomes one line on standard error and exit code 1. */
export async function reportingProblems(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 1;
  }
}
