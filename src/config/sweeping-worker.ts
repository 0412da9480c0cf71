/** Set by the first process for the one worker of several (WORKERS) that sweeps. */
export const SWEEPING_VARIABLE = 'MOSTRADOR_SWEEPS';

/** Whether this worker was started as the one that sweeps. */
export function isSweepingWorker(): boolean {
  return process.env[SWEEPING_VARIABLE] === '1';
}

/** Set by the first process: which of several workers this is, from 1; a replacement has its predecessor's. */
export const WORKER_VARIABLE = 'MOSTRADOR_WORKER';

/** Which worker this is, from 1; a process alone is the first. */
export function workerNumber(): number {
  return Number(process.env[WORKER_VARIABLE] ?? 1);
}
