import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Webhook } from 'standardwebhooks';

const GUIDE = readFileSync(resolve(__dirname, '..', '..', 'docs', 'integradores.md'), 'utf8');
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const ID = 'evt_4q8fz2m7k5d3w6t7y2b4n6c8xa';
const BODY = '{"type":"pedido.estado","data":{"folio":"CHI-000123/26","nota":"ñandú \\"€\\" 😀"}}';

/** The sample of a language that defines `verifica`. */
function sample(language: string): string {
  const blocks = [...GUIDE.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code);
  const found = blocks.filter((code) => code.includes('verifica('));
  if (found.length !== 1) throw new Error(`the guide has ${found.length} samples in ${language}`);
  return found[0] ?? '';
}

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How each program reads what was sent from its standard input and says whether the sample verifies it. */
const PROGRAMS: readonly (readonly [string, string, (sample: string) => readonly string[]])[] = [
  [
    'js',
    process.execPath,
    (code) => [
      '--input-type=module',
      '-e',
      `import { readFileSync } from 'node:fs';\n${code}\nconst e = JSON.parse(readFileSync(0, 'utf8'));
       console.log(JSON.stringify(e.sent.map(({ headers, body }) => verifica(e.secret, headers, body))));`,
    ],
  ],
  [
    'python',
    'python3',
    (code) => [
      '-c',
      `${code}\nimport json, sys\ne = json.load(sys.stdin)
print(json.dumps([verifica(e["secret"], one["headers"], one["body"].encode()) for one in e["sent"]]))`,
    ],
  ],
  [
    'php',
    'php',
    (code) => [
      '-r',
      `${code}\n$e = json_decode(file_get_contents('php://stdin'), true);
       echo json_encode(array_map(fn($one) => verifica($e['secret'], $one['headers'], $one['body']), $e['sent']));`,
    ],
  ],
];

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

describe('verification of webhooks in the guide', () => {
  const sign = (at: Date, secret = SECRET): string => new Webhook(secret).sign(ID, at, BODY);
  const sent = (at: Date, signature: string, body = BODY): Sent => ({
    headers: {
      'webhook-id': ID,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signature,
    },
    body,
  });

  it.each(PROGRAMS)('in %s tells what was signed from what was not', (language, program, command) => {
    // The sample has to be in the guide, whether its program is here or not.
    const code = sample(language);
    if (!isThere(program)) return;
    const [now, old] = [new Date(), new Date(Date.now() - 600_000)];
    const other = sign(now, `whsec_${Buffer.alloc(32, 8).toString('base64')}`);
    const cases: readonly (readonly [Sent, boolean])[] = [
      [sent(now, sign(now)), true],
      [sent(now, `${other} ${sign(now)}`), true],
      [sent(now, other), false],
      [sent(now, sign(now), `${BODY} `), false],
      [sent(old, sign(old)), false],
      [sent(now, ''), false],
      [sent(now, sign(now).slice(0, -2)), false],
    ];
    const input = JSON.stringify({ secret: SECRET, sent: cases.map(([one]) => one) });
    const { stdout, stderr, status } = spawnSync(program, [...command(code)], { input, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toEqual(cases.map(([, isGood]) => isGood));
  });
});
