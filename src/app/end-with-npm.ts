import { isServedByNpm } from '@/config/served-by-npm';

const LOOK_MS = 250;

/**
 * When npm has started this process and is gone, ends it as SIGTERM does. npm passes on what it is sent, but for a SIGKILL or the end of its
 * terminal: the service would go on, and hold its port, with nobody left who knows of it.
 */
export function endWithNpm(): void {
  if (!isServedByNpm()) return;
  const npm = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  look.unref();
}
