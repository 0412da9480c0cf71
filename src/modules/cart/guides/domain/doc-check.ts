import { u16le } from '@/shared/content/bytes';
import { CompoundFile } from './compound-file';
import type { GuideFlaw } from './guide-format';

/** First word of the main stream of every Word document since Word 97, and of the two versions before ([MS-DOC] 2.5.2). */
const WORD_MARKS: readonly number[] = [0xa5ec, 0xa5dc];

/**
 * What keeps a `.doc` from being opened: it is a compound file whose sizes are consistent, with a `WordDocument`
 * stream that is all there and begins as Word's does. A spreadsheet or a truncated document is refused.
 */
export function flawOfDoc(bytes: Uint8Array): GuideFlaw | undefined {
  const container = CompoundFile.open(bytes);
  const main = container?.stream('WordDocument');
  if (container === undefined || main === undefined) return 'incomplete';
  const at = container.firstByteOf(main);
  return at >= 0 && WORD_MARKS.includes(u16le(bytes, at)) ? undefined : 'incomplete';
}
