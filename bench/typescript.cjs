// Lets this process read TypeScript files and the names @/ and @test/: node --require ./bench/typescript.cjs <file.ts>
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join, resolve } = require('node:path');
const { transformSync } = require('@swc/core');

const root = resolve(__dirname, '..');

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    sourceMaps: 'inline',
    configFile: join(root, '.swcrc'),
    module: { type: 'commonjs' },
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
