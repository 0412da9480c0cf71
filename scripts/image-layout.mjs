// Builds what the image holds in a folder, by the steps of docker/Dockerfile, and runs it there: the server and the command line.
//   node scripts/image-layout.mjs
// It needs no Docker engine: packages are linked from node_modules, dist/ is built when it is missing.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(join(tmpdir(), 'mostrador-image-'));
const home = join(folder, 'app');
const image = readFileSync(join(root, 'docker', 'Dockerfile'), 'utf8')
  .replaceAll('\\\n', ' ')
  .split(/^FROM /m)
  .at(-1);

try {
  layOut();
  await runIt();
  process.stdout.write('the layout of the image runs: server and command line\n');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function layOut() {
  mkdirSync(join(home, 'data'), { recursive: true });
  if (!existsSync(join(root, 'dist', 'main.js'))) run('npm', ['run', '--silent', 'build']);
  for (const [, source, target] of image.matchAll(/^COPY (?:--from=build \/app\/)?([\w./-]+) \.\/([\w.-]*)$/gm)) {
    if (source === 'node_modules') linkPackages();
    else cpSync(join(root, source), join(home, target || source), { recursive: true });
  }
  const removal = readFileSync(join(root, 'docker', 'only-what-runs'), 'utf8').match(/^rm .*$/m)[0];
  run('sh', ['-c', removal], { cwd: home });
  for (const name of ['prettier', 'typescript', 'eslint', 'jest'])
    check(!existsSync(join(home, 'node_modules', name)), `${name} is not in the image`);
}

/** What `npm prune --omit=dev` leaves. */
function linkPackages() {
  const { stdout } = spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: root, encoding: 'utf8' });
  // Links where they can be: not from one file system to another.
  const copying = statSync(root).dev === statSync(home).dev ? '-al' : '-a';
  const packages = stdout.split('\n').filter((path) => path.includes('node_modules'));
  for (const path of packages) {
    const target = join(home, relative(root, path));
    mkdirSync(dirname(target), { recursive: true });
    if (!existsSync(target)) run('cp', [copying, path, target]);
  }
}

async function runIt() {
  const settings = Object.fromEntries(
    [...image.match(/^ENV .*$/m)[0].matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [
      name,
      value.replaceAll('/app/', `${home}/`),
    ]),
  );
  const collector = await startCollector();
  const env = {
    ...{ PATH: process.env.PATH, HOME: folder, MOSTRADOR_HOME: home, ...settings },
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}`,
  };
  const { server, port } = await startServer(env);
  try {
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`);
    check(ready.status === 200, `ready, not ${ready.status}`);
    check(await collector.got('GET /health/ready'), 'its spans arrive at a collector');
    check(settings.NODE_ENV === 'production', 'the image runs in production');
    check(mode(env.DATABASE_URL.replace('sqlite:', '')) === '600', 'the database is readable by its owner alone');
    const listed = cli(env, ['credentials', 'list', '--json']);
    check(Object.values(JSON.parse(listed)).flat().length === 0, `there is no demo, but ${listed}`);
    const load = join(folder, 'marcas.ndjson');
    writeFileSync(load, '{"nombre":"Vixora","logo":"https://example.com/v.png"}\n');
    check(JSON.parse(cli(env, ['import', load, '--json'])).created === 1, 'a file is loaded');
  } finally {
    server.kill('SIGTERM');
    collector.close();
  }
  const [code] = server.exitCode === null ? await once(server, 'exit') : [server.exitCode];
  check(code === 0, `the server ends with 0, not ${code}`);
}

/** The server on a free port; on another one where somebody took it before the server could listen. */
async function startServer(env, attempts = 3) {
  const port = await freePort();
  const [, ...command] = JSON.parse(image.match(/^CMD (\[.*\])$/m)[1]);
  const server = spawn(process.execPath, command, {
    cwd: home,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of server.stdout) if (String(chunk).includes('listening on')) return { server, port };
  check(attempts > 1, 'the server listens');
  return startServer(env, attempts - 1);
}

/** Takes spans as an OpenTelemetry collector does. */
async function startCollector() {
  const batches = [];
  const server = createHttpServer(async (request, response) => {
    const chunks = await request.toArray();
    batches.push(Buffer.concat(chunks).toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: server.address().port,
    close: () => server.close(),
    async got(name) {
      for (let tries = 0; tries < 900; tries++) {
        if (batches.some((batch) => batch.includes(`"name":"${name}"`))) return true;
        await pause(100);
      }
      return false;
    },
  };
}

function cli(env, args) {
  const { status, stdout, stderr } = spawnSync(join(root, 'docker', 'mostrador'), args, {
    env,
    cwd: folder,
    encoding: 'utf8',
  });
  check(status === 0, `mostrador ${args[0]} ends with 0, not ${status}: ${stderr}`);
  return stdout;
}

function run(program, args, options = {}) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2], ...options });
  check(status === 0, `${program} ${args.join(' ')} ends with 0`);
}

function check(holds, what) {
  if (!holds) throw new Error(`image layout: expected that ${what}`);
}

function mode(path) {
  return (statSync(path).mode & 0o777).toString(8);
}

function freePort() {
  return new Promise((settle) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => settle(port));
    });
  });
}
