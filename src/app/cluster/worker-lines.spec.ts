import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { passLinesOn } from '@/app/cluster/worker-lines';

describe('lines of a worker', () => {
  it.each([
    ['that come together', ['a\nb\n'], ['a\n', 'b\n']],
    ['that come in pieces', ['{"a', '":1}', '\n{"b":2}\n'], ['{"a":1}\n', '{"b":2}\n']],
    ['cut in a letter', [Buffer.from('señ').subarray(0, 3), Buffer.from('señ\n').subarray(3)], ['señ\n']],
    ['with other ends of lines in them', ['a\u2028b\rc\n'], ['a\u2028b\rc\n']],
    ['that it has not ended', ['a\nb'], ['a\n', 'b\n']],
    ['that are none', [], []],
  ])('%s are given on whole', async (_name, chunks, lines) => {
    const said = new PassThrough();
    const written: string[] = [];
    passLinesOn(said, { write: (line) => void written.push(line) });
    for (const chunk of chunks) said.write(chunk);
    said.end();
    await finished(said);
    expect(written).toEqual(lines);
  });
});
