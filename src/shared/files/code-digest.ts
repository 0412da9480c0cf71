import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A text that is another one wherever the same input might lead to something else: by other code or other word lists below `root` (all of it, so
 * that nobody has to say what matters), or by another Node, which brings its own tables of characters.
 */
export function codeDigest(root: string): string {
  const hash = createHash('sha256').update(JSON.stringify(process.versions));
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
