// Adds up jest's JSON reports and prints the closing line of .ci/run. Exits 1 when anything failed or a report is missing.
import { existsSync, readFileSync } from 'node:fs';

const [, , failedChecks = '0', ...reports] = process.argv;
let passed = 0;
let failed = Number(failedChecks);
let skipped = 0;
for (const report of reports) {
  if (!existsSync(report)) {
    process.stderr.write(`no test report ${report}\n`);
    failed += 1;
    continue;
  }
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed += result.numPassedTests;
  failed += result.numFailedTests + (result.numFailedTests === 0 ? result.numFailedTestSuites : 0);
  skipped += result.numPendingTests;
  if (result.numTotalTests === 0) failed += 1;
}
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
process.exit(failed > 0 ? 1 : 0);
