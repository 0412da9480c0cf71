// Adds up jest's JSON reports and prints the closing line of .ci/run. Exits 1 when anything failed or a report is missing.
// Suites of `<report>-again.json` were run a second time: that outcome counts, and the first is told.
import { existsSync, readFileSync } from 'node:fs';

const [, , failedChecks = '0', ...reports] = process.argv;
const count = { passed: 0, failed: Number(failedChecks), pending: 0 };
for (const report of reports) {
  if (!existsSync(report)) {
    process.stderr.write(`no test report ${report}\n`);
    count.failed += 1;
    continue;
  }
  const suites = suitesOf(report);
  if (suites.size === 0) count.failed += 1;
  for (const [name, again] of suitesOf(report.replace(/\.json$/, '-again.json'))) {
    if (again.status === 'passed') process.stdout.write(`failed beside others, passed by itself: ${name}\n`);
    suites.set(name, again);
  }
  for (const suite of suites.values()) add(suite);
}
process.stdout.write(
  `\n${count.passed} passed, ${count.failed} failed${count.pending ? `, ${count.pending} skipped` : ''}\n`,
);
process.exit(count.failed > 0 ? 1 : 0);

function suitesOf(report) {
  if (!existsSync(report)) return new Map();
  return new Map(JSON.parse(readFileSync(report, 'utf8')).testResults.map((suite) => [suite.name, suite]));
}

/** A suite that could not be run has no tests, and counts as one that failed. */
function add({ status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed').length;
  count.failed += failed + (status === 'failed' && failed === 0 ? 1 : 0);
  count.passed += assertionResults.filter((test) => test.status === 'passed').length;
  count.pending += assertionResults.filter((test) => test.status === 'pending').length;
}
