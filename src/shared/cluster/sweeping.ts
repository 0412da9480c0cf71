import cluster from 'node:cluster';
import { isSweepingWorker } from '@/config/sweeping-worker';

/** Whether this process is the one that sweeps: a process alone does, of the workers of one service only one. */
export function sweepsHere(): boolean {
  return !cluster.isWorker || isSweepingWorker();
}
