import 'reflect-metadata';
import cluster from 'node:cluster';
import { endWithNpm } from '@/app/end-with-npm';
import { runPrimary } from '@/app/cluster/primary';
import { stepsToPrimary } from '@/app/cluster/worker-steps';
import { endWhileStarting } from '@/app/starting-signals';
import { InvalidConfigError } from '@/config/app-config';
import { configFromProcess } from '@/config/config.module';
import { OperatorError } from '@/shared/kernel/operator-error';
import type { ServingSteps } from '@/app/serve';

const terminal: ServingSteps = {
  prepared: () => undefined,
  listening: (announcement) => process.stdout.write(announcement),
};

async function main(): Promise<void> {
  const config = configFromProcess();
  if (cluster.isPrimary) endWithNpm();
  if (config.workers > 1 && cluster.isPrimary) {
    runPrimary(config, __filename);
    return;
  }
  endWhileStarting();
  // Only here: the first process of several has no use for the service's modules.
  const { serve } = await import('@/app/serve');
  await serve(config, cluster.isWorker ? stepsToPrimary() : terminal);
}

/** What the operator can act on in one line; anything else with its stack. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof InvalidConfigError) return error.message;
  return code || error instanceof OperatorError
    ? `Mostrador could not start: ${error.message || code}`
    : (error.stack ?? error.message);
}

// Neither what can't be told on the terminal nor its loss ends the service.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);
main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});
