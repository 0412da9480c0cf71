// Draws panels of the dashboard as pictures, from what a Prometheus answers for the last minutes:
//   node docker/observability/draw-panels.mjs http://127.0.0.1:9090 docs/panels [minutes] ["Panel title"…]
// For documents, where Grafana is not at hand. Writes one SVG a panel. For up to 10 minutes rates are those of 30 s instead of 5 min, so
// that something can be seen.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [, , url = 'http://127.0.0.1:9090', folder = 'docs/panels', minutes = '5', ...titles] = process.argv;
const file = join(dirname(fileURLToPath(import.meta.url)), 'grafana-mostrador.json');
const panels = JSON.parse(readFileSync(file, 'utf8')).panels.filter(({ targets }) => targets);
const chosen = titles.length > 0 ? panels.filter(({ title }) => titles.includes(title)) : panels;
const POINTS = 90;
const SHORT_MINUTES = 10;
const COLORS = ['#1864ab', '#d9480f', '#2b8a3e', '#a61e4d', '#5f3dc4', '#0b7285', '#495057'];
const DASHES = ['', '6 3', '2 2', '9 3 2 3', '', '6 3', '2 2'];
const BOX = { left: 62, right: 458, top: 34, bottom: 140 };
/** What the units of Grafana are called, and how a value of them is written. */
const UNITS = {
  reqps: ['per second', number],
  ops: ['per second', number],
  s: ['seconds', duration],
  percentunit: ['share', (value) => `${number(value * 100)} %`],
  bytes: ['bytes', bytes],
  Bps: ['bytes per second', bytes],
  short: ['count', number],
};

mkdirSync(folder, { recursive: true });
for (const panel of chosen) {
  const lines = (await Promise.all(panel.targets.map(linesOf))).flat().slice(0, COLORS.length);
  const name = panel.title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  writeFileSync(join(folder, `${name}.svg`), draw(panel, lines));
}

async function linesOf({ expr, legendFormat }) {
  const end = Math.floor(Date.now() / 1000);
  const span = Number(minutes) * 60;
  const query = new URLSearchParams({
    query: Number(minutes) > SHORT_MINUTES ? expr : expr.replaceAll('[5m]', '[30s]'),
    start: end - span,
    end,
    step: Math.max(1, Math.round(span / POINTS)),
  });
  const { status, data, error } = await (await fetch(`${url}/api/v1/query_range?${query}`)).json();
  if (status !== 'success') throw new Error(`${expr}: ${error}`);
  return data.result
    .map(({ metric, values }) => ({
      name: (legendFormat || 'value').replace(/\{\{(\w+)\}\}/g, (_, label) => metric[label] || '(unknown)').trim(),
      points: values.map(([at, value]) => [at, Number(value)]).filter(([, value]) => Number.isFinite(value)),
    }))
    .filter(({ points }) => points.length > 1)
    .sort((a, b) => most(b) - most(a));
}

function draw({ title, fieldConfig }, lines) {
  const [unit, write] = UNITS[fieldConfig.defaults.unit] ?? UNITS.short;
  const times = lines.flatMap(({ points }) => points.map(([at]) => at));
  const [from, to] = times.length > 0 ? [Math.min(...times), Math.max(...times)] : [0, Number(minutes) * 60];
  const top = roundUp(Math.max(...lines.map(most), 0));
  const x = (at) => Math.round(BOX.left + ((at - from) / (to - from || 1)) * (BOX.right - BOX.left));
  const y = (value) => (BOX.bottom - (value / top) * (BOX.bottom - BOX.top)).toFixed(1);
  const marks = [
    ...[0, 0.25, 0.5, 0.75, 1].map((share) => across(y(top * share), share % 0.5 === 0 ? write(top * share) : '')),
    ...[0, 0.25, 0.5, 0.75, 1].map((share) => along(x(from + share * (to - from)), clock(share * (to - from)))),
  ];
  const height = 176 + Math.max(1, Math.ceil(lines.length / 2)) * 15;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 ${height}" font-family="sans-serif" font-size="10" role="img">
<title>${escape(title)}</title>
<rect width="480" height="${height}" fill="#fff"/><text x="8" y="16" font-size="12" font-weight="bold">${escape(title)}</text>
<text x="470" y="16" text-anchor="end" fill="#495057">${unit}</text>
${marks.join('\n')}
<text x="${(BOX.left + BOX.right) / 2}" y="${BOX.bottom + 27}" text-anchor="middle" fill="#495057">minutes</text>
${lines.map((line, index) => drawLine(line, index, x, y)).join('\n') || `<text x="200" y="90">no values</text>`}
</svg>
`;
}

function drawLine({ name, points }, index, x, y) {
  const path = points.map(([at, value]) => `${x(at)},${y(value)}`).join(' ');
  const stroke = `stroke="${COLORS[index]}" stroke-width="1.5" stroke-dasharray="${DASHES[index]}"`;
  const [left, line] = [BOX.left + (index % 2) * 205, BOX.bottom + 43 + Math.floor(index / 2) * 15];
  return (
    `<polyline points="${path}" fill="none" ${stroke}/>` +
    `<line x1="${left}" x2="${left + 20}" y1="${line - 3}" y2="${line - 3}" ${stroke}/>` +
    `<text x="${left + 25}" y="${line}">${escape(name.length > 34 ? `…${name.slice(-33)}` : name)}</text>`
  );
}

function across(y, text) {
  return (
    `<line x1="${BOX.left}" x2="${BOX.right}" y1="${y}" y2="${y}" stroke="#dee2e6"/>` +
    `<text x="${BOX.left - 6}" y="${Number(y) + 4}" text-anchor="end">${text}</text>`
  );
}

function along(x, text) {
  return (
    `<line x1="${x}" x2="${x}" y1="${BOX.bottom}" y2="${BOX.bottom + 4}" stroke="#868e96"/>` +
    `<text x="${x}" y="${BOX.bottom + 15}" text-anchor="middle">${text}</text>`
  );
}

function most({ points }) {
  return Math.max(...points.map(([, value]) => value), 0);
}

/** The next of 1, 2, 4, 5 or 8 times a power of ten: halves of it are round too. */
function roundUp(value) {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return power * [1, 2, 4, 5, 8, 10].find((step) => step * power >= value * 0.999);
}

function clock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
}

function number(value) {
  if (value >= 1e6) return `${Number((value / 1e6).toPrecision(3))} M`;
  return value >= 1e4 ? `${Number((value / 1e3).toPrecision(3))} k` : String(Number(value.toPrecision(3)));
}

function duration(seconds) {
  return seconds < 1 ? `${number(seconds * 1000)} ms` : `${number(seconds)} s`;
}

function bytes(value) {
  const step = [1e9, 1e6, 1e3].findIndex((size) => value >= size);
  return step < 0 ? `${number(value)} B` : `${number(value / [1e9, 1e6, 1e3][step])} ${['GB', 'MB', 'kB'][step]}`;
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
