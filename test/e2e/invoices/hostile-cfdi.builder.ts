import { readCfdi } from '@/modules/invoices/documents/cfdi-reader';

const MB = 1024 * 1024;
const LARGEST = 5 * MB;
const OPEN =
  '<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0" Total="1548.60" Moneda="USD"><cfdi:Receptor Rfc="X"/>';
const CLOSE = '</cfdi:Comprobante>';

const filled = (unit: string, start = OPEN, end = CLOSE): string =>
  start + unit.repeat(Math.floor((LARGEST - start.length - end.length) / unit.length)) + end;

/** XML of the largest size that is read at all, each of a shape that costs a careless reader much. */
const SHAPES: Readonly<Record<string, () => string>> = {
  'empty elements': () => filled('<a/>'),
  'elements with a prefix': () => filled('<cfdi:a/>'),
  'declarations of namespaces': () => filled('<a xmlns:b="c"/>'),
  'elements in elements': () => filled('<a>', OPEN, ''),
  'elements 64 deep': () => filled(`${'<a>'.repeat(63)}${'</a>'.repeat(63)}`),
  'one name': () => filled('a', `${OPEN}<`, `/>${CLOSE}`),
  'one attribute': () => filled('a', `${OPEN}<a b="`, `"/>${CLOSE}`),
  'lines of one attribute': () => filled('\n', `${OPEN}<a b="`, `"/>${CLOSE}`),
  'attributes of one element': () =>
    `${OPEN}<a ${Array.from({ length: 400_000 }, (_, n) => `a${n}=""`).join(' ')}/>${CLOSE}`,
  'the five entities': () => filled('&amp;'),
  'characters by number': () => filled('&#x41;', `${OPEN}<a b="`, `"/>${CLOSE}`),
  'one entity': () => filled('a', `${OPEN}&`, `;${CLOSE}`),
  'one comment': () => filled('- ', `${OPEN}<!--`, `-->${CLOSE}`),
  'a comment before all': () => filled('a', '<!--', `-->${OPEN}${CLOSE}`),
  'one instruction': () => filled('? ', `${OPEN}<?a `, `?>${CLOSE}`),
  'instructions before all': () => filled('<?a?>', '', `${OPEN}${CLOSE}`),
  'blanks before all': () => filled(' ', '', `${OPEN}${CLOSE}`),
  'one text': () => filled('] ', OPEN, CLOSE),
  'one CDATA': () => filled('] ', `${OPEN}<![CDATA[`, `]]>${CLOSE}`),
  'a DOCTYPE of entities': () => filled('<!ENTITY a "&b;&b;&b;">', '<!DOCTYPE x [', `]>${OPEN}${CLOSE}`),
  'a DOCTYPE without end': () => filled('a', '<!DOCTYPE ', ''),
};

/** What reading one of them came to. */
export interface HostileReading {
  readonly shape: string;
  /** CPU, in milliseconds. */
  readonly ms: number;
  /** By how much the process has grown at its largest. */
  readonly mb: number;
  readonly flaw: string;
}

/** Prints one reading a line. */
function main(): void {
  for (const shape of Object.values(SHAPES)) readCfdi(Buffer.from(shape().slice(0, MB)));
  for (const [shape, make] of Object.entries(SHAPES)) {
    const bytes = Buffer.from(make());
    const before = process.resourceUsage().maxRSS;
    const start = process.cpuUsage();
    const reading = readCfdi(bytes);
    const { user, system } = process.cpuUsage(start);
    const mb = (process.resourceUsage().maxRSS - before) / 1024;
    const flaw = 'flaw' in reading ? reading.flaw : '';
    process.stdout.write(
      `${JSON.stringify({ shape, ms: (user + system) / 1000, mb, flaw } satisfies HostileReading)}\n`,
    );
  }
}

main();
