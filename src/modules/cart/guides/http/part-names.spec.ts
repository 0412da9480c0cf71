import fc from 'fast-check';
import { boundaryOf, bracketed, hadNul, MarkedPartHeaders } from './part-names';

const MARK = '\ufdd0';

/** What comes out when `body` comes in, cut at `cuts`. */
async function passed(
  boundary: string,
  body: Buffer,
  cuts: readonly number[] = [],
  mostParts = Infinity,
): Promise<Buffer> {
  const stream = new MarkedPartHeaders(boundary, mostParts);
  const out: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => out.push(chunk));
  const ended = new Promise((resolve) => stream.once('end', resolve));
  const places = [0, ...cuts.map((cut) => cut % (body.length + 1)).sort((a, b) => a - b), body.length];
  for (const [n, from] of places.slice(0, -1).entries()) stream.write(body.subarray(from, places[n + 1]));
  stream.end();
  await ended;
  return Buffer.concat(out);
}

const part = (name: string, content: string): string =>
  `--f\r\nContent-Disposition: form-data; name="a"; filename="${name}"\r\n\r\n${content}\r\n`;

describe('headers of a form’s parts', () => {
  it('have a mark for every NUL, wherever the body is cut; the parts stay as they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 400 }), { maxLength: 12 }), async (cuts) => {
        const form = (nul: string): string =>
          `${part(`x${nul}.pdf`, `\0--f filename="\0"\r\n\r\n`)}${part(`${nul}${nul}`, '\r\n\0\r\n')}--f\r\n\r\n\0\r\n--f--\r\n`;
        expect((await passed('f', Buffer.from(form('\0')), cuts)).toString()).toBe(form(MARK));
      }),
    );
  });

  it('have a mark for every bracket, which the name is read with again', async () => {
    const marked = (await passed('f', Buffer.from(part('a[0][b].pdf', '[x]')))).toString();
    expect(marked).toBe(part('a\ufdd10\ufdd2\ufdd1b\ufdd2.pdf', '[x]'));
    expect(bracketed(marked)).toBe(part('a[0][b].pdf', '[x]'));
  });

  it('are looked at up to one part more than a form may have; what comes then passes as it is, wherever the body is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 400 }), { maxLength: 12 }), async (cuts) => {
        const form = (...names: string[]): string => `${names.map((name) => part(name, '[x]')).join('')}--f--\r\n`;
        const body = Buffer.from(form('a[0]', 'a[1]', 'a[2]', 'a[3]', '\0'));
        const written = form('a\ufdd10\ufdd2', 'a\ufdd11\ufdd2', 'a\ufdd12\ufdd2', 'a[3]', '\0');
        expect((await passed('f', body, cuts, 2)).toString()).toBe(written);
      }),
    );
  });

  it('pass byte for byte without one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('\r', '\n', '\r\n', '--', '--f', '\r\n--f', 'x', '\xff', '--f--'), { maxLength: 30 }),
        fc.array(fc.nat({ max: 100 }), { maxLength: 8 }),
        async (pieces, cuts) => {
          const body = Buffer.from(pieces.join(''), 'latin1');
          expect(await passed('f', body, cuts)).toEqual(body);
        },
      ),
    );
  });

  it('are told by the name', () => {
    expect([hadNul(`a${MARK}.pdf`), hadNul('a.pdf')]).toEqual([true, false]);
  });

  it.each([
    ['multipart/form-data; boundary=f', 'f'],
    ['multipart/form-data; charset=utf-8; BOUNDARY="a b"; x=y', 'a b'],
    ['multipart/form-data; boundary=', undefined],
    ['multipart/form-data', undefined],
  ])('the boundary of %s', (type, boundary) => {
    expect(boundaryOf(type)).toBe(boundary);
  });
});
