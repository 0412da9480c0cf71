import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';

/** What computers and recorders have so much of. */
export const MEMORIES = words('ram ssd hdd nvme emmc');
const UNIT = /^\d*[gt]b$/;

/** Where memory is told behind its amount, which begins at `from`: `16gb ram`, what a thing has that is named before. */
export function hadMemory(tokens: readonly ScanToken[]): { readonly at: number; readonly from: number }[] {
  return [...tokens.keys()].flatMap((at) => {
    const unit = textAt(tokens, at - 1);
    if (!MEMORIES.has(textAt(tokens, at)) || !UNIT.test(unit)) return [];
    return [{ at, from: unit.length > 'gb'.length ? at - 1 : at - 2 }];
  });
}
