// Makes dist/ of src/, file by file: what each says is not checked, which is for `npm run types`.
//   node scripts/build.mjs
import { transformFile } from '@swc/core';
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const [source, target] = [join(root, 'src'), join(root, 'dist')];
const started = new Date();
const stamp = join(target, '.built');
const OF_THE_SERVICE = /(?<!\.(?:spec|builder))\.ts$/;

rmSync(target, { recursive: true, force: true });
await Promise.all(
  readdirSync(source, { recursive: true })
    .filter((name) => OF_THE_SERVICE.test(name))
    .map(make),
);
// As old as the start of the build: what was saved meanwhile is newer.
writeFileSync(stamp, '');
utimesSync(stamp, started, started);

/** @param {string} name of a file, below src/ */
async function make(name) {
  const file = join(source, name);
  const { code, map } = await transformFile(file, {
    configFile: join(root, '.swcrc'),
    jsc: { baseUrl: root, paths: { '@/*': ['src/*'] } },
    module: { type: 'commonjs' },
    sourceMaps: true,
  });
  const made = join(target, name.replace(/\.ts$/, '.js'));
  mkdirSync(dirname(made), { recursive: true });
  const sources = JSON.stringify({
    ...JSON.parse(map),
    sources: [relative(dirname(made), file)],
    sourcesContent: undefined,
  });
  writeFileSync(`${made}.map`, sources);
  writeFileSync(made, `${code}//# sourceMappingURL=${basename(made)}.map\n`);
}
