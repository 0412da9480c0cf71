/** A line of the picture: a value for each size. */
export interface Line {
  readonly name: string;
  readonly values: readonly number[];
}

const WIDTH = 860;
const HEIGHT = 420;
const LEFT = 60;
const RIGHT = 300;
const TOP = 40;
const BOTTOM = 50;
const COLOURS = [
  '#1f6feb',
  '#d1242f',
  '#1a7f37',
  '#9a6700',
  '#8250df',
  '#bf3989',
  '#57606a',
  '#0a7ea4',
  '#b35900',
  '#4d4d4d',
];

/** How lines grow from the first size (1) on, both axes by powers of ten: what is flat costs the same however large the catalog. */
export function growthPicture(title: string, sizes: readonly number[], lines: readonly Line[]): string {
  const grown = lines.map(({ name, values }) => ({
    name,
    values: values.map((value) => value / (values[0] ?? value)),
  }));
  const logs = grown.flatMap(({ values }) => values.map(Math.log10));
  const [low, high] = [Math.floor(Math.min(...logs, 0)), Math.max(Math.ceil(Math.max(...logs)), 1)];
  const x = (place: number): number => LEFT + (place * (WIDTH - LEFT - RIGHT)) / Math.max(sizes.length - 1, 1);
  const y = (value: number): number => TOP + ((high - Math.log10(value)) * (HEIGHT - TOP - BOTTOM)) / (high - low);
  const text = (at: [number, number], words: string, more = ''): string =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" ${more}>${words}</text>`;
  const grid = Array.from({ length: high - low + 1 }, (_, step) => {
    const level = y(10 ** (low + step)).toFixed(1);
    const line = `<path d="M${LEFT} ${level}H${WIDTH - RIGHT}" stroke="#d0d7de"/>`;
    return line + text([LEFT - 8, Number(level) + 4], `× ${10 ** (low + step)}`, 'text-anchor="end"');
  });
  const below = sizes.map((size, place) =>
    text([x(place), HEIGHT - BOTTOM + 22], size.toLocaleString('en'), 'text-anchor="middle"'),
  );
  const drawn = grown.map(({ name, values }, index) => {
    const colour = COLOURS[index % COLOURS.length] ?? '';
    const points = values.map((value, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
    const legend = `${name} (× ${(values.at(-1) ?? 1).toFixed(2)})`;
    return (
      `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/>` +
      text([WIDTH - RIGHT + 14, TOP + 14 + index * 20], legend, `fill="${colour}"`)
    );
  });
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img">`;
  const back = `<title>${title}</title><rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`;
  const heading = text([LEFT, 22], title, 'font-size="14"');
  return `${[frame, back, heading, ...grid, ...below, ...drawn, '</svg>'].join('\n')}\n`;
}
