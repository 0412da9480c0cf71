import { join } from 'node:path';

/** NODE_OPTIONS of a process that a suite starts: what processes of the run before it have compiled is read, not compiled again. */
export const KEPT_PROGRAMS = `--require ${JSON.stringify(join(__dirname, 'runtime', 'kept-programs.cjs'))}`;
