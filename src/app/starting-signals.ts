import { constants } from 'node:os';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Ends process 1, as a container has it, when it is told to before it serves: the system gives it no signal that it has not asked for,
 * and a start could only be killed. Every other process dies of them by itself, as long as it has nothing to finish.
 */
export function endWhileStarting(): void {
  if (process.pid === 1) for (const signal of SIGNALS) process.on(signal, end);
}

/** From here on whoever serves answers to the signals. */
export function startIsOver(): void {
  for (const signal of SIGNALS) process.off(signal, end);
}

function end(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal]);
}
