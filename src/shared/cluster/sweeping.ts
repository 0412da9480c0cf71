import cluster from 'node:cluster';
import { isSweepingWorker } from '@/config/sweeping-worker';

const HOUR_MS = 3_600_000;

/** Whether this process is the one that sweeps: a process alone does, of the workers of one service only one. */
export function sweepsHere(): boolean {
  return !cluster.isWorker || isSweepingWorker();
}

/** Runs the task every hour while the process lives, if it is the one that sweeps; to be ended by `clearInterval`. */
export function everyHour(task: () => void): NodeJS.Timeout | undefined {
  return sweepsHere() ? setInterval(task, HOUR_MS).unref() : undefined;
}
