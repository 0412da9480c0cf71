// Every "Contract 4.2", "Decisions 9", "Reliability 4.5", "Beyond 3.2" and "Import format, Credentials" in code, tests and docs must name a
// heading of docs/contract, every link of a document must lead to a file of the repository, and the index of docs/adr must list every
// decision. Ends with 1 and the list otherwise.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const FOLDER = 'docs/contract';
const PAGES = {
  Contract: ['api.md'],
  Decisions: ['decisions.md'],
  Reliability: ['reliability.md'],
  Beyond: readdirSync(FOLDER).filter((name) => name.startsWith('beyond-')),
};
const NUMBERED = /\b(Contract|Decisions|Reliability|Beyond) (\d+(?:\.\d+)*)((?:, | and |; )\d+(?:\.\d+)+)*/g;
const BY_TITLE = /\bImport format, ([A-Z][a-z]+)/g;

const numbers = new Map(Object.entries(PAGES).map(([law, pages]) => [law, new Set(pages.flatMap(numbersOf))]));
const titles = new Set(headings('import-format.md').flatMap((title) => [title, title.split(' ')[0]]));
const problems = [];
const waiting = new Set();
let count = 0;

for (const file of trackedFiles()) {
  const text = readFileSync(file, 'utf8');
  text.split('\n').forEach((line, index) => {
    for (const [what, law, first] of line.matchAll(NUMBERED))
      for (const number of [first, ...what.slice(law.length + 1 + first.length).matchAll(/\d+(?:\.\d+)+/g)].map(String))
        judge(`${file}:${index + 1}`, law, number);
    for (const [, title] of line.matchAll(BY_TITLE)) {
      count += 1;
      if (!titles.has(title)) problems.push(`${file}:${index + 1}: Import format has no section "${title}"`);
    }
  });
  if (file.endsWith('.md')) checkLinks(file, text);
}

const index = readFileSync('docs/adr/README.md', 'utf8');
for (const name of readdirSync('docs/adr'))
  if (/^\d/.test(name) && !index.includes(`(${name})`)) problems.push(`docs/adr/README.md: ${name} is not listed`);

for (const chapter of [...waiting].sort())
  console.log(`references: ${chapter} is cited and has no page in ${FOLDER} yet`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(
    `references: ${problems.length} lead nowhere. The sections are the numbered headings of ${FOLDER}/*.md.`,
  );
  process.exit(1);
}
console.log(`references: all ${count} resolve`);

function judge(place, law, number) {
  count += 1;
  const known = numbers.get(law);
  const chapter = number.split('.')[0];
  if (known.has(number)) return;
  if (law === 'Beyond' && !known.has(chapter)) waiting.add(`Beyond ${chapter}`);
  else problems.push(`${place}: ${law} ${number} is no section of ${PAGES[law].join(', ')}`);
}

function headings(page) {
  const path = join(FOLDER, page);
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(/^#{2,4} (.+)$/gm)].map(([, title]) => title);
}

function numbersOf(page) {
  return headings(page).flatMap((title) => /^(\d+(?:\.\d+)*)\.? /.exec(`${title} `)?.[1] ?? []);
}

function checkLinks(file, text) {
  for (const [, target] of text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)) {
    if (/^[a-z]+:/.test(target)) continue;
    const path = normalize(join(dirname(file), target));
    if (path.startsWith('..') || !existsSync(path)) problems.push(`${file}: the link to ${target} leads nowhere`);
  }
}

function trackedFiles() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  return listed.split('\n').filter((file) => /\.(ts|mjs|cjs|md)$/.test(file) && existsSync(file));
}
