import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeDigest } from '@/shared/files/code-digest';

describe('codeDigest', () => {
  it('is another one when any file is another one, has another name or is missing', () => {
    const root = mkdtempSync(join(tmpdir(), 'code-digest-'));
    try {
      mkdirSync(join(root, 'words'));
      const write = (name: string, text: string): string => {
        writeFileSync(join(root, name), text);
        return codeDigest(root);
      };
      const codes = [write('main.js', 'a'), write('words/list.js', 'b'), write('words/list.js', 'c'), write('d', '')];
      renameSync(join(root, 'd'), join(root, 'e'));
      codes.push(codeDigest(root));
      expect(new Set(codes).size).toBe(codes.length);
      expect(write('main.js.map', 'where it came from')).toBe(codes.at(-1));
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
