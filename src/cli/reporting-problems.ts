import { OperatorError } from '@/shared/kernel/operator-error';

const FAILED = 1;

/** Runs a command; what the operator can mend is told on standard error, with exit code 1. */
export async function reportingProblems(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = FAILED;
  }
}
