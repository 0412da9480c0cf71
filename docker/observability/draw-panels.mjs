// Draws panels of the dashboard as pictures, from what a Prometheus answers for the last minutes:
//   node docker/observability/draw-panels.mjs http://127.0.0.1:9090 docs/panels [minutes] ["Panel title"…]
// For documents, where Grafana is not at hand. Writes one SVG a panel.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [, , url = 'http://127.0.0.1:9090', folder = 'docs/panels', minutes = '5', ...titles] = process.argv;
const file = join(dirname(fileURLToPath(import.meta.url)), 'grafana-mostrador.json');
const panels = JSON.parse(readFileSync(file, 'utf8')).panels.filter(({ targets }) => targets);
const chosen = titles.length > 0 ? panels.filter(({ title }) => titles.includes(title)) : panels;
const POINTS = 60;
const COLORS = ['#3274d9', '#e0752d', '#2f9e44', '#c2255c', '#7048e8', '#0c8599', '#868e96'];
const BOX = { left: 46, right: 470, top: 26, bottom: 130 };

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
    query: expr,
    start: end - span,
    end,
    step: Math.max(1, Math.round(span / POINTS)),
  });
  const { status, data, error } = await (await fetch(`${url}/api/v1/query_range?${query}`)).json();
  if (status !== 'success') throw new Error(`${expr}: ${error}`);
  return data.result
    .map(({ metric, values }) => ({
      name: (legendFormat || 'value').replace(/\{\{(\w+)\}\}/g, (_, label) => metric[label] ?? '').trim(),
      points: values.map(([at, value]) => [at, Number(value)]).filter(([, value]) => Number.isFinite(value)),
    }))
    .filter(({ points }) => points.length > 1)
    .sort((a, b) => most(b) - most(a));
}

function draw({ title, fieldConfig }, lines) {
  const times = lines.flatMap(({ points }) => points.map(([at]) => at));
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const top = Math.max(...lines.map(most), 0) || 1;
  const x = (at) => Math.round(BOX.left + ((at - from) / (to - from || 1)) * (BOX.right - BOX.left));
  const y = (value) => (BOX.bottom - (value / top) * (BOX.bottom - BOX.top)).toFixed(1);
  const grid = [0, 0.5, 1].map(
    (share) =>
      `<line x1="${BOX.left}" x2="${BOX.right}" y1="${y(top * share)}" y2="${y(top * share)}" stroke="#dee2e6"/>` +
      `<text x="${BOX.left - 5}" y="${Number(y(top * share)) + 4}" text-anchor="end">${short(top * share)}</text>`,
  );
  const drawn = lines.map(({ name, points }, index) => {
    const path = points.map(([at, value]) => `${x(at)},${y(value)}`).join(' ');
    const place = `x="${BOX.left + (index % 3) * 145}" y="${150 + Math.floor(index / 3) * 14}"`;
    return (
      `<polyline points="${path}" fill="none" stroke="${COLORS[index]}" stroke-width="1.5"/>` +
      `<text ${place} fill="${COLORS[index]}">${escape(name.slice(-26))}</text>`
    );
  });
  const unit = fieldConfig.defaults.unit;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 185" font-family="sans-serif" font-size="10">
<rect width="480" height="185" fill="#fff"/><text x="8" y="15" font-size="12" font-weight="bold">${escape(title)} (${unit})</text>
${grid.join('\n')}
${drawn.join('\n')}
</svg>
`;
}

function most({ points }) {
  return Math.max(...points.map(([, value]) => value), 0);
}

function short(value) {
  if (value >= 1e6) return `${(value / 1e6).toFixed(0)}M`;
  if (value >= 1e4) return `${(value / 1e3).toFixed(0)}k`;
  return String(Number(value.toPrecision(2)));
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
