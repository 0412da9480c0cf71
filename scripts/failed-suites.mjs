// Prints the files of a jest report that hold a test that failed, or could not be run, a line each.
import { existsSync, readFileSync } from 'node:fs';

const [, , report = ''] = process.argv;
if (existsSync(report)) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name, status } of testResults) if (status === 'failed') process.stdout.write(`${name}\n`);
}
