// Runs a TypeScript file of bench/ (or of the sources) directly: node bench/run.mjs bench/generate.ts --products 1000
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Module from 'node:module';

const require = createRequire(import.meta.url);
const { transformSync } = require('@swc/core');
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      target: 'es2022',
    },
  });
  module._compile(code, filename);
};
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function (request, ...rest) {
  return resolveFilename.call(this, aliased(request), ...rest);
};

function aliased(request) {
  if (request.startsWith('@/')) return join(root, 'src', request.slice(2));
  return request.startsWith('@test/') ? join(root, 'test', request.slice(6)) : request;
}

const [, , file, ...args] = process.argv;
if (!file) {
  process.stderr.write('usage: node bench/run.mjs <file.ts> [arguments]\n');
  process.exit(2);
}
process.argv = [process.argv[0], resolve(file), ...args];
require(resolve(file));
