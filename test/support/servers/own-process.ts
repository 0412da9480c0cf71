import { spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { stopwatch } from '../stopwatch';

/** A server that a suite has started for itself and may stop, freeze and kill. */
export class OwnProcess {
  constructor(private readonly child: ChildProcess) {}

  /** Stops it in the middle of what it does; its connections stay open and new ones are taken by the system. */
  freeze(): void {
    stopProcess(this.child.pid ?? 0);
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  /** Kills it, frozen or not, and waits until it is gone. */
  async end(): Promise<void> {
    const { child } = this;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}

/** The signal is taken by each of a process's threads in its own time: those that run answer what reaches them until then. */
const STOP_MS = 5000;

/** Stops a process (SIGSTOP) and, where the system tells, goes on when every thread of it stands; throws when one still runs after 5 s. */
export function stopProcess(pid: number): void {
  process.kill(pid, 'SIGSTOP');
  const end = Date.now() + STOP_MS;
  while (runs(pid)) if (Date.now() > end) throw new Error(`process ${pid} does not stop`);
}

/** Whether one of its threads is in another state than stopped, as /proc tells it; false where there is none. */
function runs(pid: number): boolean {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return false;
  return readdirSync(tasks).some((task) => /^[^TtZX]/.test(stateOf(join(tasks, task, 'stat'))));
}

/** The letter of a thread's state; '' when it has ended meanwhile. */
function stateOf(file: string): string {
  try {
    const stat = readFileSync(file, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2)[0] ?? '';
  } catch {
    return '';
  }
}

/** The processes a process has started, by its own word. */
export function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => (line.trim() ? [Number(line)] : []));
}

/** Whether a process is there, also as one that has ended and was not asked for yet. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export function freePort(): Promise<number> {
  return new Promise((settle, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        settle(port);
      });
    });
  });
}

/** Waits until `holds`, asking every 50 ms; throws after `ms` of the watch. */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  ms = 90_000,
  watch = stopwatch(),
): Promise<void> {
  while (!(await holds())) {
    if (watch() > ms) throw new Error(`${what}: not within ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
