// Runs a built file of dist/, building first when dist/ is missing or older than the sources.
//   node scripts/run.mjs dist/main.js [arguments]
// What the build has to say goes to standard error: standard output belongs to the program.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'dist', '.built');
const lock = join(root, 'node_modules', '.mostrador-build.lock');
const SIGNALS = ['SIGINT', 'SIGTERM'];
const SOURCES = ['src', 'package.json', '.swcrc', 'scripts/build.mjs'];

const [, , file, ...args] = process.argv;
const starter = process.ppid;
if (!file) {
  process.stderr.write('usage: node scripts/run.mjs <built file> [arguments]\n');
  process.exit(2);
}
const target = resolve(root, file);
if (needsBuild()) await buildAlone();
// Whoever killed npm meanwhile wants nothing of it any more.
if (process.env.npm_lifecycle_event !== undefined && process.ppid !== starter) process.exit(1);
process.argv = [process.argv[0], target, ...args];
await import(pathToFileURL(target).href);

function needsBuild() {
  if (!existsSync(target) || !existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  return SOURCES.some((name) => newerThan(built, join(root, name)));
}

function newerThan(time, path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  if (found.mtimeMs > time) return true;
  return found.isDirectory() && readdirSync(path).some((name) => newerThan(time, join(path, name)));
}

/** One build at a time when several processes start together; the others wait for it. */
async function buildAlone() {
  while (!takeLock()) {
    await new Promise((done) => setTimeout(done, 200));
    if (!existsSync(lock) && !needsBuild()) return;
  }
  try {
    if (needsBuild()) await build();
  } finally {
    rmSync(lock, { force: true });
  }
}

function takeLock() {
  try {
    const handle = openSync(lock, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!ownerLives()) rmSync(lock, { force: true });
    return false;
  }
}

function ownerLives() {
  try {
    const owner = readFileSync(lock, 'utf8');
    // Just created and not written yet: its owner is alive.
    if (owner === '') return true;
    process.kill(Number(owner), 0);
    return true;
  } catch {
    return false;
  }
}

/** Ends with the build when a signal ends that: nothing goes on making files behind a start that was given up. */
async function build() {
  process.stderr.write('building…\n');
  const builder = spawn(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: ['ignore', 2, 2] });
  const pass = (signal) => builder.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  const [status, signal] = await once(builder, 'close');
  for (const signal of SIGNALS) process.off(signal, pass);
  if (status === 0) return;
  rmSync(lock, { force: true });
  if (signal) process.exit(128 + constants.signals[signal]);
  process.stderr.write('the build failed\n');
  process.exit(1);
}
