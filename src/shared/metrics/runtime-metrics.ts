import { readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { counter, gauge } from '@/shared/metrics/registry';
import type { FigureSource } from '@/shared/metrics/figures';

const RESOLUTION_MS = 10;
/** Figures of the event loop are those of at least so long: two that ask in turn don't take them from each other. */
const WINDOW_MS = 5000;

const delayP99 = gauge(
  'nodejs_eventloop_delay_p99_seconds',
  'How late timers were, 99th percentile of the last seconds',
);
const utilization = gauge(
  'nodejs_eventloop_utilization_ratio',
  'Share of the last seconds the event loop was busy, 0 to 1',
);
const heapUsed = gauge('v8js_memory_heap_used_bytes', 'Bytes used of the heap');
const cpuSeconds = counter('process_cpu_seconds_total', 'Processor time used by the process');
const residentBytes = gauge('process_resident_memory_bytes', 'Memory of the process in RAM');
const startTime = gauge('process_start_time_seconds', 'When the process started, in Unix time');
const openFiles = gauge('process_open_fds', 'Open file descriptors');
const maxFiles = gauge('process_max_fds', 'Most file descriptors the process may open');

let cpuTold = 0;

/** Looks at the process itself, from now on. `stop` ends what that costs. */
export function watchRuntime(): FigureSource & { stop(): void } {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let busySince = performance.eventLoopUtilization();
  let began = performance.now();
  startTime.set(performance.timeOrigin / 1000);
  maxFiles.set(mostFiles());
  return {
    gauges: [],
    read: () => {
      const now = performance.now();
      const busy = performance.eventLoopUtilization();
      delayP99.set(Math.max(0, delays.percentile(99) / 1e9 - RESOLUTION_MS / 1000));
      utilization.set(performance.eventLoopUtilization(busy, busySince).utilization);
      if (now - began > WINDOW_MS) {
        began = now;
        busySince = busy;
        delays.reset();
      }
      heapUsed.set(getHeapStatistics().used_heap_size);
      residentBytes.set(process.memoryUsage.rss());
      const { user, system } = process.cpuUsage();
      cpuSeconds.inc((user + system) / 1e6 - cpuTold);
      cpuTold = (user + system) / 1e6;
      openFiles.set(countOpenFiles());
    },
    stop: () => {
      delays.disable();
    },
  };
}

/** NaN where the system doesn't say. */
function countOpenFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return NaN;
  }
}

function mostFiles(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
  } catch {
    return NaN;
  }
}
