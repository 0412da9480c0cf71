import fc from 'fast-check';
import { BlobColumn } from '@/shared/kernel/blob-column';

const bytesOf = (column: BlobColumn, row: number): number[] =>
  Array.from(column.bytes(row).subarray(column.start(row), column.start(row) + column.length(row)));

describe('BlobColumn', () => {
  it('holds what a plain map would, whatever is put in whatever order', () => {
    const change = fc.record({ row: fc.nat(2000), length: fc.oneof(fc.nat(40), fc.nat(3000)), byte: fc.nat(255) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
        const column = new BlobColumn();
        const expected = new Map<number, number[]>();
        for (const { row, length, byte } of changes) {
          column.put(row, new Uint8Array(length + 3).fill(byte), length);
          expected.set(row, new Array<number>(length).fill(byte));
        }
        for (const [row, bytes] of expected) expect(bytesOf(column, row)).toEqual(bytes);
      }),
    );
  });

  it('uses freed memory again, and gives large blocks arrays of their own', () => {
    const column = new BlobColumn();
    const large = new Uint8Array(5_000_000).fill(7);
    const arrays = new Set<Uint8Array>();
    for (let round = 0; round < 60; round++)
      for (let row = 0; row < 300; row++) {
        column.put(row, large, 900 + ((row + round) % 90));
        arrays.add(column.bytes(row));
      }
    expect(arrays.size).toBe(1);
    column.put(7, large, large.length);
    expect(column.bytes(7)).toHaveLength(large.length);
    column.put(7, large, 3);
    expect(bytesOf(column, 7)).toEqual([7, 7, 7]);
  });
});
