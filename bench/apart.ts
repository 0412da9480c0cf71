import { execFileSync } from 'node:child_process';

/**
 * Binds a process to the first processor and this one, which asks it, to the second, so that neither is late by the other. Needs Linux's
 * `taskset` and two processors; throws Error where one is missing.
 */
export function setApart(pid: number): void {
  bind(pid, 0);
  bind(process.pid, 1);
}

function bind(pid: number, processor: number): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(processor), String(pid)], { stdio: 'ignore' });
}
