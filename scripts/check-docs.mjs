// Holds docs/openapi.json against tools of others: redocly and spectral find nothing to say, and the types that openapi-typescript
// makes compile under strict settings and tell a refusal from an answer as the guide says. The tools are fetched into tools/docs once.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '..', '..');
const tools = join(root, 'tools', 'docs');
const document = join(root, 'docs', 'openapi.json');
const guide = join(root, 'docs', 'integradores.md');

if (!existsSync(join(tools, 'node_modules', '.package-lock.json')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: tools, stdio: 'inherit' });

const problems = [...redocly(), ...(await spectral()), ...types()];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(problems.length === 0 ? 'docs/openapi.json: redocly, spectral and its types agree\n' : '');
process.exitCode = problems.length === 0 ? 0 : 1;

/** The recommended rules of Redocly. */
function redocly() {
  const { status, output } = run('redocly', ['lint', document, '--format=json'], {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  });
  const start = output.indexOf('{');
  if (start < 0) return status === 0 ? [] : [`redocly: ${output}`];
  return JSON.parse(output.slice(start)).problems.map(
    ({ ruleId, message, location }) => `redocly ${ruleId}: ${message} (${location?.[0]?.pointer ?? ''})`,
  );
}

/** The OpenAPI rules of Spectral. */
async function spectral() {
  const require = createRequire(join(tools, 'package.json'));
  const { Spectral } = require('@stoplight/spectral-core');
  const judge = new Spectral();
  judge.setRuleset({ extends: [[require('@stoplight/spectral-rulesets').oas, 'recommended']] });
  const found = await judge.run(JSON.parse(readFileSync(document, 'utf8')));
  return found.map(({ code, message, path }) => `spectral ${code}: ${message} (${path.join('.')})`);
}

/** The types, and a program that uses them the way a client does. */
function types() {
  const folder = mkdtempSync(join(tools, 'types-'));
  try {
    const made = run('openapi-typescript', [document, '--output', join(folder, 'esquema.ts')]);
    if (made.status !== 0) return [`openapi-typescript: ${made.output}`];
    const program = readFileSync(join(tools, 'client-program.ts.txt'), 'utf8');
    const [, shown = 'nothing'] = /^```ts\n(.*?)^```$/ms.exec(readFileSync(guide, 'utf8')) ?? [];
    if (!program.includes(shown))
      return ['types: tools/docs/client-program.ts.txt lacks the TypeScript of docs/integradores.md'];
    writeFileSync(join(folder, 'client.ts'), program);
    const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
    const compiled = spawn(process.execPath, [
      join(root, 'node_modules', 'typescript', 'lib', 'tsc.js'),
      ...options,
      ...['--target', 'es2022', '--module', 'nodenext', '--moduleResolution', 'nodenext'],
      ...['--types', 'node', '--skipLibCheck', '--lib', 'es2022', join(folder, 'client.ts')],
    ]);
    return compiled.status === 0 ? [] : [`types: ${compiled.output}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(tool, args, env = {}) {
  return spawn(join(tools, 'node_modules', '.bin', tool), args, env);
}

function spawn(program, args, env = {}) {
  try {
    const output = execFileSync(program, args, { env: { ...process.env, ...env }, encoding: 'utf8', stdio: 'pipe' });
    return { status: 0, output };
  } catch (failure) {
    return { status: failure.status ?? 1, output: `${failure.stdout ?? ''}${failure.stderr ?? ''}` };
  }
}
