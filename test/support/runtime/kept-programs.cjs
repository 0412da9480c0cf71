/**
 * Required by processes that suites start (`keptPrograms`): what their modules are compiled to is read from TEST_PREPARED_DIR, where the first
 * process of a run that ended by itself has left it. Node's own keeping of it where there is one (from 22.1 on), one file per program before.
 */
const { readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { basename, dirname, join, resolve } = require('node:path');
const { Script, constants } = require('node:vm');
const { isMainThread } = require('node:worker_threads');

/** Fewer modules than these that were not kept are not worth writing all again. */
const MANY = 50;
/** Bytes of the number that a file of programs begins with: how long its head is. */
const SIZE = 4;

const folder = process.env.TEST_PREPARED_DIR;
if (folder && Module.enableCompileCache) Module.enableCompileCache(join(folder, 'compiled'));
else if (folder && isMainThread) keep(join(folder, `compiled-${nameOfProgram()}`));

/** Of the flags, the program and when it was built: what is kept of another one is never taken. */
function nameOfProgram() {
  const built = statSync(resolve('dist', '.built'), { throwIfNoEntry: false })?.mtimeMs;
  return [...process.execArgv, ...process.argv.slice(1, 3).map((path) => basename(path)), built]
    .join()
    .replaceAll('/', '_');
}

function keep(file) {
  const { programs, paths } = readKept(file);
  const scripts = new Map();
  let missed = 0;
  Object.assign(Module._pathCache, paths);
  const compile = Module.prototype._compile;
  Module.prototype._compile = function (content, filename, format) {
    const cachedData = programs.get(filename);
    const script = format === 'module' ? undefined : scriptOf(content, filename, cachedData);
    if (!script) return compile.call(this, content, filename, format);
    if (script.cachedDataRejected !== false) missed++;
    programs.delete(filename);
    scripts.set(filename, script);
    const { exports } = this;
    return script.runInThisContext().call(exports, exports, requireOf(this), this, filename, dirname(filename));
  };
  process.once('exit', () => {
    if (missed >= MANY) writeKept(file, scripts);
  });
}

/** Undefined where the text is no CommonJS module: what to make of it is for Node. */
function scriptOf(content, filename, cachedData) {
  const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  try {
    return new Script(Module.wrap(content), { filename, cachedData, importModuleDynamically });
  } catch {
    return undefined;
  }
}

/** The `require` of a module, as Node makes it. */
function requireOf(module) {
  const require = (id) => module.require(id);
  require.resolve = (request, options) => Module._resolveFilename(request, module, false, options);
  require.resolve.paths = (request) => Module._resolveLookupPaths(request, module);
  return Object.assign(require, { main: process.mainModule, extensions: Module._extensions, cache: Module._cache });
}

/** What is kept: programs by the paths of their modules, and where names lead; nothing where nobody has left anything. */
function readKept(file) {
  try {
    const bytes = readFileSync(file);
    let at = SIZE + bytes.readUInt32LE(0);
    const { lengths, paths } = JSON.parse(bytes.toString('utf8', SIZE, at));
    const programs = lengths.map(([name, length]) => [name, bytes.subarray(at, (at += length))]);
    return { programs: new Map(programs), paths };
  } catch {
    return { programs: new Map(), paths: {} };
  }
}

/** Shown whole or not at all: several processes may write. One that can't leaves it to another. */
function writeKept(file, scripts) {
  try {
    const programs = [...scripts].map(([name, script]) => [name, script.createCachedData()]);
    const lengths = programs.map(([name, data]) => [name, data.length]);
    const head = Buffer.from(JSON.stringify({ lengths, paths: Module._pathCache }));
    const size = Buffer.alloc(SIZE);
    size.writeUInt32LE(head.length);
    writeFileSync(`${file}-${process.pid}`, Buffer.concat([size, head, ...programs.map(([, data]) => data)]));
    renameSync(`${file}-${process.pid}`, file);
  } catch {
    // A full disk is what some suites make.
  }
}
