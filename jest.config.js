/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  runtime: '<rootDir>/test/support/runtime/shared-programs.cjs',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1', '^@test/(.*)$': '<rootDir>/test/$1' },
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts', '<rootDir>/test/**/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // Handed to every file as arguments: a global of a sandbox is looked up through a trap each time, which is most of what a suite of
  // pure computation does. None of them is ever replaced by a test, or declared by a package under the same name.
  sandboxInjectedGlobals: [
    'Math',
    'Number',
    'Map',
    'Set',
    'Object',
    'Array',
    'JSON',
    'BigInt',
    'String',
    'Boolean',
    'Symbol',
    'Promise',
    'Reflect',
    'WeakMap',
  ],
  maxWorkers: 2,
  // A worker that has run many suites holds on to what they left (timers, hooks of async_hooks) and gets slower with each.
  workerIdleMemoryLimit: '1500MB',
  // A suite of a busy machine may wait long for its processes; what hangs is told all the same.
  testTimeout: 600_000,
};
