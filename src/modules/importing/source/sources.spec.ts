import { gzipSync } from 'node:zlib';
import { parse as parseWithLibrary } from 'csv-parse/sync';
import fc from 'fast-check';
import { lineProblem } from '@/modules/importing/import-entity';
import { parseCsvRecord } from '@/modules/importing/source/csv-record';
import { csvLines } from '@/modules/importing/source/csv-lines';
import { formatLines } from '@/modules/importing/source/format-lines';
import { lineBlocks, type Encoding, type RawLine } from '@/modules/importing/source/line-blocks';
import { ndjsonLines } from '@/modules/importing/source/ndjson-lines';
import type { SourceLines } from '@/modules/importing/source/source-line';

// eslint-disable-next-line @typescript-eslint/require-await -- stands in for a file
async function* chunked(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function linesOf(bytes: Buffer, size: number, encoding?: Encoding): Promise<RawLine[]> {
  const lines: RawLine[] = [];
  for await (const block of lineBlocks(chunked(bytes, size), encoding)) lines.push(...block);
  return lines;
}

/** Each line as [number, what became of it]. */
async function read(lines: SourceLines): Promise<[number, unknown][]> {
  const found: [number, unknown][] = [];
  for await (const some of lines)
    for (const { number, record, problem } of some) found.push([number, record ?? problem?.text]);
  return found;
}

const blocks = (text: string, size = 7) => lineBlocks(chunked(Buffer.from(text), size));
const ndjson = (text: string) => read(ndjsonLines(blocks(text)));
const csv = (text: string, nested: string[] = [], size = 7) => read(csvLines(blocks(text, size), new Set(nested)));

describe('lineBlocks', () => {
  it('cuts the same lines whatever the size of the chunks', async () => {
    const text = fc
      .array(fc.constantFrom('a', 'ñ', '€', '😀', '\n', '\r', '"', '\u{feff}'))
      .map((parts) => `x${parts.join('')}`);
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 20 }), async (content, size) => {
        const expected = content.split('\n');
        if (expected.at(-1) === '') expected.pop();
        expect(await linesOf(Buffer.from(content), size)).toEqual(expected);
      }),
    );
  });

  it('drops a byte order mark and refuses UTF-16', async () => {
    expect(await linesOf(Buffer.from('\u{feff}a\nb'), 100)).toEqual(['a', 'b']);
    const wide = Buffer.from('\u{feff}a\n', 'utf16le');
    for (const bytes of [wide, wide.subarray(2), Buffer.from(wide).swap16(), Buffer.from(wide).swap16().subarray(2)])
      await expect(linesOf(bytes, 100)).rejects.toThrow('UTF-16');
  });

  it('refuses what is packed, and says what to do with it', async () => {
    const packed = gzipSync('a\nb\n');
    await expect(linesOf(packed, 100)).rejects.toThrow('comprimido con gzip; agregue .gz a su nombre');
    const zip = Buffer.from('PK\u0003\u0004\u0014\u0000');
    await expect(linesOf(zip, 100)).rejects.toThrow('es un archivo ZIP o de Excel');
    expect(await linesOf(Buffer.from('PK,nombre\n'), 100)).toEqual(['PK,nombre']);
  });

  it('gives a line that is not UTF-8 as a fault with what it looks like, and the others as they are', async () => {
    const bytes = Buffer.concat([Buffer.from('ñ\n'), Buffer.from([0x61, 0xf1, 0x0a]), Buffer.from('€\n')]);
    for (const size of [1, 3, 100])
      expect(await linesOf(bytes, size)).toEqual(['ñ', { fault: 'not_utf8', text: 'añ' }, '€']);
  });

  it('takes a file that is not UTF-8 for ISO-8859-1 where that is allowed', async () => {
    const text = 'México|Ñuñoa\nabc\nÁlamos';
    for (const size of [1, 4, 100]) {
      expect(await linesOf(Buffer.from(text, 'latin1'), size, 'utf8-or-latin1')).toEqual(text.split('\n'));
      expect(await linesOf(Buffer.from(text), size, 'utf8-or-latin1')).toEqual(text.split('\n'));
    }
  });

  it('gives up on a line that is too long without keeping it', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    // eslint-disable-next-line @typescript-eslint/require-await -- stands in for a file
    async function* long(): AsyncGenerator<Buffer> {
      for (let times = 0; times < 17; times++) yield chunk;
      yield Buffer.from('\nnext\n');
    }
    const lines: RawLine[] = [];
    for await (const block of lineBlocks(long())) lines.push(...block);
    expect(lines).toEqual([{ fault: 'too_long', text: '' }, 'next']);
  });
});

