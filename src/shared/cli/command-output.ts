import { OperatorError } from '@/shared/kernel/operator-error';

const FAILED = 1;

/** Writes one line for the operator. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a command; what the operator can mend becomes one line on standard error and exit code 1. */
export async function reportingProblems(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = FAILED;
  }
}
