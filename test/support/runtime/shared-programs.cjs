/**
 * The runtime of jest with what cannot differ from suite to suite done once per worker: where a name leads, what a file's text becomes
 * and its compiled program. Every suite still runs each module anew, in a realm of its own: nothing that a module keeps is shared.
 * Under --watch and --coverage, where files change or are rewritten, it is jest's own runtime.
 */
const { Script } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

/** Of this worker, by path. */
const programs = new Map();
const transforms = new Map();
const sources = new Map();
const resolved = new Map();
const mocked = new Map();

class Runtime extends JestRuntime {
  #contexts = [];

  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig);
    this.#followContexts();
    if (globalConfig.watch || globalConfig.watchAll || coverage.collectCoverage) return;
    this.#shareResolution();
    this.#shareTransforms();
    this.#sharePrograms();
  }

  /** What followed the promises of a suite that has ended would be asked at each promise of those after it. */
  teardown() {
    super.teardown();
    for (const context of this.#contexts) context.disable();
    this.#contexts = [];
  }

  #followContexts() {
    const core = this.coreModule;
    const require = core.require.bind(core);
    const contexts = () => this.#contexts;
    core.require = (name) => {
      const loaded = require(name);
      if (name !== 'async_hooks' && name !== 'node:async_hooks') return loaded;
      class AsyncLocalStorage extends loaded.AsyncLocalStorage {
        constructor(...options) {
          super(...options);
          contexts().push(this);
        }
      }
      return { ...loaded, AsyncLocalStorage };
    };
  }

  #shareResolution() {
    const resolution = this._resolution;
    const resolveCjs = resolution.resolveCjs.bind(resolution);
    const getCjsMockModule = resolution.getCjsMockModule.bind(resolution);
    resolution.resolveCjs = (from, to) => (to ? once(resolved, from, to, resolveCjs) : from);
    resolution.getCjsMockModule = (from, name) => once(mocked, from, name, getCjsMockModule);
  }

  #shareTransforms() {
    const cache = this.transformCache;
    const transform = cache.transform.bind(cache);
    cache.transform = (filename, options) => {
      const kept = (options?.isInternalModule ? sources : transforms).get(filename);
      if (options?.isInternalModule) {
        if (kept === undefined) sources.set(filename, transform(filename, options));
        return sources.get(filename);
      }
      if (kept === undefined) {
        transform(filename, options);
        transforms.set(filename, cache.transforms.get(filename));
      } else {
        cache.transforms.set(filename, kept);
        if (kept.sourceMapPath) cache.sourceMaps.set(filename, kept.sourceMapPath);
      }
      return transforms.get(filename).code;
    };
  }

  #sharePrograms() {
    const { executor, jestGlobals } = this;
    const jestObjectFor = jestGlobals.jestObjectFor.bind(jestGlobals);
    jestGlobals.jestObjectFor = (filename) =>
      programs.get(filename)?.namesJest === false ? undefined : jestObjectFor(filename);
    const compile = executor.compile.bind(executor);
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      if (context === null) return null;
      let program = programs.get(filename);
      if (program?.source !== source) {
        try {
          program = {
            source,
            namesJest: /\bjest\b/.test(source),
            script: new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length }),
          };
        } catch {
          return compile(source, filename);
        }
        programs.set(filename, program);
      }
      return program.script.runInContext(context);
    };
  }
}

function once(known, from, to, find) {
  let names = known.get(from);
  if (!names) known.set(from, (names = new Map()));
  if (!names.has(to)) names.set(to, find(from, to));
  return names.get(to);
}

module.exports = { __esModule: true, default: Runtime };
