import { byteAt, hasBytes, u16le, u32le } from '@/shared/content/bytes';
import { CFB_SIGNATURE } from './guide-format';

/** Sector numbers from here up are marks, not sectors: end of chain, free, and the table's own sectors. */
const FIRST_MARK = 0xfffffffa;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;

const HEADER_FAT_ENTRIES = 109;
const ENTRY_BYTES = 128;
/** A Word document has some dozens of streams; a directory beyond this is none. */
const MAX_DIRECTORY_SECTORS = 1_024;
const MINI_SECTOR = 64;
const STREAM = 2;
const ROOT = 5;

/** One stream (or the root) of a compound file's directory. */
export interface CompoundEntry {
  readonly name: string;
  readonly type: number;
  readonly start: number;
  readonly size: number;
}

interface Geometry {
  readonly sectorBytes: number;
  /** Whole sectors after the header. */
  readonly sectors: number;
}

/** Header sanity ([MS-CFB] 2.2): byte order, version 3 with 512-byte sectors or 4 with 4096. */
function geometryOf(bytes: Uint8Array): Geometry | undefined {
  const version = u16le(bytes, 0x1a);
  const shift = u16le(bytes, 0x1e);
  const versionFits = (version === 3 && shift === 9) || (version === 4 && shift === 12);
  const sane = u16le(bytes, 0x1c) === 0xfffe && u16le(bytes, 0x20) === 6 && u32le(bytes, 0x38) === 4096;
  if (!hasBytes(bytes, 0, CFB_SIGNATURE) || !versionFits || !sane) return undefined;
  const sectorBytes = 2 ** shift;
  return { sectorBytes, sectors: Math.floor(bytes.length / sectorBytes) - 1 };
}

function sectorOffset({ sectorBytes }: Geometry, sector: number): number {
  return (sector + 1) * sectorBytes;
}

/** The sectors that hold the allocation table, from the header and its continuation; undefined when inconsistent. */
function tableSectors(bytes: Uint8Array, geometry: Geometry): readonly number[] | undefined {
  const declared = u32le(bytes, 0x2c);
  if (declared < 1 || declared > geometry.sectors) return undefined;
  const found: number[] = [];
  for (let index = 0; index < Math.min(declared, HEADER_FAT_ENTRIES); index += 1) {
    found.push(u32le(bytes, 0x4c + index * 4));
  }
  const perSector = geometry.sectorBytes / 4 - 1;
  let next = u32le(bytes, 0x44);
  while (found.length < declared && next < geometry.sectors) {
    const base = sectorOffset(geometry, next);
    const wanted = Math.min(declared - found.length, perSector);
    for (let index = 0; index < wanted; index += 1) found.push(u32le(bytes, base + index * 4));
    next = u32le(bytes, base + perSector * 4);
  }
  const complete = found.length === declared && found.every((sector) => sector < geometry.sectors);
  return complete ? found : undefined;
}

/** The allocation table; undefined when it uses a sector the file does not have, as a truncated one does. */
function readTable(bytes: Uint8Array, geometry: Geometry): Uint32Array | undefined {
  const sectors = tableSectors(bytes, geometry);
  if (sectors === undefined) return undefined;
  const perSector = geometry.sectorBytes / 4;
  const table = new Uint32Array(sectors.length * perSector);
  sectors.forEach((sector, part) => {
    const base = sectorOffset(geometry, sector);
    for (let index = 0; index < perSector; index += 1) table[part * perSector + index] = u32le(bytes, base + index * 4);
  });
  return table.subarray(geometry.sectors).every((mark) => mark === FREE) ? table : undefined;
}

/** The sectors of a chain in order; undefined when it leaves the table or turns in circles. */
function chainOf(table: Uint32Array, start: number): readonly number[] | undefined {
  const chain: number[] = [];
  for (let sector = start; sector !== END_OF_CHAIN;) {
    const next = table[sector];
    if (next === undefined || chain.length >= table.length) return undefined;
    if (next >= FIRST_MARK && next !== END_OF_CHAIN) return undefined;
    chain.push(sector);
    sector = next;
  }
  return chain;
}

function entryAt(bytes: Uint8Array, at: number): CompoundEntry {
  const nameBytes = Math.min(u16le(bytes, at + 0x40), 64);
  let name = '';
  for (let index = 0; index + 2 < nameBytes; index += 2) name += String.fromCharCode(u16le(bytes, at + index));
  return { name, type: byteAt(bytes, at + 0x42), start: u32le(bytes, at + 0x74), size: u32le(bytes, at + 0x78) };
}

/** An opened compound file ([MS-CFB]), the container of a `.doc`. */
export class CompoundFile {
  private constructor(
    private readonly bytes: Uint8Array,
    private readonly geometry: Geometry,
    private readonly table: Uint32Array,
    readonly entries: readonly CompoundEntry[],
  ) {}

  /** Opens the container; undefined when its header, allocation table or directory is missing or inconsistent. */
  static open(bytes: Uint8Array): CompoundFile | undefined {
    const geometry = geometryOf(bytes);
    const table = geometry && readTable(bytes, geometry);
    const directory = table && chainOf(table, u32le(bytes, 0x30));
    if (geometry === undefined || table === undefined || directory === undefined) return undefined;
    if (directory.length > MAX_DIRECTORY_SECTORS) return undefined;
    const perSector = geometry.sectorBytes / ENTRY_BYTES;
    const entries = directory.flatMap((sector) =>
      Array.from({ length: perSector }, (_, index) =>
        entryAt(bytes, sectorOffset(geometry, sector) + index * ENTRY_BYTES),
      ),
    );
    return entries[0]?.type === ROOT ? new CompoundFile(bytes, geometry, table, entries) : undefined;
  }

  /** The stream of this name, if the directory lists it. */
  stream(name: string): CompoundEntry | undefined {
    return this.entries.find((entry) => entry.type === STREAM && entry.name === name);
  }

  /** Offset in the file of a stream's first byte; -1 when its sectors don't hold the size the directory gives. */
  firstByteOf(stream: CompoundEntry): number {
    if (stream.size < 1) return -1;
    return stream.size < 4096 ? this.firstByteInMiniStream(stream) : this.firstByteInSectors(stream);
  }

  private firstByteInSectors({ start, size }: CompoundEntry): number {
    const chain = chainOf(this.table, start);
    const holds = chain !== undefined && chain.length * this.geometry.sectorBytes >= size;
    return holds ? sectorOffset(this.geometry, start) : -1;
  }

  private firstByteInMiniStream({ start, size }: CompoundEntry): number {
    const root = this.entries[0];
    const container = root && chainOf(this.table, root.start);
    const at = start * MINI_SECTOR;
    if (root === undefined || container === undefined || at + size > root.size) return -1;
    const sector = container[Math.floor(at / this.geometry.sectorBytes)];
    return sector === undefined ? -1 : sectorOffset(this.geometry, sector) + (at % this.geometry.sectorBytes);
  }
}