describe('ndjsonLines', () => {
  it('reads objects, skips blank lines, and counts lines as an editor does', async () => {
    expect(await ndjson('{"a":1}\r\n\n  \n{"b":"ñ"}')).toEqual([
      [1, { a: 1 }],
      [4, { b: 'ñ' }],
    ]);
  });

  it('refuses what is no object', async () => {
    const found = await ndjson('{"a":1\n[1]\n"x"\nnull\n{}');
    expect(found.map(([number]) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(found[0]?.[1]).toMatch(/^no es JSON válido/);
    expect(found.slice(1).map(([, text]) => text)).toEqual([
      ...Array<string>(3).fill('debe ser un objeto JSON, por ejemplo {"id": 1}'),
      {},
    ]);
  });

  it('keeps the text of a line for the refused file as it was', async () => {
    const text = '{"precio": 1.10, "b": 2}';
    for await (const [line] of ndjsonLines(blocks(`${text}\r\n`, 1000))) expect(line?.refusedText()).toBe(text);
    expect.hasAssertions();
  });

  it.each([
    ['{"a":1,', 'no es JSON válido: está incompleto'],
    ['{"a":1 "b":2}', 'no es JSON válido: lo que empieza en el carácter 8 no se espera ahí'],
    ['{"a":nada}', 'no es JSON válido: no se espera "a"'],
    // what can be neither shown nor kept
    ['\0\0{"a":1}', 'no es JSON válido'],
    ['😀{"a":1}', expect.stringMatching(/^no es JSON válido(?:: no se espera "😀")?$/)],
    ['{"a":"b', 'no es JSON válido: está incompleto'],
    ['{"a":1}}', 'no es JSON válido: lo que empieza en el carácter 8 no se espera ahí'],
  ])('says in Spanish what is wrong with %j', async (text, problem) => {
    expect(await ndjson(text)).toEqual([[1, problem]]);
  });
});

describe('csvLines', () => {
  it.each([
    ['30', ['30']],
    ['"30,31"', ['30', '31']],
    ['30;31', ['30', '31']],
    ['"IP67|12 V, 1 A"', ['IP67', '12 V, 1 A']],
    ['"[30, 31]"', [30, 31]],
    ['"{""a"": 1}"', { a: 1 }],
    ['[30', '[30'],
  ])('takes the nested cell %s as a list or object', async (cell, expected) => {
    const [[, record] = []] = (await csv(`list\n${cell}`, ['list'])) as [number, { list: unknown }][];
    expect(record).toEqual({ list: expected });
  });

  it('takes columns in any order; an empty cell is absent, null is null, nested cells are JSON', async () => {
    const text = '\r\nb,a,list\r\n1,x,"[1,""2""]"\r\n,null,\r\n"","""q""",null\r\n\r\n5,ñ,nope';
    expect(await csv(text, ['list'])).toEqual([
      [3, { b: '1', a: 'x', list: [1, '2'] }],
      [4, { a: null }],
      [5, { a: '"q"', list: null }],
      [7, { b: '5', a: 'ñ', list: ['nope'] }],
    ]);
  });

  it('numbers a record by its first line and keeps line ends within quotes', async () => {
    expect(await csv('a,b\n"x\r\n\ny",1\n2,3\n')).toEqual([
      [2, { a: 'x\r\n\ny', b: '1' }],
      [5, { a: '2', b: '3' }],
    ]);
  });

  it.each([
    ['a,b\n1\n2,3\n', [2, 'tiene 1 celdas y el encabezado 2'], [3, { a: '2', b: '3' }]],
    // As spreadsheets write columns and lines that were emptied.
    [',,\na,,\n1,,\n ,"",\n2,,3\n', [3, { a: '1' }], [5, { a: '2', '': '3' }]],
    ['a,b\n1,2,3\n2,3\n', [2, 'tiene 3 celdas y el encabezado 2'], [3, { a: '2', b: '3' }]],
    ['a,b\n"1"x,2\n2,3\n', [2, expect.stringContaining('después de cerrar')], [3, { a: '2', b: '3' }]],
    ['a,b\n1,5"x"\n2,3\n', [2, expect.stringContaining('dentro de una celda')], [3, { a: '2', b: '3' }]],
    ['a,b\n1,"x\n2,3\n', [2, 'abre comillas que no se cierran'], [3, { a: '2', b: '3' }]],
    [
      'a,b\n1,5" pipe\n2,3\n4,5\n',
      [2, expect.stringContaining('dentro de una celda')],
      [3, { a: '2', b: '3' }],
      [4, { a: '4', b: '5' }],
    ],
    [
      'a,b\r\n1,3/4" negro\r\n2,5" x\r\n',
      [2, expect.stringContaining('dentro de una celda')],
      [3, expect.stringContaining('dentro de una celda')],
    ],
    ['a,b\n"1"x","2\n2,3\n', [2, expect.stringContaining('después de cerrar')], [3, { a: '2', b: '3' }]],
  ])('refuses a bad record alone: %j', async (text, ...expected) => {
    for (const size of [1, 5, 1000]) expect(await csv(text, [], size)).toEqual(expected);
  });

  it('goes on after a quote left open in a long file', async () => {
    const rows = Array.from({ length: 12_000 }, (_, index) => `${index},x`);
    rows[100] = '100,"x';
    const found = await csv(`a,b\n${rows.join('\n')}\n`, [], 65_536);
    expect(found).toHaveLength(12_000);
    expect(found.filter(([, record]) => typeof record === 'string')).toEqual([
      [102, 'abre comillas que no se cierran'],
    ]);
  });

  it('refuses a record with a cell of more levels than can be written again', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(await csv(`a,b\n1,${deep}\n2,[[3]]\n`, ['b'], 65_536)).toEqual([
      [2, 'b está anidado en más de 100 niveles'],
      [3, { a: '2', b: [[3]] }],
    ]);
  });

  it.each(['', '\n', 'a,a\n1,2\n', '"a\n1\n'])('can do nothing without a header: %j', async (text) => {
    await expect(csv(text)).rejects.toThrow(/encabezado/);
  });

  it('reads what the reference parser reads', () => {
    const cell = fc.array(fc.constantFrom('a', 'ñ', ' ', ',', '"', '\n', '\r\n', '1')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), fc.boolean(), (cells, quoteAll) => {
        const quoted = cells.map((one) => (quoteAll || /[",\r\n]/.test(one) ? `"${one.replaceAll('"', '""')}"` : one));
        const [expected = ['']]: string[][] = parseWithLibrary(quoted.join(','), { record_delimiter: '\u0000' });
        expect(parseCsvRecord(quoted.join(','))).toEqual(expected);
      }),
    );
  });
});

describe('formatLines', () => {
  it('reads, skips and refuses as the format says', async () => {
    const format = {
      extensions: ['.txt'],
      encoding: 'utf8-or-latin1' as const,
      parse: (text: string) => (text === '' ? undefined : text === 'bad' ? lineProblem('d_codigo', 'mal') : { text }),
      isHeader: (text: string) => text === 'HEADER',
    };
    const lines = (text: string) => read(formatLines(blocks(text), format));
    expect(await lines('\r\nbad\r\nNúñez\nbad')).toEqual([
      [2, 'mal'],
      [3, { text: 'Núñez' }],
      [4, 'mal'],
    ]);
    expect(await lines('bad\n\nbad\nHEADER\nbad\nNúñez')).toEqual([
      [5, 'mal'],
      [6, { text: 'Núñez' }],
    ]);
    expect(await lines('bad\nbad')).toHaveLength(2);
    expect(await lines('bad\n'.repeat(500))).toHaveLength(500);
  });
});
