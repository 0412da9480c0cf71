/* eslint-disable no-console -- a benchmark's output is what it is for */
import { TextIndex } from '@/modules/products/domain/text/text-index';
import { product, random } from './catalog';

/**
 * Text search at 10,000 and 100,000 products: build, memory, single changes, and each class of query (index part alone:
 * the exact set of matches with their scores). `node bench/run.mjs bench/search/text-index.ts [sizes]`; expose the collector
 * (`node --expose-gc`) for honest memory figures. Prints computing time and clock time.
 */
const BATCH = 50;
const WARM_UP = 40;
const ROUNDS = 400;
const HOSTILE: readonly string[] = [
  'a'.repeat(256),
  Array.from({ length: 128 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(' '),
  'de la el para con '.repeat(15),
  '%%%%____****',
  '😀🎥 '.repeat(60),
  'ds2 2cd cd1 d21 214 143 h10 k1t '.repeat(8),
  'ds2c s2cd 2cd2 ds2cd ds2ce 2cd1 2cd3 2cd4 2cd5 2cd6 2cd7 2cd8 2cd9',
  'camra bullte hikvison dahuaa exteriro metalcia sensoor grabadr',
  'camara hikvision 4mp exterior interior ip67 ik10 h265 12v varifocal motorizada solar audio luz lente fijo salida puertos pantalla',
  '２ＭＰ Ⅷ ½ ﷺ '.repeat(20),
  '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30',
  '\u0000\u200b\ud800x\udfff',
  'zzzzqxw-'.repeat(30),
  'xqzwvk kqzxvw wvkxqz zxkqvw qzkxvw vkqzxw wqzkxv kzqxvw',
];

/** Milliseconds by the clock, and of this process' own computing: on a shared machine only the second says much. */
interface Time {
  readonly wall: number;
  readonly cpu: number;
}

function quantiles(times: readonly number[], shares: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return shares.map((share) => at(share).toFixed(3).padStart(8)).join(' ');
}

function report(name: string, times: readonly Time[], matches: number): void {
  const cpu = quantiles(
    times.map((time) => time.cpu),
    [0.5, 0.95, 0.99, 1],
  );
  const wall = quantiles(
    times.map((time) => time.wall),
    [0.5, 0.99],
  );
  console.log(`${name.padEnd(28)}${cpu}   |${wall}   ${Math.round(matches / times.length)} matches`);
}

function heading(): void {
  const names = ['p50', 'p95', 'p99', 'max'].map((name) => name.padStart(8)).join(' ');
  console.log(`${'ms (computing | clock)'.padEnd(28)}${names}   |${'p50'.padStart(8)} ${'p99'.padStart(8)}`);
}

function timed(act: () => void): Time {
  const before = process.cpuUsage();
  const start = process.hrtime.bigint();
  act();
  const wall = Number(process.hrtime.bigint() - start) / 1e6;
  const { user, system } = process.cpuUsage(before);
  return { wall, cpu: (user + system) / 1000 };
}

function swapInside(word: string, at: number): string {
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

function queryClasses(size: number): [string, (round: number) => string][] {
  const from = random(99);
  const model = (): string => product(from.below(size)).model;
  const compact = (): string => model().replace(/[^A-Za-z0-9]/g, '');
  const word = (): string => {
    const words = product(from.below(size)).title.split(' ');
    return words[from.below(Math.min(8, words.length))] ?? '';
  };
  const words = (count: number): string => product(from.below(size)).title.split(' ').slice(0, count).join(' ');
  const long = (): string =>
    from.of([
      'camara',
      'hikvision',
      'antivandalica',
      'motorizada',
      'inalambrica',
      'grabador',
      'recargable',
      'exterior',
      'microfono',
    ]);
  return [
    ['1 word', word],
    ['2 words', () => words(2)],
    ['3 words', () => words(3)],
    ['6 words', () => words(6)],
    ['prefix', () => long().slice(0, 3 + from.below(3))],
    ['word + prefix', () => `${words(1)} ${long().slice(0, 3 + from.below(3))}`],
    ['exact model', model],
    ['model without punctuation', compact],
    ['model prefix', () => compact().slice(0, 4 + from.below(5))],
    ['model fragment', () => compact().slice(3, 7 + from.below(4))],
    ['brand + model fragment', () => `hikvision ${compact().slice(4, 9)}`],
    ['typo, 1 word', () => swapInside(long(), 2)],
    ['typo, 3 words', () => `${words(2)} ${swapInside(long(), 3)}`],
    ['typo in a model', () => swapInside(compact(), 6)],
    ['nothing like it', () => `zqx${from.below(1000)}wvk`],
    ['hostile', (round) => HOSTILE[round % HOSTILE.length] ?? ''],
  ];
}

function heapMegabytes(): number {
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

function build(size: number): TextIndex {
  const before = heapMegabytes();
  const index = new TextIndex();
  let wall = 0;
  let cpu = 0;
  let slowest = 0;
  for (let slot = 0; slot < size; slot += BATCH) {
    const documents = Array.from({ length: Math.min(BATCH, size - slot) }, (_, at) => product(slot + at));
    const time = timed(() => {
      for (const [at, document] of documents.entries()) index.put(slot + at, document);
    });
    wall += time.wall;
    cpu += time.cpu;
    slowest = Math.max(slowest, time.cpu);
  }
  const seconds = `${(cpu / 1000).toFixed(2)} s computing, ${(wall / 1000).toFixed(2)} s by the clock`;
  console.log(
    `\n${size} products: built in ${seconds} (slowest ${BATCH}: ${slowest.toFixed(1)} ms), ` +
      `${(heapMegabytes() - before).toFixed(0)} MB, ${index.vocabulary} terms`,
  );
  return index;
}

function changes(index: TextIndex, size: number): void {
  const from = random(5);
  const replace: Time[] = [];
  const remove: Time[] = [];
  const add: Time[] = [];
  for (let round = 0; round < 2000; round++) {
    const slot = from.below(size);
    const original = product(slot);
    const other = product(size + round);
    replace.push(
      timed(() => {
        index.put(slot, other);
      }),
    );
    remove.push(
      timed(() => {
        index.remove(slot);
      }),
    );
    add.push(
      timed(() => {
        index.put(slot, original);
      }),
    );
  }
  report('replace by another product', replace, 0);
  report('remove', remove, 0);
  report('add', add, 0);
}

function queries(index: TextIndex, size: number): void {
  for (const [name, make] of queryClasses(size)) {
    const times: Time[] = [];
    let matches = 0;
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const query = make(Math.abs(round));
      const time = timed(() => {
        matches += index.search(query).count;
      });
      if (round >= 0) times.push(time);
      else matches = 0;
    }
    report(name, times, matches);
  }
}

const sizes = process.argv.slice(2).map(Number).filter(Number.isInteger);
for (const size of sizes.length > 0 ? sizes : [10_000, 100_000]) {
  const index = build(size);
  heading();
  queries(index, size);
  changes(index, size);
}
